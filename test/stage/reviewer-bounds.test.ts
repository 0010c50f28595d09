import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '../../src/model/failure.ts';
import type { Commands } from '../../src/review/programs.ts';
import { openReviewDirectory } from '../../src/runner/review-directory-on-disk.ts';
import { createCommands } from '../../src/runner/run-program.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { evidencePack } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

describe('reviewer bounds', () => {
  /** Where the one process of the reviewer `model` starts that gets files alone. */
  const ownFolder = ['/review', 'work', 'model-0-0'].join('/');

  /** Has no room for files whose names begin so. */
  class FullDirectory extends MemoryDirectory {
    readonly #full: string;

    constructor(full: string) {
      super();
      this.#full = full;
    }

    override async write(name: string, content: string | Uint8Array): Promise<void> {
      if (!name.startsWith(this.#full)) return super.write(name, content);
      throw new Failure({ kind: 'operational', code: 'DISK_FULL', message: 'no room', fix: 'make room' });
    }
  }

  const noRequest = { run: [], directory: '', environment: new Map(), timeout: 1, outputLimit: 1 };

  const model = (policy: Record<string, unknown> = {}) => ({
    reviewers: { model: { run: ['model'], ...policy } },
  });

  describe('the inputs of a reviewer', () => {
    it('follow the format that the workflow sets for every document', async () => {
      const directory = new MemoryDirectory();
      const given: string[] = [];
      const commands = new ScriptedCommands(({ environment, directory: started }) => {
        const schema = environment.get('PR_VERDICT_SCHEMA')?.replace('/review/', '') ?? '';
        given.push(
          started,
          JSON.parse(directory.text(schema)).title,
          `${environment.has('PR_VERDICT_FILES')}`,
        );
        return { stdout: '[]' };
      });
      const settings = { format: 'candidate-findings' as const };
      await runConfigured(model({ format: 'verdict' }), { directory, commands, settings });
      expect(given).toEqual([ownFolder, 'C3: candidate findings', 'false']);
    });

    it('include a warning where the checkout contains a credential', async () => {
      const reviewers = {
        a: { run: ['a'], kind: 'tool' },
        b: { run: ['b'], input: 'files' },
        c: { run: ['c'] },
      };
      const verifiers = { types: { run: ['types'] } };
      const play = (hasCredential: boolean) =>
        runConfigured({ reviewers, verifiers }, { commands: scripted({ stdout: '[]' }), hasCredential });
      const notesOf = async ({ json }: Awaited<ReturnType<typeof play>>) =>
        Object(await json('ingest_report.json')).notes;
      const words =
        'CHECKOUT_CREDENTIALS: it ran in a checkout whose git configuration holds a credential that it can use: check out with `persist-credentials: false`';

      const open = await play(true);
      expect(await notesOf(open)).toEqual([`a: ${words}`]);
      expect(open.reporter.lines).toContain(`warning: a: ${words}`);
      expect(open.reporter.lines).toContain(`warning: Verifier types: ${words}`);

      const closed = await play(false);
      expect(await notesOf(closed)).toEqual([]);
      expect(closed.reporter.lines.join('\n')).not.toContain('CHECKOUT_CREDENTIALS');
    });
  });

  describe('a repair', () => {
    const broken = c1(c1Blocking({ confidence: 'very sure' }), c1Finding({ severity: 'HUGE' }));

    it('gets the errors and the previous answer, and the report counts the fixed and the remaining problems', async () => {
      const directory = new MemoryDirectory();
      const handed: string[] = [];
      const commands = new ScriptedCommands(({ environment }) => {
        const errors = environment.get('PR_VERDICT_ERRORS')?.replace('/review/', '');
        if (errors === undefined) return { stdout: broken };
        handed.push(directory.text(errors), directory.text(errors.replace('errors', 'previous_answer')));
        return { stdout: c1(c1Blocking()) };
      });
      const { json } = await runConfigured(model(), { directory, commands });

      expect(JSON.parse(handed[0] ?? '')).toMatchObject({
        valid: false,
        errors: expect.arrayContaining([
          expect.objectContaining({ path: '/1/severity', rule: 'C1/severity', grade: 'refused' }),
          expect.objectContaining({ path: '/0/confidence', rule: 'C1/confidence', grade: 'deviation' }),
        ]),
      });
      expect(handed[1]).toBe(broken);
      const { notes, refused } = Object(await json('ingest_report.json'));
      expect(refused).toEqual([]);
      expect(notes).toContain('model: asked to repair 1 problem (C1/severity): none left');
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
  });

  describe('a reviewer that fails', () => {
    it.each([
      [
        'a full disk',
        { end: { how: 'exited', code: 3 }, stderr: 'write: No space left on device' },
        'DISK_FULL',
      ],
      ['an early death', { end: { how: 'exited', code: 3 } }, 'DIED_EARLY'],
      [
        'a document and a contradicting exit code',
        { end: { how: 'exited', code: 70 }, stdout: '[]' },
        'DIED_EARLY',
      ],
      ['too much output', { end: { how: 'flooded', stream: 'stdout' } }, 'TOO_MUCH_OUTPUT'],
      [
        'too much of a document',
        { end: { how: 'flooded', stream: 'stdout' }, stdout: '[{' },
        'TOO_MUCH_OUTPUT',
      ],
      ['a death over half a document', { end: { how: 'exited', code: 3 }, stdout: '[{' }, 'DIED_EARLY'],
      [
        'a code of failure over half a document',
        { end: { how: 'exited', code: 1 }, stdout: '[{' },
        'DIED_EARLY',
      ],
      ['no program', { end: { how: 'not-started', reason: 'no such program' } }, 'NOT_STARTED'],
    ] as const)('has a code: %s', async (_, script, code) => {
      const { result, resultOf } = await runConfigured(model(), { commands: scripted(script) });
      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
      expect(result.page).toMatch(new RegExp(`model is unavailable: .*\\(${code}\\)`));
      expect((await resultOf('model')).outcome).toMatchObject({
        state: 'unavailable',
        reason: expect.stringContaining(code),
      });
    });

    it('cannot answer for another', async () => {
      const directory = new MemoryDirectory();
      const commands: Commands = {
        run: async (request) => {
          await directory.write('reviewers/other/output.json', '[]');
          return scripted({ stdout: '[]' }).run(request);
        },
      };
      const { reporter } = await runConfigured(model(), { directory, commands });
      expect(directory.has('reviewers/other/output.json')).toBe(false);
      expect(reporter.lines).toContain(
        'warning: reviewers/other/output.json came up while reviewers ran, and was removed',
      );
    });

    it.each([
      ['the manifest', 'manifest.json'],
      ['the output of another before it', 'reviewers/other/output.json'],
      ['the outcome of another', 'reviewers/other/result.json'],
    ])('ends the run when it changes %s', async (_, name) => {
      const reviewers = { ...model().reviewers, other: { run: ['other'] } };
      const directory = new MemoryDirectory();
      await runConfigured({ reviewers }, { directory, commands: scripted({ stdout: '[]' }) });
      expect(directory.has(name)).toBe(true);
      const commands: Commands = {
        run: async (request) => {
          await directory.write(name, '[{}]');
          return scripted({ stdout: '[]' }).run(request);
        },
      };
      const settings = { reviewers: ['model'] };
      await expect(runConfigured({ reviewers }, { directory, commands, settings })).rejects.toMatchObject({
        code: 'REVIEW_FILE_CHANGED',
      });
    });

    it('has no answer from a file that was there before it ran', async () => {
      const directory = new MemoryDirectory();
      await runConfigured(model(), { directory, commands: scripted({ stdout: '[]' }) });
      for (const name of ['work/model-0-0/output.json', 'work/model-0-1/output.json', 'review_findings.json'])
        await directory.write(name, '[]');
      const { result, resultOf } = await runConfigured(model(), { directory, commands: scripted({}) });

      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
      expect((await resultOf('model')).outcome).toMatchObject({
        reason: expect.stringContaining('EMPTY_ANSWER'),
      });
      expect(directory.has('reviewers/model/output.json')).toBe(false);
    });

    it('is retried as often as policy allows after a crash, a timeout or an empty answer, and after nothing else', async () => {
      const startsOf = async (...scripts: readonly Script[]) => {
        const commands = scripted(...scripts);
        await runConfigured(model({ retries: 2 }), { commands });
        return commands.requests.length;
      };
      expect(await startsOf({ end: { how: 'killed', signal: 'SIGSEGV' } })).toBe(3);
      expect(await startsOf({ end: { how: 'timed-out' } })).toBe(3);
      expect(await startsOf({})).toBe(3);
      expect(await startsOf({ end: { how: 'timed-out' } }, {}, { stdout: '[]' })).toBe(3);
      expect(await startsOf({}, { stdout: '[]' })).toBe(2);
      expect(await startsOf({ end: { how: 'flooded', stream: 'stdout' } })).toBe(1);
      expect(await startsOf({ end: { how: 'not-started', reason: 'no such program' } })).toBe(1);
    });

    it('ends with the others when one cannot get its files, and no other starts after that', async () => {
      const started: string[] = [];
      const ended: string[] = [];
      const commands: Commands = {
        run: async ({ run: [name = ''] }, cancelled) => {
          started.push(name);
          if (!cancelled.aborted) await once(cancelled, 'abort');
          ended.push(name);
          return scripted({ end: { how: 'cancelled' } }).run(noRequest);
        },
      };
      const reviewers = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { run: [id] }]));
      await expect(
        runConfigured({ reviewers }, { commands, directory: new FullDirectory('work/d-0-0/') }),
      ).rejects.toMatchObject({ code: 'DISK_FULL' });
      expect(started).toEqual(['a', 'b', 'c']);
      expect(ended).toEqual(started);
    });
  });

  it('ends its programs when the run is cancelled, and keeps none of their output', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pr-verdict-test-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const directory = await openReviewDirectory({ path: join(root, 'review') });
    const controller = new AbortController();
    const real = createCommands({ grace: 50 });
    const program = `
    require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    require('node:fs').writeFileSync(process.env.PR_VERDICT_OUTPUT, '[]');
    process.stderr.write('ready\\n');
    setInterval(() => {}, 1000);
  `;
    const commands: Commands = {
      run: async (request, cancelled) => {
        const onLine = () => controller.abort();
        const outcome = await real.run({ ...request, onLine }, cancelled);
        expect(outcome.end).toEqual({ how: 'cancelled' });
        return outcome;
      },
    };
    const reviewers = { model: { run: [process.execPath, '-e', program] } };
    await expect(
      runConfigured({ reviewers }, { commands, directory, root, cancelled: controller.signal }),
    ).rejects.toMatchObject({ code: 'RUN_CANCELLED' });

    expect(
      readdirSync(join(root, 'review'), { recursive: true }).filter((name) =>
        /model|unfinished/.test(`${name}`),
      ),
    ).toEqual([]);
  });
});

