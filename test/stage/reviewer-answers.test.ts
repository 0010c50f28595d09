import { describe, expect, it } from 'vitest';
import type { Commands } from '../../src/review/programs.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { evidencePack } from '../support/contract-documents.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';
import { type Script, ScriptedCommands } from '../support/fakes/scripted-commands.ts';

const model = (policy: Record<string, unknown> = {}) => ({
  hygiene: false,
  reviewers: { model: { run: ['model'], retries: 0, ...policy } },
});
const elsewhere = c1Finding({ file: 'src/app.ts', line: 900 });
const starts = ({ requests }: ScriptedCommands) => requests.length;

describe('an answer', () => {
  it('in its file stands, whatever is said on standard output beside it', async () => {
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

  it.each(['write: Disk quota exceeded', 'EDQUOT: quota', 'ENOSPC: no space left'])(
    'that found no room is told so: %s',
    async (stderr) => {
      const commands = scripted({ end: { how: 'exited', code: 3 }, stderr });
      const { resultOf } = await runConfigured(model(), { commands });
      expect((await resultOf('model')).outcome).toMatchObject({
        reason: expect.stringMatching(/^DISK_FULL: /),
      });
    },
  );

  it('is not what another put where it was to be', async () => {
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

  it('finds nothing of a run that was killed in the folder that the others work in', async () => {
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

  it.each([
    ['PR_VERDICT_PRIOR', undefined],
    ['PR_VERDICT_PRIOR', compact],
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

describe('what one reviewer writes', () => {
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

  it('costs no finding of another where it holds half a character', async () => {
    const broken = c1(c1Finding({ file: 'src/\ud83d.ts', title: 'x', category: '\udc00' }));
    const { result, json } = await runConfigured(both, { commands: answering(broken), onGitHub: true });
    expect(result).toMatchObject({ exitCode: 1, verdict: '' });
    const { findings } = Object(await json('findings.json'));
    expect(findings).toHaveLength(1);
    expect(Object(await json('ingest_report.json')).refused).toHaveLength(1);
  });
});

describe('what a reviewer says on standard error', () => {
  const talking = (script: Script): Commands => ({
    run: (request) => {
      request.onLine?.('reading hunter2');
      return scripted({ stderr: 'used hunter2\n', ...script }).run(request);
    },
  });

  it('is shown while it goes on, and then folded and kept without secrets', async () => {
    const { reporter, directory } = await runConfigured(model(), { commands: talking({ stdout: '[]' }) });
    expect(reporter.said).toEqual(['reading hunter2']);
    const kept = new TextDecoder().decode(await directory.read('reviewers/model/stderr.log'));
    expect(kept).toContain('used ***');
    expect(reporter.lines).toContain('fold: model: standard error');
    expect(reporter.lines.join('\n') + kept).not.toContain('hunter2');
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

  it('is kept as people see it: no terminal obeys the file, and nothing unseen hides a secret', async () => {
    const stderr = '\u001b[2J\u001b]0;title\u0007hun\u001b[0mter2 and hun\u200bter2\r\nlast\n\n';
    const { directory } = await runConfigured(model(), { commands: scripted({ stdout: '[]', stderr }) });
    const kept = new TextDecoder().decode(await directory.read('reviewers/model/stderr.log'));
    expect(kept).toBe('--- .: first, exit 0\n*** and ***\nlast\n');
    const silent = await runConfigured(model(), { commands: scripted({ stdout: '[]' }) });
    expect(new TextDecoder().decode(await silent.directory.read('reviewers/model/stderr.log'))).toBe(
      '--- .: first, exit 0\n',
    );
  });
});

describe('a repair', () => {
  it('is asked of a model for lines that are no part of the change, and not of a tool', async () => {
    const told = async (policy: Record<string, unknown>) => {
      const commands = scripted({ stdout: c1(elsewhere) }, { stdout: c1(c1Blocking()) });
      const { result } = await runConfigured(model(policy), { commands });
      return [starts(commands), result.verdict];
    };
    expect(await told({})).toEqual([2, 'FAIL']);
    expect((await told({ kind: 'tool' }))[0]).toBe(1);
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
    expect(notes).toEqual([expect.stringContaining('it gave no answer (it exited with 3')]);
  });
});
