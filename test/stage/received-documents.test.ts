import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runFiles } from '../../src/commands/run-file.ts';
import { validateCommand } from '../../src/commands/validate-command.ts';
import { gatherFromDirectory, gatherNamed, reviewerIdOf } from '../../src/ingest/gather.ts';
import { changedLines } from '../../src/ingest/read-document.ts';
import { reviewersFrom } from '../../src/ingest/settle-reviewers.ts';
import type { ReviewerOutcome } from '../../src/model/reviewer.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { buildChangedFile, diffOf, emptyDiff, gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { runConfigured } from '../support/configured-run.ts';
import * as make from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { scriptedFiles } from '../support/fakes/scripted-files.ts';
import { finishedRun } from '../support/run-on-disk.ts';

it('the text of changed lines is found by the numbers of the tree that the reviewer read, if its lines are the same', () => {
  const at = (text: string) => ({ 'a.ts': numbered(20, { 11: `${text}\nand a half` }) });
  const diff = diffOf({ 'a.ts': numbered(20) }, at('ELEVEN\r'));
  const read = changedLines(diff, emptyDiff);
  expect(read.text('a.ts', 10, 12)).toEqual(['line 10', 'ELEVEN', 'and a half']);
  const { text } = changedLines(
    diff,
    diffOf({ 'a.ts': `from base\n${at('not yet')['a.ts']}` }, at('ELEVEN\r')),
  );
  expect(text('a.ts', 13, 13)).toEqual(['and a half']);
  expect(text('a.ts', 12, 13)).toBeUndefined();
});

async function warningsOf(world: Parameters<typeof runConfigured>[1]) {
  const { reporter } = await runConfigured({}, world);
  return reporter.lines.filter((line) => line.startsWith('warning: '));
}

it.each(['coverage', 'size'])('warns of a document whose reviewer would be called %s', async (id) => {
  const warning = [expect.stringMatching(new RegExp(`^warning: ${id}: .* does not count`))];
  const findings = [{ glob: `${id}.json` }];
  expect(await warningsOf({ files: { [`${id}.json`]: '[]' }, settings: { findings } })).toEqual(warning);
  const directory = new MemoryDirectory();
  await runConfigured({}, { directory, settings: { stage: 'fetch' } });
  directory.time = Date.now() + 60_000;
  await directory.write(`reviewers/${id}/output.json`, '[]');
  expect(await warningsOf({ directory, settings: { stage: 'ingest' } })).toEqual(warning);
});

it('warns of a named file that is part of the head commit, and of one that is older than the run', async () => {
  const files = { 'mine.json': { content: '[]', tracked: true } };
  const findings = [{ glob: 'mine.json', reviewer: 'mine' }];
  expect(await warningsOf({ files, settings: { findings } })).toEqual([
    expect.stringMatching(/^warning: mine: mine\.json does not count: .* part of the head commit/),
  ]);
  const directory = new MemoryDirectory();
  await directory.write('review_findings.json', '[]');
  expect(await warningsOf({ directory })).toEqual([
    expect.stringMatching(/^warning: review_findings: .* older than this run$/),
  ]);
});

it('takes the file of C2 again and again for the commit that it names, under the name of its agent', async () => {
  const directory = new MemoryDirectory();
  const head = 'a'.repeat(40);
  const info = { pr_info: { head_sha: head }, metadata: { reviewer_agent: 'nightly' } };
  await directory.write('review_findings.json', JSON.stringify(info));
  const later = new Date(Date.now() + 60_000).toISOString();
  const gathered = async (reviewed?: string) =>
    (await gatherFromDirectory(directory, later, { reviewed })).documents.map(({ reviewer, fault }) => [
      reviewer,
      fault,
    ]);
  expect(await gathered(head)).toEqual([['nightly', undefined]]);
  expect(await gathered('b'.repeat(40))).toEqual([['nightly', 'the file is older than this run']]);
  expect(await gathered()).toEqual([['nightly', 'the file is older than this run']]);
});

const reviewed: ReviewerOutcome = { state: 'reviewed' };
const skipped: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };

it.each([
  ['does not count for a reviewer that was skipped in this one', skipped, 'unavailable'],
  ['leaves the own document and the kind of its reviewer', reviewed, 'reviewed'],
])('a document of another run %s', (_, outcome, state) => {
  const reviewer = 'claude';
  const foreign = { reviewer, outcome: reviewed, foreign: true, format: 'sarif' } as const;
  const own = { reviewer, outcome, format: 'review-data' };
  for (const reports of [
    [foreign, own],
    [own, foreign],
  ]) {
    const reviewers = reviewersFrom(reports, effectivePolicy(undefined, {}));
    expect(reviewers).toMatchObject([{ kind: 'ai', outcome: { state } }]);
  }
});