describe('reviewer answers', () => {
  const model = (policy: Record<string, unknown> = {}) => ({
    hygiene: false,
    reviewers: { model: { run: ['model'], retries: 0, ...policy } },
  });

  const elsewhere = c1Finding({ file: 'src/app.ts', line: 900 });

  const starts = ({ requests }: ScriptedCommands) => requests.length;

  describe('an answer', () => {
    it('in its file counts, whatever is on standard output', async () => {
      const directory = new MemoryDirectory();
      const commands: Commands = {
        run: async (request) => {
          const file = request.environment.get('PR_VERDICT_OUTPUT') ?? '';
          await directory.write(file.replace('/review/', ''), c1(c1Blocking()));
          return scripted({ stdout: '[]' }).run(request);
        },
      };
      const { result } = await runConfigured(model(), { directory, commands });
      expect(result).toMatchObject({ exitCode: 1, verdict: 'FAIL' });
    });

    it('is not a file that another reviewer left in its place', async () => {
      const directory = new MemoryDirectory();
      const commands: Commands = {
        run: async (request) => {
          const isLate = request.run[0] === 'late';
          if (!isLate) await directory.write('work/late-0-0/output.json', '[]');
          return scripted({ stdout: isLate ? '' : '[]' }).run(request);
        },
      };
      const early = { run: ['early'] };
      const late = { run: ['late'], role: 'challenger', retries: 0 };
      const { resultOf } = await runConfigured({ reviewers: { early, late } }, { directory, commands });
      expect((await resultOf('early')).outcome).toEqual({ state: 'reviewed' });
      expect((await resultOf('late')).outcome).toMatchObject({
        reason: expect.stringContaining('EMPTY_ANSWER'),
      });
    });

    it('is written in a folder without files of a killed run', async () => {
      const directory = new MemoryDirectory();
      await directory.write('work/other-0-0/output.json', '[]');
      let seen: readonly string[] = [];
      const commands = new ScriptedCommands(() => {
        seen = directory.names().filter((name) => name.startsWith('work/other'));
        return { stdout: '[]' };
      });
      await runConfigured(model(), { directory, commands });
      expect(commands.requests).toHaveLength(1);
      expect(seen).toEqual([]);
    });
  });

  describe('an answer that a reviewer was given', () => {
    const returning = (variable: string, change = (text: string) => text) => {
      const directory = new MemoryDirectory();
      const commands: Commands = {
        run: async (request) => {
          const path = request.environment.get(variable) ?? '';
          const bytes = await directory.read(path.replace('/review/', ''));
          return scripted({ stdout: change(new TextDecoder().decode(bytes)) }).run(request);
        },
      };
      return { directory, commands };
    };
    const compact = (text: string) => JSON.stringify(JSON.parse(text));
    const fenced = (text: string) => `Here it is:\n\n\`\`\`json\n${text}\n\`\`\`\n`;

    it.each([
      ['PR_VERDICT_PRIOR', undefined],
      ['PR_VERDICT_PRIOR', compact],
      ['PR_VERDICT_PRIOR', fenced],
      ['PR_VERDICT_EVIDENCE', undefined],
      ['PR_VERDICT_SCHEMA', undefined],
      ['PR_VERDICT_FILES', undefined],
      ['PR_VERDICT_DIFF', undefined],
    ])('is no review: %s', async (variable, change) => {
      const { result, resultOf } = await runConfigured(model(), returning(variable, change));
      expect((await resultOf('model')).outcome).toMatchObject({
        state: 'invalid',
        reason: expect.stringContaining('INPUT_RETURNED'),
      });
      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    });

    it('is no review where it comes from elsewhere either', async () => {
      const files = { 'mine.json': JSON.stringify(evidencePack()) };
      const findings = [{ glob: 'mine.json', reviewer: 'mine' }];
      const { result } = await runConfigured({}, { files, settings: { findings } });
      expect(result).toMatchObject({ exitCode: 2, verdict: '' });
    });
  });

  describe('the text of one reviewer', () => {
    const both = { reviewers: { one: { run: ['one'] }, other: { run: ['other'] } }, hygiene: false };
    const answering = (one: string) =>
      new ScriptedCommands(({ run }) => ({ stdout: run[0] === 'one' ? one : c1(c1Blocking()) }));

    it('shows its secrets in no path, category or id', async () => {
      const directory = new MemoryDirectory();
      const finding = c1Finding({ file: 'src/hunter2.ts', category: 'hunter2', issue: 'hunter2 is known.' });
      const commands = answering(c1(finding));
      const { json, checks } = await runConfigured(both, { directory, commands, onGitHub: true });
      const written = directory.names().filter((name) => !name.startsWith('reviewers/'));
      for (const name of written) expect(directory.text(name), name).not.toContain('hunter2');
      expect(JSON.stringify(checks.concluded)).not.toContain('hunter2');
      expect(await json('receipt.json')).toMatchObject({ total: 2 });
    });

    it('costs no finding of another where it contains half a character', async () => {
      const broken = c1(c1Finding({ file: 'src/\ud83d.ts', title: 'x', category: '\udc00' }));
      const { result, json } = await runConfigured(both, { commands: answering(broken), onGitHub: true });
      expect(result).toMatchObject({ exitCode: 1, verdict: '' });
      const { findings } = Object(await json('findings.json'));
      expect(findings).toHaveLength(1);
      expect(Object(await json('ingest_report.json')).refused).toHaveLength(1);
    });
  });

  describe('standard error of a reviewer', () => {
    const talking = (script: Script): Commands => ({
      run: (request) => {
        request.onLine?.('reading hunter2');
        return scripted({ stderr: 'used hunter2\n', ...script }).run(request);
      },
    });

    it('is shown while it goes on, and then folded and kept without secrets', async () => {
      const { reporter, directory } = await runConfigured(model(), { commands: talking({ stdout: '[]' }) });
      expect(reporter.taskLines).toEqual(['reading hunter2']);
      const kept = new TextDecoder().decode(await directory.read('reviewers/model/stderr.log'));
      expect(kept).toContain('used ***');
      expect(reporter.lines).toContain('fold: model: standard error');
      expect(reporter.lines.join('\n') + kept).not.toContain('hunter2');
    });

    it.each([
      ['its last line', 'starting\nno quota left\n'],
      [
        'the error above the stack that Node prints',
        'Error: no quota left\n    at run (a.mjs:3)\n\nNode.js v24.1.0\n',
      ],
    ])('explains a crash by %s', async (_what, stderr) => {
      const commands = scripted({ end: { how: 'exited', code: 1 }, stderr });
      const { json } = await runConfigured(model({ retries: 0 }), { commands });
      expect(await json('reviewers/model/result.json')).toMatchObject({
        outcome: { reason: expect.stringContaining('no quota left') },
      });
    });

    it('is kept from its last lines on, and none of them is cut', async () => {
      const secret = `hunter2${'0'.repeat(30_000)}`;
      const lines = ['first', secret, secret, secret, 'last'];
      const keptOf = async (stderr: string) => {
        const { directory } = await runConfigured(model(), { commands: scripted({ stdout: '[]', stderr }) });
        return new TextDecoder()
          .decode(await directory.read('reviewers/model/stderr.log'))
          .split('\n')
          .slice(1);
      };
      expect(await keptOf(lines.join('\n'))).toEqual([
        '(30014 bytes cut)',
        ...[secret, secret].map((each) => each.replace('hunter2', '***')),
        'last',
        '',
      ]);
      expect(await keptOf(secret.repeat(3))).toEqual(['(90021 bytes cut)', '']);
    });
  });

  describe('a repair', () => {
    it('is asked of a model for lines that are no part of the change, and not of a tool', async () => {
      const outcomeOf = async (policy: Record<string, unknown>) => {
        const commands = scripted({ stdout: c1(elsewhere) }, { stdout: c1(c1Blocking()) });
        const { result } = await runConfigured(model(policy), { commands });
        return [starts(commands), result.verdict];
      };
      expect(await outcomeOf({})).toEqual([2, 'FAIL']);
      expect((await outcomeOf({ kind: 'tool' }))[0]).toBe(1);
    });

    it('that fails costs nothing, also where it left a better answer', async () => {
      const broken = c1(c1Blocking(), c1Finding({ severity: 'HUGE' }));
      const better = { stdout: c1(c1Blocking()), end: { how: 'exited', code: 3 } } as const;
      const commands = scripted({ stdout: broken }, better);
      const { json, resultOf } = await runConfigured(model(), { commands });
      expect(starts(commands)).toBe(2);
      expect((await resultOf('model')).outcome).toEqual({ state: 'reviewed' });
      const { refused, notes } = Object(await json('ingest_report.json'));
      expect(refused).toMatchObject([{ pointer: '/1' }]);
      expect(notes).toEqual([expect.stringContaining('its earlier answer is used')]);
    });
  });
});
