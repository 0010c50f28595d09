import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { type ConfiguredRun, inTurn, namedFile, runConfigured } from '../support/configured-run.ts';
import { evidencePack } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import type { Play, Script } from '../support/fakes/scripted-commands.ts';

const clean: Script = { stdout: '[]' };
const incomplete = { exitCode: 2, verdict: '' };
const exited = (code: number) => ({ how: 'exited', code }) as const;

/** A run with one reviewer, which does this. */
async function runModel(play: Play, keys: object = {}, world: ConfiguredRun = {}) {
  const reviewers = { model: { run: ['model'], ...keys } };
  const ran = await runConfigured({ hygiene: false, reviewers }, { play, ...world });
  return { ...ran, outcome: ran.outcomeOf('model'), report: await ran.json('ingest_report.json') };
}

describe('the inputs of a reviewer', () => {
  it('follow the format that the workflow sets for every document', async () => {
    const settings = { format: 'candidate-findings' } as const;
    const { requests, given } = await runModel(() => clean, { format: 'verdict' }, { settings });
    expect(requests[0]?.directory).toBe(['/review', 'work', 'model-0-0'].join('/'));
    expect(requests[0]?.environment.has('PR_VERDICT_FILES')).toBe(false);
    expect(JSON.parse(given[0]?.['schema.json'] ?? '')).toMatchObject({ title: 'C3: candidate findings' });
  });

  it.each([true, false])(
    'include a warning if the checkout contains a credential: %s',
    async (hasCredential) => {
      const reviewers = {
        a: { run: ['a'], kind: 'tool' },
        b: { run: ['b'], input: 'files' },
        c: { run: ['c'] },
      };
      const policy = { reviewers, verifiers: { types: { run: ['types'] } } };
      const { json, reporter } = await runConfigured(policy, { play: () => clean, hasCredential });
      const { notes } = Object(await json('ingest_report.json'));
      expect(notes).toEqual(hasCredential ? [expect.stringMatching(/^a: CHECKOUT_CREDENTIALS: /)] : []);
      const warned = reporter.lines.filter((line) => line.includes('CHECKOUT_CREDENTIALS'));
      expect(warned.map((line) => line.split(': CHECKOUT')[0]).sort()).toEqual(
        hasCredential ? ['warning: Verifier types', 'warning: a'] : [],
      );
    },
  );
});

describe('a repair', () => {
  const broken = { stdout: c1(c1Blocking({ confidence: 'very sure' }), c1Finding({ severity: 'HUGE' })) };
  const repaired = { stdout: c1(c1Blocking()) };

  it('gets the errors and the previous answer, and the report counts the fixed and the remaining problems', async () => {
    const { given, report } = await runModel(inTurn(broken, repaired));
    expect(JSON.parse(given[1]?.['errors.json'] ?? '')).toMatchObject({
      valid: false,
      errors: expect.arrayContaining([
        expect.objectContaining({ path: '/1/severity', rule: 'C1/severity', grade: 'refused' }),
        expect.objectContaining({ path: '/0/confidence', rule: 'C1/confidence', grade: 'deviation' }),
      ]),
    });
    expect(given[1]).toMatchObject({ 'previous_answer.json': broken.stdout });
    const notes = [expect.stringContaining('1 problem (C1/severity)')];
    expect(report).toMatchObject({ refused: [], notes });
  });

  it.each<[string, Script, object, number]>([
    ['as many attempts as policy allows', { stdout: '{}' }, { repairs: 3 }, 3],
    ['a failure, which costs nothing', { ...repaired, end: exited(3) }, { retries: 0 }, 1],
  ])('is over after %s, and the earlier answer is kept', async (_, answer, keys, repairs) => {
    const { requests, outcome, report } = await runModel(inTurn(broken, answer), keys);
    expect(requests).toHaveLength(1 + repairs);
    expect(outcome).toEqual({ state: 'reviewed' });
    const notes = Array.from({ length: repairs }, () => expect.stringContaining('its earlier answer'));
    expect(report).toMatchObject({ refused: [{ pointer: '/1' }], notes });
  });

  it.each([
    ['a model', {}, 2],
    ['not of a tool', { kind: 'tool' }, 1],
  ])('is asked of %s for lines that are no part of the change', async (_, keys, starts) => {
    const elsewhere = { stdout: c1(c1Finding({ file: 'src/app.ts', line: 900 })) };
    const { requests, result } = await runModel(inTurn(elsewhere, repaired), keys);
    expect(requests).toHaveLength(starts);
    expect(result.verdict === 'FAIL').toBe(starts > 1);
  });
});

