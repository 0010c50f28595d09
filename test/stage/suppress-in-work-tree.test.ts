import { describe, expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Finding } from '../support/builders/documents.ts';
import { runConfigured, scripted } from '../support/configured-run.ts';
import { MemoryDirectory } from '../support/fakes/memory-directory.ts';

const worktree = { workingDirectory: { state: 'worktree', commit: 'a'.repeat(40), differing: [] } } as const;

/** The work as it was, and with a line more above what is found. */
const before = gitDiff({ 'src/app.ts': numbered(50) }, { 'src/app.ts': numbered(50, { 9: 'lock()' }) });
const after = gitDiff(
  { 'src/app.ts': numbered(50) },
  { 'src/app.ts': numbered(50, { 2: 'one\nmore', 9: 'lock()', 20: 'lock(2)' }) },
);

const at = (line: number, issue: string) =>
  c1Finding({ file: 'src/app.ts', line, severity: 'CRITICAL', confidence: 'HIGH', issue });
const first = at(9, 'The lock is never released when the call throws.');
const reworded = at(10, 'Nobody releases the lock once the call throws, so it stays held.');
const rewordedAgain = at(10, 'As soon as the call throws, this lock stays held and is not released.');

interface Entry {
  readonly fingerprint: string;
  readonly [key: string]: string;
}

/** Runs in one review directory, one after the other; each is given what `model` says, and entries of `suppress`. */
function startWork() {
  const directory = new MemoryDirectory();
  return {
    directory,
    async review(
      said: readonly ReturnType<typeof c1Finding>[],
      {
        entries = [],
        mode = 'full',
        diff = after,
        branch = 'work',
      }: {
        readonly entries?: readonly Entry[];
        readonly mode?: 'full' | 'quick' | 'verify';
        readonly diff?: Uint8Array;
        readonly branch?: string;
      } = {},
    ) {
      const { result, json, reporter } = await runConfigured(
        {
          hygiene: false,
          policy: { suppress: entries.map((entry) => ({ reason: 'held on purpose', ...entry })) },
          reviewers: { model: { run: ['model'], modes: ['full', 'verify', 'quick'] } },
        },
        {
          directory,
          commands: scripted({ stdout: c1(...said) }),
          settings: { mode },
          snapshot: { ...worktree, branch, diff },
        },
      );
      const { findings } = Object(await json('findings.json'));
      return { verdict: result.verdict, findings, reporter, fingerprint: String(findings[0]?.fingerprint) };
    },
  };
}

describe('in a work tree, an entry of `suppress` with a fingerprint', () => {
  it('silences what the last review had on those lines in other words, and goes on to', async () => {
    const { review } = startWork();
    const { verdict, fingerprint } = await review([first], { diff: before });
    expect(verdict).toBe('FAIL');
    expect(await review([reworded])).toMatchObject({ verdict: 'FAIL' });

    const { review: silenced } = startWork();
    await silenced([first], { diff: before });
    const entries = [{ fingerprint, path: 'src/**' }];
    for (const words of [reworded, rewordedAgain, reworded]) {
      const { reporter, ...run } = await silenced([words], { entries });
      expect(run).toMatchObject({
        verdict: 'PASS',
        fingerprint,
        findings: [{ suppressed: { by: 'suppress', reason: 'held on purpose' } }],
      });
      expect(reporter.lines.join('\n')).not.toContain('matches nothing here');
    }
    expect(await silenced([reworded], { entries, mode: 'quick' })).toMatchObject({ verdict: 'PASS' });
  });

  it.each([
    ['on other lines', [at(21, 'Nobody releases the lock once the call throws, so it stays held.')], {}],
    ['in words that tell of something else', [at(10, 'Customer names reach the log in clear text.')], {}],
    [
      'beside the one that it means',
      [
        at(10, 'The lock is never released when the call throws.'),
        at(10, 'Customer names reach the log in clear text.'),
      ],
      {},
    ],
    ['on another branch', [reworded], { branch: 'elsewhere' }],
    ['once the entry is over', [reworded], { until: '2025-12-31' }],
    ['of another file than the entry says', [reworded], { path: 'docs/**' }],
  ])('silences nothing %s', async (_, said, { branch = 'work', ...more }: Record<string, string>) => {
    const { review } = startWork();
    const { fingerprint } = await review([first], { diff: before });
    expect(await review(said, { entries: [{ fingerprint, ...more }], branch })).toMatchObject({
      verdict: 'FAIL',
    });
  });

  it('stays without effect where the record of the last review cannot be read', async () => {
    const { review, directory } = startWork();
    const { fingerprint } = await review([first], { diff: before });
    await directory.write('review-record.json', '{');
    expect(await review([reworded], { entries: [{ fingerprint }] })).toMatchObject({ verdict: 'FAIL' });
  });

  it('silences in a verification what it names by the words of now', async () => {
    const { review, directory } = startWork();
    const { fingerprint } = await review([reworded]);
    const { review: other, directory: there } = startWork();
    await other([first], { diff: before });
    expect(directory.has('review-record.json') && there.has('review-record.json')).toBe(true);
    const entries = [{ fingerprint }];
    expect(await other([reworded], { entries, mode: 'verify' })).toMatchObject({
      verdict: 'PASS',
      fingerprint,
    });
  });
});