describe('files that `findings` names', () => {
  const glob = 'claude.json';
  const security = { reviewer: 'security', glob };
  const taken = 'claude.json was already taken for claude by an earlier line of findings';

  it.each<[string, string, Parameters<typeof gatherNamed>[1], readonly string[], readonly string[]]>([
    [
      'belong to the named reviewer, else to the file’s own name, in a fixed order',
      'out/gemini.json claude.v2.json z.json',
      [{ glob: 'z.json', reviewer: 'alpha' }, { glob: '*.json' }],
      ['alpha z.json', 'claude claude.v2.json', 'gemini out/gemini.json'],
      [],
    ],
    [
      'leave their reviewer absent if there are none',
      '',
      [{ glob }, { reviewer: 'mine', glob: 'out/*.json' }],
      [],
      ['claude: no file matches claude.json', 'mine: no file matches out/*.json'],
    ],
    [
      'are read once, and a reviewer whose file an earlier line took is absent',
      glob,
      [{ glob: '*.json' }, { glob }, { reviewer: 'claude', glob }, security],
      ['claude claude.json'],
      [`security: ${taken}`],
    ],
  ])('%s', async (_, names, findings, documents, absent) => {
    const files = Object.fromEntries(names.split(' ').map((name) => [name, '[]']));
    const found = await gatherNamed({ findReceived: scriptedFiles(files) }, findings);
    expect(found.documents.map(({ reviewer, file }) => `${reviewer} ${file}`)).toEqual(documents);
    expect(found.absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`)).toEqual(absent);
  });

  it.each([
    ['out/claude.json', 'claude'],
    ['.hidden', 'hidden'],
    ['*.json', 'reviewer'],
    ['out/a b.sarif', 'a-b'],
    ['-x-.json', 'x'],
    [`${'a'.repeat(80)}.json`, 'a'.repeat(64)],
  ])('give the reviewer of %s the id %s', (path, id) => {
    expect(reviewerIdOf(path)).toBe(id);
  });
});

it('documents in the review directory are those of C2 and of the review stage, and nothing else', async () => {
  const directory = new MemoryDirectory();
  directory.time = 2_000;
  const read = ['reviewers/a/output.sarif', 'reviewers/b/output.json', 'review_findings.json'];
  const others = ['reviewers/a/result.json', 'reviewers/a/b/output.json', 'output.json', 'findings.json'];
  for (const name of [...others, ...read.toReversed()]) await directory.write(name, '[]');
  const { documents } = await gatherFromDirectory(directory, new Date(1_000).toISOString());
  expect(documents.map(({ file }) => file).sort()).toEqual(read.toSorted());
  expect(documents.every(({ fault }) => fault === undefined)).toBe(true);
});

it('validates the files of a run, and names a problem with its line', async () => {
  const run = await finishedRun({ files: { 'claude.json': c1(c1Blocking()) } });
  const validate = async (file: string) => {
    const code = await validateCommand({ file, output: 'agent' }, run.shell);
    return { code, ...JSON.parse(run.takeOutput()) };
  };
  for (const { title: name } of runFiles) {
    const path = join(run.reviewDir, name);
    expect(await validate(path), name).toMatchObject({ code: 0, valid: true, errors: [], omitted: 0 });
    await validateCommand({ file: path, output: 'human' }, run.shell);
    expect(run.takeOutput().replaceAll('\\', '')).toContain(`: valid ${name}\n`);

    const broken = join(run.root, name);
    writeFileSync(broken, readFileSync(path, 'utf8').replace(/^\{/, '{\n "foreign": 1,'));
    const problem = { rule: 'run/file', path: '/foreign', grade: 'refused', line: 2 };
    const errors = [expect.objectContaining(problem)];
    expect(await validate(broken), name).toMatchObject({ code: 1, errors });
  }
  const other = join(run.root, 'package.json');
  writeFileSync(other, '{"name": "x", "gate": 1, "version": 1}');
  expect(await validate(other)).toMatchObject({ errors: [{ rule: 'format/unknown' }] });
});

it('`paths.ignore` keeps files from reviewers, and withholds findings about them alone, with the reason', async () => {
  const conflict = '<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n';
  const snapshot = {
    diff: gitDiff(
      { 'src/app.ts': 'one\n', 'legacy/lib.ts': 'one\n' },
      { 'src/app.ts': 'two\n', 'legacy/lib.ts': `two\n${conflict}` },
    ),
    files: [buildChangedFile(), buildChangedFile({ filename: 'legacy/lib.ts' })],
  };
  const policy = { paths: { ignore: ['legacy/**'] }, reviewers: { model: { run: ['model'] } } };
  const play = () => ({ stdout: c1(c1Blocking({ file: 'legacy/lib.ts', line: 1 })) });
  const { given, result, json } = await runConfigured(policy, { play, snapshot });

  for (const name of ['pr_diff.txt', 'files.json', 'evidence_pack.json'])
    expect(given[0]?.[name], name).toContain('src/app.ts');
  expect(JSON.stringify(given)).not.toContain('legacy/lib.ts');
  expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
  const suppressed = { reason: 'policy leaves its file out (`paths.ignore`)' };
  // The built-in reviewer reads the whole change, and its finding there is withheld like the other.
  expect(await json('findings.json')).toMatchObject({ findings: [{ suppressed }, { suppressed }] });
  expect(await json('receipt.json')).toMatchObject({ total: 2, counts: { withheld: 2 } });
});

it.each([
  ['text', /No finding is open/, { withheld: 1 }],
  ['comments', /1 finding to consider/, { withheld: 0 }],
])(
  'shows people the text of a plan, and its steps as comments only where policy says so: %s',
  async (steps, headline, counts) => {
    const plan = make.planEnvelope({
      presentation: { user_markdown: 'Split the loader.\n\nThen **rest**.' },
      plan: {
        touch_budget: {},
        steps: [make.step({ tier: 'A', title: 'Move the cache', files: ['src/app.ts'] })],
      },
    });
    const findings = [{ glob: 'planner.json' }];
    const world = { files: { 'planner.json': JSON.stringify(plan) }, settings: { findings } };
    const { result, directory, json } = await runConfigured({ policy: { 'envelope-steps': steps } }, world);
    expect(result).toMatchObject({ verdict: 'PASS', receipt: { counts } });
    for (const page of [result.page, directory.text('report.md')]) {
      expect(page).toContain('Split the loader.\n\nThen **rest**.');
      expect(page).toMatch(headline);
      expect(page?.includes('Move the cache')).toBe(steps === 'comments');
    }
    expect(await json('review-latest.json')).toMatchObject({ findings: [{ title: 'Move the cache' }] });
  },
);
