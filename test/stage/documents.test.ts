import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { gatherFromDirectory, gatherNamed, reviewerIdOf } from '../../src/ingest/gather.ts';
import { changedLines } from '../../src/ingest/locations.ts';
import { reviewersFrom } from '../../src/ingest/settle-reviewers.ts';
import type { ReviewerOutcome } from '../../src/model/reviewer.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { runFiles } from '../../src/review-directory/schema-catalog.ts';
import { validateCommand } from '../../src/tools/validate-command.ts';
import { buildChangedFile, gitDiff } from '../support/builders/diff.ts';
import { c1, c1Blocking } from '../support/builders/documents.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { inlineFinding } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { ScriptedCommands } from '../support/fakes/scripted-commands.ts';
import { scriptedFiles } from '../support/fakes/scripted-files.ts';
import { finishedRun } from '../support/finished-run.ts';

function diffOf(text: string) {
  const parsed = parseDiff(new TextEncoder().encode(text));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.diff;
}

const diff = diffOf(`diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -10,3 +10,4 @@
 ten
-eleven
+ELEVEN\r
+and a half
 twelve
`);

it('the text of changed lines is found by the numbers of the tree that the reviewer read, if its lines are the same', () => {
  expect(changedLines(diff, diffOf('')).text('a.ts', 10, 12)).toEqual(['ten', 'ELEVEN', 'and a half']);
  const toHead = diffOf(`diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,4 +1,2 @@
 one
-came with the base
-so did this
 two
@@ -13,2 +11,2 @@
-not yet
+ELEVEN
 and a half
`);
  const { text } = changedLines(diff, toHead);
  expect(text('a.ts', 14, 14)).toEqual(['and a half']);
  expect(text('a.ts', 12, 14)).toBeUndefined();
});

async function warningsOf(...run: Parameters<typeof runConfigured>) {
  const { reporter } = await runConfigured(...run);
  return reporter.lines.filter((line) => line.startsWith('warning: '));
}

it.each(['coverage', 'size'])('warns of a document whose reviewer would be called %s', async (id) => {
  const warning = [expect.stringMatching(new RegExp(`^warning: ${id}: .* does not count`))];
  const findings = [{ glob: `${id}.json` }];
  expect(await warningsOf({}, { files: { [`${id}.json`]: '[]' }, settings: { findings } })).toEqual(warning);
  const directory = new MemoryDirectory();
  await runConfigured({}, { directory, settings: { stage: 'fetch' } });
  directory.time = Date.now() + 60_000;
  await directory.write(`reviewers/${id}/output.json`, '[]');
  expect(await warningsOf({}, { directory, settings: { stage: 'ingest' } })).toEqual(warning);
});

it('warns of a named file that is part of the head commit, and of one that is older than the run', async () => {
  const files = { 'mine.json': { content: '[]', tracked: true } };
  const findings = [{ glob: 'mine.json', reviewer: 'mine' }];
  expect(await warningsOf({}, { files, settings: { findings } })).toEqual([
    expect.stringMatching(/^warning: mine: mine\.json does not count: .* part of the head commit/),
  ]);
  const directory = new MemoryDirectory();
  await directory.write('review_findings.json', '[]');
  expect(await warningsOf({}, { directory })).toEqual([
    expect.stringMatching(/^warning: review_findings: .* older than this run$/),
  ]);
});

const reviewed: ReviewerOutcome = { state: 'reviewed' };

const skipped: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };

const foreign = { reviewer: 'claude', outcome: reviewed, foreign: true } as const;

const stateOf = (...reports: Parameters<typeof reviewersFrom>[0]) =>
  reviewersFrom(reports, effectivePolicy(undefined, {}))[0]?.outcome.state;

it('does not count a document of another run for a reviewer that was skipped in this one', () => {
  expect(stateOf({ reviewer: 'claude', outcome: skipped }, foreign)).toBe('unavailable');
});

it('counts the own document of a reviewer of which another run has a document as well', () => {
  expect(stateOf(foreign, { reviewer: 'claude', outcome: reviewed })).toBe('reviewed');
});