describe('an empty answer whose text shows no reading', () => {
  const silent = { stdout: '{"findings": [], "summary": "No diff was given to me."}' };

  it.each([
    ['with the files that were read is a review', '{"findings": [], "reviewed": ["src/app.ts"]}', 'reviewed'],
    ['with nothing else is none', '[]', 'invalid'],
    ['with the same text is none', silent.stdout, 'invalid'],
  ])('is asked again, and an answer %s', async (_, stdout, state) => {
    const { given, json } = await runModel(inTurn(silent, { stdout }));
    expect(given[1]?.['errors.json']).toContain('reviewed');
    expect(given[1]?.['errors.json']).not.toContain('nothing else');
    expect(await json('findings.json')).toMatchObject({ reviewers: [{ outcome: { state } }] });
  });

  it('is invalid where policy allows no repair', async () => {
    const { requests, json } = await runModel(() => silent, { repairs: 0 });
    expect(requests).toHaveLength(1);
    expect(await json('findings.json')).toMatchObject({ reviewers: [{ outcome: { state: 'invalid' } }] });
  });
});

describe('a reviewer that fails', () => {
  const flooded: Script = { end: { how: 'flooded', stream: 'stdout' }, stdout: '[{' };

  it.each<[string, Script, string, number]>([
    ['a full disk', { end: exited(3), stderr: 'write: No space left on device' }, 'DISK_FULL', 3],
    ['an early death', { end: exited(3) }, 'DIED_EARLY', 3],
    ['a crash', { end: { how: 'killed', signal: 'SIGSEGV' } }, 'DIED_EARLY', 3],
    ['a document and a contradicting exit code', { end: exited(70), stdout: '[]' }, 'DIED_EARLY', 3],
    ['a code of failure over half a document', { end: exited(1), stdout: '[{' }, 'DIED_EARLY', 3],
    ['no answer', {}, 'EMPTY_ANSWER', 3],
    ['too much of a document', flooded, 'TOO_MUCH_OUTPUT', 1],
    ['no program', { end: { how: 'not-started', reason: 'no such program' } }, 'NOT_STARTED', 1],
  ])('has a code, and is retried if that may help: %s', async (_, script, code, starts) => {
    const { requests, result, outcome } = await runModel(() => script, { retries: 2 });
    expect(requests).toHaveLength(starts);
    expect(result).toMatchObject(incomplete);
    expect(result.page).toMatch(new RegExp(`model is unavailable: .*\\(${code}\\)`));
    expect(outcome).toMatchObject({ state: 'unavailable', reason: expect.stringContaining(code) });
  });

  it('has reviewed once an attempt answers', async () => {
    const { outcome } = await runModel(inTurn({ end: { how: 'timed-out' } }, {}, clean), { retries: 2 });
    expect(outcome).toEqual({ state: 'reviewed' });
  });

  it('ends with the others when one cannot get its files, and no other starts after that', async () => {
    const directory = new MemoryDirectory();
    const write = directory.write.bind(directory);
    directory.write = async (name, content) => {
      if (!name.startsWith('work/d-0-0/')) return write(name, content);
      throw new Failure({ kind: 'operational', code: 'DISK_FULL', message: 'no room', fix: 'make room' });
    };
    const started: string[] = [];
    const ended: string[] = [];
    const play: Play = async ({ run: [name = ''] }, cancelled) => {
      started.push(name);
      if (!cancelled.aborted) await once(cancelled, 'abort');
      ended.push(name);
      return { end: { how: 'cancelled' } };
    };
    const reviewers = Object.fromEntries([...'abcde'].map((id) => [id, { run: [id] }]));
    const run = runConfigured({ reviewers }, { play, directory });
    await expect(run).rejects.toMatchObject({ code: 'DISK_FULL' });
    expect(started).toEqual(['a', 'b', 'c']);
    expect(ended).toEqual(started);
  });
});

