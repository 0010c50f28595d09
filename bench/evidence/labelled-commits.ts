import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { wantedBaseFiles } from '../../src/change/base-files.ts';
import { buildEvidencePack } from '../../src/change/build-pack.ts';
import { holdsTests, mayHoldTests } from '../../src/change/related-tests.ts';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { changedFiles } from '../../src/git/git-evidence.ts';
import type { EvidencePack } from '../../src/model/evidence-pack.ts';

const Lane = z.enum(['green', 'yellow', 'red']);

const LabelledCommit = z.strictObject({
  repository: z.string(),
  /** Not looked at while rules are written. */
  heldOut: z.boolean().default(false),
  commit: z.string(),
  lane: Lane,
  reason: z.string(),
  /** Changed manifests whose dependencies changed. */
  manifests: z.array(z.string()).default([]),
  /** Changed sources with their tests; a source that names itself has tests inside. */
  tests: z.record(z.string(), z.array(z.string())).default({}),
});
type LabelledCommit = z.output<typeof LabelledCommit>;

function readLabels(): readonly LabelledCommit[] {
  const text = readFileSync(new URL('labels.json', import.meta.url), 'utf8');
  return z.array(LabelledCommit).parse(JSON.parse(text));
}

/** The git directory of a repository below a folder of clones. */
function findClone(folder: string, repository: string): string | undefined {
  const joined = repository.replace('/', '+');
  const names = [join(joined, 'repo'), repository, joined, repository.split('/').at(-1) ?? ''];
  return names.map((name) => join(folder, name)).find((path) => existsSync(path));
}

/** The commit's changes to its first parent, as `fetch` describes them. */
function packOf(clone: string, commit: string): EvidencePack {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', clone, ...args], { maxBuffer: 1 << 28 });
  const tree = (id: string) =>
    git('ls-tree', '-r', '-z', '--name-only', id).toString('utf8').split('\0').slice(0, -1);
  const diff = new Uint8Array(git('diff', '--no-color', '--no-ext-diff', '-M', `${commit}^`, commit));
  const reading = parseDiff(diff);
  if (!reading.ok) throw new Error(`${commit}: ${reading.error.message}`);
  const files = changedFiles(reading.diff, []);
  const paths = files.map(({ filename }) => filename);
  const baseFiles = wantedBaseFiles(tree(`${commit}^`), paths).map((path) => ({
    path,
    text: git('show', `${commit}^:${path}`).toString('utf8'),
  }));
  const rustSources = files
    .filter(({ status, filename }) => status !== 'removed' && mayHoldTests(filename))
    .map(({ filename }) => filename);
  return buildEvidencePack({
    files,
    diff,
    parsed: reading.diff,
    coverage: { expected: files.length, covered: files.length, missing: [] },
    facts: {
      commits: [],
      baseFiles,
      headPaths: tree(commit),
      inlineTests: rustSources.filter((path) =>
        holdsTests(git('show', `${commit}:${path}`).toString('utf8')),
      ),
    },
    startedAt: 0,
    finishedAt: () => 0,
  }).pack;
}

interface Judged {
  readonly label: LabelledCommit;
  readonly pack: EvidencePack;
}

/** Prints how the rules judge the labelled commits whose repositories are in the folder. */
export function printLabelledCommits(folder: string, options: { readonly verbose: boolean }): void {
  const judged = readLabels().flatMap((label): Judged[] => {
    const clone = findClone(folder, label.repository);
    return clone === undefined ? [] : [{ label, pack: packOf(clone, label.commit) }];
  });
  const repositories = [...new Set(judged.map(({ label }) => label.repository))];
  for (const repository of repositories) {
    print(
      repository,
      judged.filter(({ label }) => label.repository === repository),
    );
  }
  print(
    'Tuned on',
    judged.filter(({ label }) => !label.heldOut),
  );
  print(
    'Held out',
    judged.filter(({ label }) => label.heldOut),
  );
  print('All', judged);
  if (options.verbose) for (const each of judged) printDifference(each);
}

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`})`;

function print(title: string, judged: readonly Judged[]): void {
  const judgedAs = (lane: string) => judged.filter(({ pack }) => pack.risk.lane === lane);
  const green = judgedAs('green');
  const right = judged.filter(({ label, pack }) => pack.risk.lane === label.lane);
  const red = judgedAs('red');
  const tooGreen = green.filter(({ label }) => label.lane !== 'green');
  const tooRed = red.filter(({ label }) => label.lane !== 'red');
  const missedReds = green.filter(({ label }) => label.lane === 'red');
  const manifests = judged.flatMap((each) => each.label.manifests.map((path) => isNamed(each.pack, path)));
  const tests = judged.flatMap(({ label, pack }) =>
    Object.entries(label.tests).map((entry) => isTestFound(pack, entry)),
  );
  console.log(
    `${title}: ${judged.length} commits; right lane ${share(right.length, judged.length)}; wrongly green ${share(tooGreen.length, judged.length)}, ${missedReds.length} of them red; reds wrong ${share(tooRed.length, red.length)}; yellow ${judgedAs('yellow').length}; manifests ${share(manifests.filter(Boolean).length, manifests.length)}; tests ${share(tests.filter(Boolean).length, tests.length)}`,
  );
}

function isNamed({ risk }: EvidencePack, path: string): boolean {
  return risk.factors.some(({ factor, files }) => factor === 'dependencies' && files.includes(path));
}

function isTestFound({ context }: EvidencePack, [source, tests]: [string, readonly string[]]): boolean {
  return context.related_tests.some(
    ({ source_file, test_file, test_exists }) =>
      test_exists && source_file === source && tests.includes(test_file),
  );
}

function printDifference({ label, pack }: Judged): void {
  const name = `${label.repository} ${label.commit.slice(0, 8)}`;
  const { lane, factors } = pack.risk;
  if (lane !== label.lane) {
    const why = factors.map(({ factor, files }) => `${factor} ${files.slice(0, 2).join(' ')}`).join('; ');
    console.log(`  ${name}: ${lane}, expected ${label.lane}: ${label.reason} [${why}]`);
  }
  for (const path of label.manifests) if (!isNamed(pack, path)) console.log(`  ${name}: no manifest ${path}`);
  for (const entry of Object.entries(label.tests))
    if (!isTestFound(pack, entry)) console.log(`  ${name}: no test of ${entry[0]}: ${entry[1].join(', ')}`);
}
