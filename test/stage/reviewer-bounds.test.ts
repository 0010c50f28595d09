import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { CommandRequest, Commands } from '../../src/review/programs.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { evidencePack } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

const model = (policy: Record<string, unknown> = {}) => ({
  hygiene: false,
  reviewers: { model: { run: ['model'], ...policy } },
});
const clean = { stdout: '[]' };
const incomplete = { exitCode: 2, verdict: '' };

/** The name in the review directory of the file that a variable names. */
const fileIn = ({ environment }: Pick<CommandRequest, 'environment'>, variable: string) =>
  environment.get(`PR_VERDICT_${variable}`)?.replace('/review/', '') ?? '';

/** A program that does something to the review directory, and then answers. */
const acting = (act: (request: CommandRequest) => Promise<unknown>, script: Script = clean): Commands => ({
  run: async (request) => {
    await act(request);
    return scripted(script).run(request);
  },
});

describe('the inputs of a reviewer', () => {
  it('follow the format that the workflow sets for every document', async () => {
    const directory = new MemoryDirectory();
    const given: unknown[] = [];
    const commands = new ScriptedCommands((request) => {
      const { title } = Object(directory.json(fileIn(request, 'SCHEMA')));
      given.push(request.directory, title, request.environment.has('PR_VERDICT_FILES'));
      return clean;
    });
    const settings = { format: 'candidate-findings' } as const;
    await runConfigured(model({ format: 'verdict' }), { directory, commands, settings });
    const ownFolder = ['/review', 'work', 'model-0-0'].join('/');
    expect(given).toEqual([ownFolder, 'C3: candidate findings', false]);
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
      const { json, reporter } = await runConfigured(policy, { commands: scripted(clean), hasCredential });
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
  const broken = c1(c1Blocking({ confidence: 'very sure' }), c1Finding({ severity: 'HUGE' }));

  it('gets the errors and the previous answer, and the report counts the fixed and the remaining problems', async () => {
    const directory = new MemoryDirectory();
    const given: string[] = [];
    const commands = new ScriptedCommands((request) => {
      const errors = fileIn(request, 'ERRORS');
      if (errors === '') return { stdout: broken };
      given.push(directory.text(errors), directory.text(errors.replace('errors', 'previous_answer')));
      return { stdout: c1(c1Blocking()) };
    });
    const { json } = await runConfigured(model(), { directory, commands });
    expect(JSON.parse(given[0] ?? '')).toMatchObject({
      valid: false,
      errors: expect.arrayContaining([
        expect.objectContaining({ path: '/1/severity', rule: 'C1/severity', grade: 'refused' }),
        expect.objectContaining({ path: '/0/confidence', rule: 'C1/confidence', grade: 'deviation' }),
      ]),
    });
    expect(given[1]).toBe(broken);
    const { notes, refused } = Object(await json('ingest_report.json'));
    expect(refused).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('1 problem (C1/severity)')]);
  });

  it('is over after as many attempts as policy allows, and the better answer is kept', async () => {
    const commands = scripted({ stdout: broken }, { stdout: '{}' });
    const { result, json } = await runConfigured(model({ repairs: 3 }), { commands });
    expect(commands.requests).toHaveLength(4);
    expect(result).toMatchObject({ exitCode: 1, verdict: '' });
    expect(await json('ingest_report.json')).toMatchObject({
      refused: [{ pointer: '/1' }],
      notes: Array.from({ length: 3 }, () => expect.stringContaining('its earlier answer')),
    });
  });

  it('that fails costs nothing, also if it left a better answer', async () => {
    const better = { stdout: c1(c1Blocking()), end: { how: 'exited', code: 3 } } as const;
    const commands = scripted({ stdout: broken }, better);
    const { json, resultOf } = await runConfigured(model({ retries: 0 }), { commands });
    expect(commands.requests).toHaveLength(2);
    expect((await resultOf('model')).outcome).toEqual({ state: 'reviewed' });
    expect(await json('ingest_report.json')).toMatchObject({
      refused: [{ pointer: '/1' }],
      notes: [expect.stringContaining('its earlier answer is used')],
    });
  });

  it.each([
    ['a model', {}, 2],
    ['not of a tool', { kind: 'tool' }, 1],
  ])('is asked of %s for lines that are no part of the change', async (_, policy, starts) => {
    const elsewhere = c1Finding({ file: 'src/app.ts', line: 900 });
    const commands = scripted({ stdout: c1(elsewhere) }, { stdout: c1(c1Blocking()) });
    const { result } = await runConfigured(model(policy), { commands });
    expect(commands.requests).toHaveLength(starts);
    expect(result.verdict === 'FAIL').toBe(starts > 1);
  });
});

