import { git } from '../local-repository.ts';
import type { PullRecord, RecordedFinding } from './pull-record.ts';
import type { ChangedLater } from './scored-findings.ts';

const periodMs = 30 * 86_400_000;

/** The first and the last line of each hunk on its old side; a hunk that only adds lies between two lines. */
function oldLines(diff: string): readonly (readonly [first: number, last: number])[] {
  return [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+/gm)].map(([, start, count = '1']) => {
    const first = Number(start);
    return [first, first + Math.max(1, Number(count)) - 1];
  });
}

/** Whether one finding's lines changed between two commits; undefined where its file is another one at the merge. */
async function changedIn(
  folder: string,
  {
    path,
    startLine,
    endLine = startLine,
    head,
  }: Pick<RecordedFinding, 'path' | 'startLine' | 'endLine' | 'head'>,
  [from, to]: readonly [from: string, to: string],
): Promise<boolean | undefined> {
  if (path === undefined || startLine === undefined || endLine === undefined) return undefined;
  const [seen, merged] = [
    await git(folder, 'rev-parse', `${head}:${path}`),
    await git(folder, 'rev-parse', `${from}:${path}`),
  ];
  // Its lines are numbered at the head that was reviewed: in another file they would be other lines.
  if (seen === undefined || seen !== merged) return undefined;
  const diff = await git(folder, 'diff', '--unified=0', '--no-ext-diff', from, to, '--', path);
  return diff === undefined ? undefined : oldLines(diff).some(([a, b]) => a <= endLine && startLine <= b);
}

/** Whether each finding of a merged pull request changed later, by its id; one that was not posted, before the merge. */
async function laterChanges(folder: string, pull: PullRecord): Promise<ReadonlyMap<string, boolean>> {
  const { mergeCommit: from, mergedAt, findings, answers = [] } = pull;
  const changes = new Map<string, boolean>();
  if (from === undefined || mergedAt === undefined) return changes;
  for (const { notPosted } of answers) {
    const changed = notPosted && (await changedIn(folder, notPosted, [notPosted.head, from]));
    if (notPosted && changed !== undefined) changes.set(notPosted.id, changed);
  }
  const before = new Date(Date.parse(mergedAt) + periodMs).toISOString();
  const to = await git(folder, 'rev-list', '-1', `--before=${before}`, 'HEAD');
  if (to === undefined || to === '') return changes;
  const reverts = await git(
    folder,
    'log',
    '--format=%H',
    `--grep=This reverts commit ${from}`,
    `${from}..${to}`,
  );
  for (const finding of findings) {
    if (finding.state === 'fixed') continue;
    const changed =
      reverts !== undefined && reverts !== '' ? true : await changedIn(folder, finding, [from, to]);
    if (changed !== undefined) changes.set(finding.id, changed);
  }
  return changes;
}

/**
 * What the clone in a folder knows of changes within 30 days after merges, and to what a referee refuted before them, along its checked-out branch. Nothing is
 * fetched: commits that it lacks leave a finding unknown.
 */
export async function readLaterChanges(folder: string, pulls: readonly PullRecord[]): Promise<ChangedLater> {
  const known = new Map<PullRecord, ReadonlyMap<string, boolean>>();
  for (const pull of pulls) known.set(pull, await laterChanges(folder, pull));
  return (pull, { id }) => known.get(pull)?.get(id);
}
