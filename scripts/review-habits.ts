/**
 * A reviewer of this repository's own pull requests: prints, as a `review-output` document, which of the habits in
 * CONTRIBUTING.md a change leaves out. It reads file names only.
 *
 *     node scripts/review-habits.ts <base commit>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { project } from '../src/model/project.ts';

interface Habit {
  readonly scope: string;
  /** How the line of CONTRIBUTING.md begins that asks for it. */
  readonly asked: string;
  readonly issue: string;
  readonly implications: string;
  readonly fix: string;
  readonly isBroken: (changes: (folder: string) => boolean) => boolean;
}

const habits: readonly Habit[] = [
  {
    scope: 'tests',
    asked: '- A test is named',
    issue: 'Code in `src/` changed and no test did.',
    implications: 'Nothing holds the new behaviour, so the next change may lose it unnoticed.',
    fix: 'Add a test that fails without the change, or say in the description why none is needed.',
    isBroken: (changes) => changes('src/') && !changes('test/'),
  },
  {
    scope: 'changelog',
    asked: '- What somebody can notice',
    issue: 'Code in `src/` or `action.yml` changed and `CHANGELOG.md` did not.',
    implications: 'People who update learn of the change only when it hits them.',
    fix: 'Add a line, unless nobody can notice the change.',
    isBroken: (changes) => (changes('src/') || changes('action.yml')) && !changes('CHANGELOG.md'),
  },
];

function changedPaths(base: string): readonly string[] {
  const range = `${base}...HEAD`;
  return execFileSync('git', ['diff', '--name-only', '-z', '--end-of-options', range], {
    encoding: 'utf8',
  }).split('\0');
}

function reference(asked: string): string {
  const lines = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(asked)) + 1;
  const url = `https://github.com/${project.home}/blob/main/CONTRIBUTING.md#L${line}`;
  return `[CONTRIBUTING.md:${line} — what we ask of a change](${url})`;
}

const [base = 'origin/main'] = process.argv.slice(2);
const paths = changedPaths(base);
const broken = habits.filter(({ isBroken }) =>
  isBroken((start) => paths.some((path) => path.startsWith(start))),
);
const findings = broken.map(({ scope, asked, issue, implications, fix }) => ({
  type: 'system',
  scope,
  category: 'standards',
  issue,
  references: [reference(asked)],
  implications,
  severity: 'MINOR',
  confidence: 'MEDIUM',
  fix,
  fix_confidence: 'MEDIUM',
}));
process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
