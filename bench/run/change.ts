/** Changes in repositories of their own, with what reviewers found in them. All of it follows from the sizes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Size {
  readonly files: number;
  /** Of all reviewers together. */
  readonly findings: number;
  readonly reviewers: number;
}

export interface Change {
  readonly folder: string;
  /** The input `findings` of a run. */
  readonly findings: string;
  readonly documents: readonly string[];
}

const linesPerFile = 75;

const words =
  `alpha beta gamma delta token query index parser stream buffer cache retry socket header tree commit branch
review merge policy value count limit offset range table column user session request response handler worker queue event
signal timeout payload schema`.split(/\s+/);

/** Numbers below a bound that are the same in every run. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Makes a repository whose branch adds files of 75 lines; the caller removes its folder. */
export function makeChange({ files, findings, reviewers }: Size): Change {
  const random = createRandom(files + findings + reviewers);
  const word = () => words[random(words.length)] ?? '';
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-run-'));
  const root = join(folder, 'repository');
  mkdirSync(root);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: root,
    });
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(root, 'README.md'), 'Bench\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Base');
  git('checkout', '--quiet', '-b', 'feature');
  const pathOf = (index: number) => `src/m${index % 50}/f${index}.ts`;
  for (let index = 0; index < files; index += 1) {
    const line = () =>
      `  const ${word()}_${word()} = compute(${word()}, ${random(1e6)}); // ${sentence(6)}\n`;
    mkdirSync(join(root, pathOf(index), '..'), { recursive: true });
    writeFileSync(join(root, pathOf(index)), Array.from({ length: linesPerFile }, line).join(''));
  }
  git('add', '--all');
  git('commit', '--quiet', '--message=Change');
  const found = (index: number) => ({
    type: 'inline',
    file: pathOf(index % files),
    line: 1 + ((index * 7) % linesPerFile),
    category: ['logic', 'security', 'performance', 'style'][random(4)],
    issue: `${word()} ${word()} breaks ${word()} when ${word()} is ${random(1e6)}. ${sentence(15)}`,
    references: ['[Guide](https://example.com/guide)'],
    implications: sentence(10),
    severity: ['CRITICAL', 'MAJOR', 'MINOR'][random(3)],
    confidence: 'HIGH',
    fix: `Use ${word()} instead of ${word()}.`,
    fix_confidence: 'HIGH',
  });
  const all = Array.from({ length: findings }, (_, index) => found(index));
  const documents = Array.from({ length: reviewers }, (_, reviewer) => {
    const path = join(folder, `r${reviewer}.json`);
    writeFileSync(path, JSON.stringify(all.filter((_, index) => index % reviewers === reviewer)));
    return path;
  });
  const named = documents.map((path, reviewer) => `r${reviewer}=${path}`).join('\n');
  return { folder: root, findings: named, documents };
}
