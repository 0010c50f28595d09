/**
 * How long the action is waited for when GitHub takes 150 ms for an answer: a first review with eight findings, and the
 * same run again. Round trips are groups of requests that were under way at the same time.
 *
 *     npm run bench:wait
 */
import { fileURLToPath } from 'node:url';
import { printRows, type Row } from '../child.ts';
import { type ActionRun, openPullRequest, runAction } from './action.ts';

const answerMs = 150;

function rowsOf(
  name: string,
  run: ActionRun,
  goals: { readonly wallS: number; readonly trips: number },
): Row[] {
  return [
    { name: `${name}: wall`, value: run.wallMs / 1000, unit: 's', goal: goals.wallS },
    { name: `${name}: requests`, value: run.requests, unit: '' },
    { name: `${name}: round trips`, value: run.roundTrips, unit: '', goal: goals.trips },
    { name: `${name}: first line of output`, value: run.firstOutputMs, unit: 'ms' },
  ];
}

export async function measureWait(): Promise<readonly Row[]> {
  const opened = await openPullRequest(answerMs);
  const first = await runAction(opened);
  const again = await runAction(opened);
  await opened.github.close();
  if (!first.output.includes('8 inline') || !again.output.includes('nothing new')) {
    throw new Error(`The action did something else:\n${first.output}\n${again.output}`);
  }
  return [
    ...rowsOf(`first review at ${answerMs} ms an answer`, first, { wallS: 3.5, trips: 8 }),
    ...rowsOf(`identical rerun at ${answerMs} ms an answer`, again, { wallS: 1.3, trips: 4 }),
    { name: 'an action run loads', value: first.loadedBytes / 1e6, unit: 'MB', goal: 1.6 },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printRows(await measureWait());