describe('an answer', () => {
  const empty = { reason: expect.stringContaining('EMPTY_ANSWER') };

  it('in its file counts, whatever is on standard output', async () => {
    const directory = new MemoryDirectory();
    const play: Play = async (request) => {
      await directory.write(namedFile(request, 'OUTPUT'), c1(c1Blocking()));
      return clean;
    };
    const { result } = await runModel(play, {}, { directory });
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  });

  it('may name files in the copy of the checkout that an agent reads', async () => {
    const finding = c1Finding({ file: '/copy/lib/other.ts' });
    const { json } = await runModel(inTurn({ stdout: c1(finding) }), {}, { copy: '/copy' });
    expect(await json('findings.json')).toMatchObject({
      findings: [{ locations: [{ path: 'lib/other.ts' }] }],
    });
  });

  it('is not a file that was there before its reviewer ran', async () => {
    const directory = new MemoryDirectory();
    await runModel(() => clean, {}, { directory });
    for (const name of ['work/model-0-0/output.json', 'work/model-0-1/output.json', 'review_findings.json'])
      await directory.write(name, '[]');
    const { result, outcome } = await runModel(() => ({}), {}, { directory });
    expect(result).toMatchObject(incomplete);
    expect(outcome).toMatchObject(empty);
    expect(directory.has('reviewers/model/output.json')).toBe(false);
  });

  it('is not a file that another reviewer left in its place', async () => {
    const directory = new MemoryDirectory();
    const play: Play = async ({ run: [name] }) => {
      if (name === 'late') return {};
      await directory.write('work/late-0-0/output.json', '[]');
      return clean;
    };
    const late = { run: ['late'], role: 'challenger', retries: 0 };
    const reviewers = { early: { run: ['early'] }, late };
    const { outcomeOf } = await runConfigured({ reviewers }, { directory, play });
    expect(outcomeOf('early')).toEqual({ state: 'reviewed' });
    expect(outcomeOf('late')).toMatchObject(empty);
  });

  it('for another reviewer is removed, with a warning', async () => {
    const directory = new MemoryDirectory();
    const play: Play = async () => {
      await directory.write('reviewers/other/output.json', '[]');
      return clean;
    };
    const { log } = await runModel(play, {}, { directory });
    expect(directory.has('reviewers/other/output.json')).toBe(false);
    expect(log).toMatch(/^warning: reviewers\/other\/output\.json .*removed$/m);
  });

  it.each(['manifest.json', 'reviewers/other/output.json', 'reviewers/other/result.json'])(
    'ends the run if its reviewer changed %s',
    async (name) => {
      const reviewers = { model: { run: ['model'] }, other: { run: ['other'] } };
      const directory = new MemoryDirectory();
      await runConfigured({ reviewers }, { directory, play: () => clean });
      expect(directory.has(name)).toBe(true);
      const play: Play = async () => {
        await directory.write(name, '[{}]');
        return clean;
      };
      const run = runConfigured({ reviewers }, { directory, play, settings: { reviewers: ['model'] } });
      await expect(run).rejects.toMatchObject({ code: 'REVIEW_FILE_CHANGED' });
    },
  );

  const compact = (text: string) => JSON.stringify(JSON.parse(text));
  const fenced = (text: string) => `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n`;

  it.each([
    ['PRIOR'],
    ['PRIOR', compact],
    ['PRIOR', fenced],
    ['EVIDENCE'],
    ['SCHEMA'],
    ['FILES'],
    ['DIFF'],
  ] as const)('is no review if the reviewer was given it: %s', async (variable, change = String) => {
    const directory = new MemoryDirectory();
    const play: Play = (request) => ({ stdout: change(directory.text(namedFile(request, variable))) });
    const { result, outcome } = await runModel(play, { retries: 0 }, { directory });
    expect(outcome).toMatchObject({ state: 'invalid', reason: expect.stringContaining('INPUT_RETURNED') });
    expect(result).toMatchObject(incomplete);
  });

  it('is no review if it is an evidence pack from elsewhere', async () => {
    const files = { 'mine.json': JSON.stringify(evidencePack()) };
    const findings = [{ glob: 'mine.json', reviewer: 'mine' }];
    const { result } = await runConfigured({}, { files, settings: { findings } });
    expect(result).toMatchObject(incomplete);
  });

  it('shows its secrets in no path, category or id', async () => {
    const finding = c1Finding({ file: 'src/hunter2.ts', category: 'hunter2', issue: 'hunter2 is known.' });
    const { directory, checks } = await runModel(() => ({ stdout: c1(finding) }), {}, { onGitHub: true });
    const written = directory.names().filter((name) => !name.startsWith('reviewers/'));
    for (const name of written) expect(directory.text(name), name).not.toContain('hunter2');
    expect(JSON.stringify(checks.concluded)).not.toContain('hunter2');
    expect(directory.json('receipt.json')).toMatchObject({ total: 1 });
  });
});

describe('standard error of a reviewer', () => {
  const logOf = async (play: Play) => {
    const { directory, ...ran } = await runModel(play, { retries: 0 });
    return { ...ran, kept: directory.text('reviewers/model/stderr.log') };
  };

  it('is shown while it goes on, and then folded and kept without secrets', async () => {
    const { reporter, log, kept } = await logOf(({ onLine }) => {
      onLine?.('reading hunter2');
      return { ...clean, stderr: 'used hunter2\n' };
    });
    expect(reporter.taskLines).toEqual(['reading hunter2']);
    expect(kept).toContain('used ***');
    expect(log).toContain('fold: model: standard error');
    expect(log + kept).not.toContain('hunter2');
  });

  it.each([
    ['its last line', 'starting\nno quota left\n'],
    ['the error above a stack', 'Error: no quota left\n    at run (a.mjs:3)\n\nNode.js v24.1.0\n'],
  ])('explains a crash by %s', async (_what, stderr) => {
    const { outcome } = await logOf(() => ({ end: exited(1), stderr }));
    expect(outcome).toMatchObject({ reason: expect.stringContaining('no quota left') });
  });

  const secret = `hunter2${'0'.repeat(30_000)}`;
  const shown = secret.replace('hunter2', '***');

  it.each([
    [['first', secret, secret, secret, 'last'].join('\n'), ['(30014 bytes cut)', shown, shown, 'last', '']],
    [secret.repeat(3), ['(90021 bytes cut)', '']],
  ])('is kept from its last lines on, and none of them is cut: %#', async (stderr, lines) => {
    const { kept } = await logOf(() => ({ ...clean, stderr }));
    expect(kept.split('\n').slice(1)).toEqual(lines);
  });
});
