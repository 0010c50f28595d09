import type { ReviewVerdict } from '../../src/formats/verdict-fields.ts';
import type { Mode } from '../../src/model/review-document.ts';
import { c1Finding } from './builders/documents.ts';
import { type ConfiguredRun, runConfigured } from './configured-run.ts';
import { MemoryDirectory } from './fakes/memory-directory.ts';
import type { Play, Script } from './fakes/scripted-commands.ts';

/** A critical finding in C1. */
export const lock = c1Finding({
  severity: 'CRITICAL',
  issue: 'The lock is never released when the call throws.',
});
export const policy = {
  hygiene: false,
  reviewers: { model: { run: ['model'], retries: 0 }, other: { run: ['other'], retries: 0 } },
};

/** A snapshot of files as they lie there. */
export const worktree = {
  workingDirectory: { state: 'worktree', commit: 'a'.repeat(40), differing: [] },
} as const;

/** A reviewer that answers in C1. */
export const says = (...findings: readonly unknown[]): Script => ({ stdout: JSON.stringify(findings) });

/** Runs in one review directory, one after the other; each reviewer says what its script says. */
export function startWork(modes: readonly string[] = ['full', 'verify']) {
  const other = { ...policy.reviewers.other, modes };
  const keys = { ...policy, reviewers: { ...policy.reviewers, other } };
  const directory = new MemoryDirectory();
  const run = async (
    mode: Mode,
    scripts: Readonly<Record<string, Script>>,
    world: Partial<ConfiguredRun> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) => {
    const settings = { mode, ...world.settings };
    const play: Play = ({ run: [name = ''] }) => scripts[name] ?? says();
    const ran = await runConfigured(
      { ...keys, ...more },
      { directory, play, snapshot: worktree, ...world, settings },
    );
    return { ...ran, asked: ran.requests.map(({ run: [name] }) => name) };
  };
  const verdict = async (): Promise<ReviewVerdict> =>
    JSON.parse(new TextDecoder().decode(await directory.read('review-latest.json')));
  const mark = async (edit: (finding: Record<string, unknown>) => void) => {
    const edited = JSON.parse(JSON.stringify(await verdict()));
    for (const finding of edited.findings) edit(finding);
    await directory.write('review-latest.json', JSON.stringify(edited));
  };
  return { directory, run, verdict, mark };
}

export const markFixed = (finding: Record<string, unknown>) => {
  finding['status'] = 'fixed';
};