describe('files that `findings` names', () => {
  const gathered = async (names: readonly string[], findings: Parameters<typeof gatherNamed>[1]) => {
    const files = Object.fromEntries(names.map((name) => [name, '[]']));
    const { documents, absent } = await gatherNamed({ received: scriptedFiles(files) }, findings);
    return [
      documents.map(({ reviewer, file }) => `${reviewer} ${file}`),
      absent.map(({ reviewer, reason }) => `${reviewer}: ${reason}`),
    ];
  };

  it('belong to the named reviewer, else to the file’s own name, in a fixed order', async () => {
    const findings = [{ glob: 'z.json', reviewer: 'alpha' }, { glob: '*.json' }];
    expect(await gathered(['out/gemini.json', 'claude.v2.json', 'z.json'], findings)).toEqual([
      ['alpha z.json', 'claude claude.v2.json', 'gemini out/gemini.json'],
      [],
    ]);
  });

  it('leave their reviewer absent if there are none', async () => {
    const findings = [{ glob: 'claude.json' }, { reviewer: 'mine', glob: 'out/*.json' }];
    expect(await gathered([], findings)).toEqual([
      [],
      ['claude: no file matches claude.json', 'mine: no file matches out/*.json'],
    ]);
  });

  it('are read once, and a reviewer whose file an earlier line took is absent', async () => {
    const glob = 'claude.json';
    const findings = [
      { glob: '*.json' },
      { glob },
      { reviewer: 'claude', glob },
      { reviewer: 'security', glob },
    ];
    expect(await gathered([glob], findings)).toEqual([
      ['claude claude.json'],
      ['security: claude.json was already taken for claude by an earlier line of findings'],
    ]);
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
  for (const name of [
    'review_findings.json',
    'reviewers/b/output.json',
    'reviewers/a/output.sarif',
    'reviewers/a/result.json',
    'reviewers/a/b/output.json',
    'output.json',
    'findings.json',
  ])
    await directory.write(name, '[]');
  const { documents } = await gatherFromDirectory(directory, new Date(1_000).toISOString());
  expect(documents.map(({ file }) => file)).toEqual([
    'reviewers/a/output.sarif',
    'reviewers/b/output.json',
    'review_findings.json',
  ]);
  expect(documents.every(({ refusal }) => refusal === undefined)).toBe(true);
});

const names = Object.values(runFiles).map(({ title }) => title);

it('validates the files of a run, and names a problem with its line', async () => {
  const run = await finishedRun({ files: { 'claude.json': JSON.stringify([inlineFinding()]) } });
  const validate = async (file: string) => {
    const code = await validateCommand({ file, output: 'agent' }, run.shell);
    return { code, ...JSON.parse(run.takeOutput()) };
  };
  for (const name of names) {
    const path = join(run.reviewDir, name);
    expect(await validate(path), name).toMatchObject({ code: 0, valid: true, errors: [], omitted: 0 });
    await validateCommand({ file: path, output: 'human' }, run.shell);
    expect(run.takeOutput().replaceAll('\\', '')).toContain(`: valid ${name}\n`);

    const broken = join(run.root, name);
    writeFileSync(broken, readFileSync(path, 'utf8').replace(/^\{/, '{\n "foreign": 1,'));
    const { code, errors } = await validate(broken);
    expect(code).toBe(1);
    const problem = { rule: 'run/file', path: '/foreign', grade: 'refused', line: 2 };
    expect(errors, name).toEqual([expect.objectContaining(problem)]);
  }
  const other = join(run.root, 'package.json');
  writeFileSync(other, '{"name": "x", "gate": 1, "version": 1}');
  expect((await validate(other)).errors).toEqual([expect.objectContaining({ rule: 'format/unknown' })]);
});

describe('`paths.ignore`', () => {
  const conflict = '<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n';
  const snapshot = {
    diff: gitDiff(
      { 'src/app.ts': 'one\n', 'legacy/lib.ts': 'one\n' },
      { 'src/app.ts': 'two\n', 'legacy/lib.ts': `two\n${conflict}` },
    ),
    files: [buildChangedFile(), buildChangedFile({ filename: 'legacy/lib.ts' })],
  };
  const policy = { paths: { ignore: ['legacy/**'] }, reviewers: { model: { run: ['model'] } } };

  it('keeps files from the inputs of reviewers', async () => {
    const directory = new MemoryDirectory();
    const given: string[] = [];
    const commands = new ScriptedCommands(({ environment }) => {
      for (const name of ['DIFF', 'FILES', 'EVIDENCE'])
        given.push(directory.text(environment.get(`PR_VERDICT_${name}`)?.replace('/review/', '') ?? ''));
      return { stdout: '[]' };
    });
    await runConfigured(policy, { directory, commands, snapshot });
    expect(given).toHaveLength(3);
    for (const text of given) {
      expect(text).toContain('src/app.ts');
      expect(text).not.toContain('legacy/lib.ts');
    }
  });

  it('withholds findings about them alone, with the reason, and loses nothing', async () => {
    const commands = scripted({ stdout: c1(c1Blocking({ file: 'legacy/lib.ts', line: 1 })) });
    const { result, json } = await runConfigured(policy, { commands, snapshot });
    expect(result).toMatchObject({ exitCode: 0, verdict: 'PASS' });
    const suppressed = { reason: 'policy leaves its file out (`paths.ignore`)' };
    // The built-in reviewer reads the whole change, and its finding there is withheld like the other.
    expect(await json('findings.json')).toMatchObject({ findings: [{ suppressed }, { suppressed }] });
    expect(await json('receipt.json')).toMatchObject({ total: 2, counts: { withheld: 2 } });
  });
});