describe('a reviewer that fails', () => {
  const exits = (code: number) => ({ how: 'exited', code }) as const;

  it.each<[string, Script, string]>([
    ['a full disk', { end: exits(3), stderr: 'write: No space left on device' }, 'DISK_FULL'],
    ['an early death', { end: exits(3) }, 'DIED_EARLY'],
    ['a document and a contradicting exit code', { end: exits(70), stdout: '[]' }, 'DIED_EARLY'],
    ['a code of failure over half a document', { end: exits(1), stdout: '[{' }, 'DIED_EARLY'],
    [
      'too much of a document',
      { end: { how: 'flooded', stream: 'stdout' }, stdout: '[{' },
      'TOO_MUCH_OUTPUT',
    ],
    ['no program', { end: { how: 'not-started', reason: 'no such program' } }, 'NOT_STARTED'],
  ])('has a code: %s', async (_, script, code) => {
    const { result, resultOf } = await runConfigured(model(), { commands: scripted(script) });
    expect(result).toMatchObject(incomplete);
    expect(result.page).toMatch(new RegExp(`model is unavailable: .*\\(${code}\\)`));
    expect((await resultOf('model')).outcome).toMatchObject({
      state: 'unavailable',
      reason: expect.stringContaining(code),
    });
  });

  it('is retried as often as policy allows after a crash, a timeout or an empty answer, and after nothing else', async () => {
    const startsOf = async (...scripts: readonly Script[]) => {
      const commands = scripted(...scripts);
      await runConfigured(model({ retries: 2 }), { commands });
      return commands.requests.length;
    };
    expect(await startsOf({ end: { how: 'killed', signal: 'SIGSEGV' } })).toBe(3);
    expect(await startsOf({ end: { how: 'timed-out' } }, {}, clean)).toBe(3);
    expect(await startsOf({}, clean)).toBe(2);
    expect(await startsOf({ end: { how: 'flooded', stream: 'stdout' } })).toBe(1);
    expect(await startsOf({ end: { how: 'not-started', reason: 'no such program' } })).toBe(1);
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
    const commands: Commands = {
      run: async (request, cancelled) => {
        const [name = ''] = request.run;
        started.push(name);
        if (!cancelled.aborted) await once(cancelled, 'abort');
        ended.push(name);
        return scripted({ end: { how: 'cancelled' } }).run(request);
      },
    };
    const reviewers = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { run: [id] }]));
    const run = runConfigured({ reviewers }, { commands, directory });
    await expect(run).rejects.toMatchObject({ code: 'DISK_FULL' });
    expect(started).toEqual(['a', 'b', 'c']);
    expect(ended).toEqual(started);
  });
});

