/**
 * How long the action is waited for when GitHub takes 150 ms for an answer: a first review with eight findings, and the
 * same run again. danger and reviewdog post the same findings where they are installed. Round trips are groups of
 * requests that were under way at the same time.
 *
 *     npm run bench:wait
 */
import { fileURLToPath } from 'node:url';
import { printRows, type Row, type Timed } from '../child.ts';
import { runAction } from './action.ts';
import { findings, type Opened, openPullRequest, runJob, type Traffic } from './job.ts';
import { type Peer, peers, takeReviewsWithoutText } from './peers.ts';

const answerMs = 150;
const firstReview = `first review at ${answerMs} ms an answer`;
const identicalRerun = `identical rerun at ${answerMs} ms an answer`;

/** Runs a program twice on a pull request of its own, where it must post each finding once. */
async function runTwice<Run extends Timed>(
  run: (opened: Opened) => Promise<Run>,
): Promise<{ readonly first: Run; readonly again: Run }> {
  const opened = await openPullRequest(answerMs);
  const { github, pull } = opened;
  takeReviewsWithoutText(github);
  const first = await run(opened);
  const again = await run(opened);
  await github.close();
  if (pull.threads.length !== findings.length || github.violations.length > 0) {
    const problems = [...github.violations, `${pull.threads.length} comments`, first.output, again.output];
    throw new Error(`The review went wrong:\n${problems.join('\n')}`);
  }
  return { first, again };
}

function ownRows(
  name: string,
  run: Timed & Traffic,
  goals: { readonly wallS: number; readonly trips: number },
): readonly Row[] {
  return [
    { name: `${name}: wall`, value: run.wallMs / 1000, unit: 's', goal: goals.wallS },
    { name: `${name}: requests`, value: run.requests, unit: '' },
    { name: `${name}: round trips`, value: run.roundTrips, unit: '', goal: goals.trips },
    { name: `${name}: first line of output`, value: run.firstOutputMs, unit: 'ms' },
  ];
}

async function peerRows(
  { name: peer, isInstalled, install, permissions, run }: Peer,
  own: { readonly first: Timed; readonly again: Timed },
): Promise<readonly Row[]> {
  const ratio = (name: string) => `${name}: wall, times ${peer}'s`;
  if (!isInstalled()) return [{ name: ratio(firstReview), value: `not installed: ${install}`, unit: '' }];
  const theirs = await runTwice((opened) => runJob(opened, permissions, run));
  const rowsOf = (name: string, key: 'first' | 'again'): readonly Row[] => [
    { name: ratio(name), value: own[key].wallMs / theirs[key].wallMs, unit: '×' },
    { name: `${name}: requests of ${peer}`, value: theirs[key].requests, unit: '' },
    { name: `${name}: round trips of ${peer}`, value: theirs[key].roundTrips, unit: '' },
  ];
  return [...rowsOf(firstReview, 'first'), ...rowsOf(identicalRerun, 'again')];
}

export async function measureWait(): Promise<readonly Row[]> {
  const own = await runTwice((opened) => runAction(opened));
  const rows = [
    ...ownRows(firstReview, own.first, { wallS: 3.5, trips: 8 }),
    ...ownRows(identicalRerun, own.again, { wallS: 1.3, trips: 4 }),
  ];
  for (const peer of peers) rows.push(...(await peerRows(peer, own)));
  return [
    ...rows,
    { name: 'an action run loads', value: own.first.loadedBytes / 1e6, unit: 'MB', goal: 1.6 },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printRows(await measureWait());