describe('an answer', () => {
  it('in its file counts, whatever is on standard output', async () => {
    const directory = new MemoryDirectory();
    const commands = acting((request) => directory.write(fileIn(request, 'OUTPUT'), c1(c1Blocking())));
    const { result } = await runConfigured(model(), { directory, commands });
    expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
  });

  it('is not a file that was there before its reviewer ran', async () => {
    const directory = new MemoryDirectory();
    await runConfigured(model(), { directory, commands: scripted(clean) });
    for (const name of ['work/model-0-0/output.json', 'work/model-0-1/output.json', 'review_findings.json'])
      await directory.write(name, '[]');
    const { result, resultOf } = await runConfigured(model(), { directory, commands: scripted({}) });
    expect(result).toMatchObject(incomplete);
    const reason = expect.stringContaining('EMPTY_ANSWER');
    expect((await resultOf('model')).outcome).toMatchObject({ reason });
    expect(directory.has('reviewers/model/output.json')).toBe(false);
  });

  it('is not a file that another reviewer left in its place', async () => {
    const directory = new MemoryDirectory();
    const commands: Commands = {
      run: async (request) => {
        const isLate = request.run[0] === 'late';
        if (!isLate) await directory.write('work/late-0-0/output.json', '[]');
        return scripted(isLate ? {} : clean).run(request);
      },
    };
    const late = { run: ['late'], role: 'challenger', retries: 0 };
    const reviewers = { early: { run: ['early'] }, late };
    const { resultOf } = await runConfigured({ reviewers }, { directory, commands });
    expect((await resultOf('early')).outcome).toEqual({ state: 'reviewed' });
    const reason = expect.stringContaining('EMPTY_ANSWER');
    expect((await resultOf('late')).outcome).toMatchObject({ reason });
  });

  it('for another reviewer is removed, with a warning', async () => {
    const directory = new MemoryDirectory();
    const commands = acting(() => directory.write('reviewers/other/output.json', '[]'));
    const { reporter } = await runConfigured(model(), { directory, commands });
    expect(directory.has('reviewers/other/output.json')).toBe(false);
    expect(reporter.lines.join('\n')).toMatch(/^warning: reviewers\/other\/output\.json .*removed$/m);
  });

  it.each(['manifest.json', 'reviewers/other/output.json', 'reviewers/other/result.json'])(
    'ends the run if its reviewer changed %s',
    async (name) => {
      const reviewers = { ...model().reviewers, other: { run: ['other'] } };
      const directory = new MemoryDirectory();
      await runConfigured({ reviewers }, { directory, commands: scripted(clean) });
      expect(directory.has(name)).toBe(true);
      const commands = acting(() => directory.write(name, '[{}]'));
      const run = runConfigured({ reviewers }, { directory, commands, settings: { reviewers: ['model'] } });
      await expect(run).rejects.toMatchObject({ code: 'REVIEW_FILE_CHANGED' });
    },
  );

  const compact = (text: string) => JSON.stringify(JSON.parse(text));
  const fenced = (text: string) => `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n`;

  it.each([
    ['PRIOR', (text: string) => text],
    ['PRIOR', compact],
    ['PRIOR', fenced],
    ['EVIDENCE', undefined],
    ['SCHEMA', undefined],
    ['FILES', undefined],
    ['DIFF', undefined],
  ])('is no review if the reviewer was given it: %s', async (variable, change = (text: string) => text) => {
    const directory = new MemoryDirectory();
    const commands = new ScriptedCommands((request) => ({
      stdout: change(directory.text(fileIn(request, variable))),
    }));
    const { result, resultOf } = await runConfigured(model({ retries: 0 }), { directory, commands });
    expect((await resultOf('model')).outcome).toMatchObject({
      state: 'invalid',
      reason: expect.stringContaining('INPUT_RETURNED'),
    });
    expect(result).toMatchObject(incomplete);
  });

  it('is no review if it is an evidence pack from elsewhere', async () => {
    const files = { 'mine.json': JSON.stringify(evidencePack()) };
    const findings = [{ glob: 'mine.json', reviewer: 'mine' }];
    const { result } = await runConfigured({}, { files, settings: { findings } });
    expect(result).toMatchObject(incomplete);
  });

  it('shows its secrets in no path, category or id', async () => {
    const directory = new MemoryDirectory();
    const finding = c1Finding({ file: 'src/hunter2.ts', category: 'hunter2', issue: 'hunter2 is known.' });
    const commands = scripted({ stdout: c1(finding) });
    const { json, checks } = await runConfigured(model(), { directory, commands, onGitHub: true });
    const written = directory.names().filter((name) => !name.startsWith('reviewers/'));
    for (const name of written) expect(directory.text(name), name).not.toContain('hunter2');
    expect(JSON.stringify(checks.concluded)).not.toContain('hunter2');
    expect(await json('receipt.json')).toMatchObject({ total: 1 });
  });
});

describe('standard error of a reviewer', () => {
  const logOf = async (commands: Commands) => {
    const directory = new MemoryDirectory();
    const { reporter } = await runConfigured(model({ retries: 0 }), { directory, commands });
    return { reporter, log: directory.text('reviewers/model/stderr.log') };
  };

  it('is shown while it goes on, and then folded and kept without secrets', async () => {
    const commands = acting(async ({ onLine }) => onLine?.('reading hunter2'), {
      ...clean,
      stderr: 'used hunter2\n',
    });
    const { reporter, log } = await logOf(commands);
    expect(reporter.taskLines).toEqual(['reading hunter2']);
    expect(log).toContain('used ***');
    expect(reporter.lines).toContain('fold: model: standard error');
    expect(reporter.lines.join('\n') + log).not.toContain('hunter2');
  });

  it.each([
    ['its last line', 'starting\nno quota left\n'],
    [
      'the error above the stack that Node prints',
      'Error: no quota left\n    at run (a.mjs:3)\n\nNode.js v24.1.0\n',
    ],
  ])('explains a crash by %s', async (_what, stderr) => {
    const commands = scripted({ end: { how: 'exited', code: 1 }, stderr });
    const { resultOf } = await runConfigured(model({ retries: 0 }), { commands });
    expect((await resultOf('model')).outcome).toMatchObject({
      reason: expect.stringContaining('no quota left'),
    });
  });

  it('is kept from its last lines on, and none of them is cut', async () => {
    const secret = `hunter2${'0'.repeat(30_000)}`;
    const shown = secret.replace('hunter2', '***');
    const keptOf = async (stderr: string) =>
      (await logOf(scripted({ ...clean, stderr }))).log.split('\n').slice(1);
    expect(await keptOf(['first', secret, secret, secret, 'last'].join('\n'))).toEqual([
      '(30014 bytes cut)',
      shown,
      shown,
      'last',
      '',
    ]);
    expect(await keptOf(secret.repeat(3))).toEqual(['(90021 bytes cut)', '']);
  });
});
