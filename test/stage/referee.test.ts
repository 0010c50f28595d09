import { describe, expect, it } from 'vitest';
import { explainCommand } from '../../src/commands/explain-command.ts';
import { listOpenFindings } from '../../src/commands/mcp/mcp-fix.ts';
import { readStateText, unpackState } from '../../src/memory/packed-state.ts';
import { keptIn } from '../../src/memory/run-state.ts';
import { IngestReport } from '../../src/model/ingest-report.ts';
import { sha256 } from '../../src/model/text.ts';
import { numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { type ConfiguredRun, runConfigured } from '../support/configured-run.ts';
import type { Play, Script } from '../support/fakes/scripted-commands.ts';
import { onDisk } from '../support/run-on-disk.ts';

const reviewers = {
  writer: { run: ['writer'], kind: 'ai', input: 'files', retries: 0, repairs: 0 },
  other: { run: ['other'], kind: 'ai', input: 'files', retries: 0, repairs: 0 },
  judge: { run: ['judge'], kind: 'ai', input: 'files', retries: 0, repairs: 0 },
};
const rules = { referee: 'judge' };

const guard = 'if (timeout === 0) timeout = defaultTimeout;';
const head = numbered(100, { 3: 'timeout = 0', 6: guard, 30: 'const far = farAway();' });
const places: Readonly<Record<string, string>> = {
  'src/app.ts': head,
  'src/limits.ts': 'export const defaultTimeout = 5000;\n',
};

interface Asked {
  readonly finding: string;
  readonly title: string;
  readonly code?: string;
}

interface World extends ConfiguredRun {
  /** Of `policy`. */
  readonly keys?: Record<string, unknown>;
  readonly found?: Readonly<Record<string, string>>;
}

const minor = c1Finding({ issue: 'A timeout of zero waits for ever.', implications: 'Callers hang.' });
const blocking = c1Blocking({ issue: 'A timeout of zero lets anyone in.' });

const answer = (overrides: Record<string, unknown> = {}) => ({
  answer: 'refuted',
  reason: 'Zero is replaced by the default.',
  quotation: guard,
  file: '',
  ...overrides,
});

/** Answers so about every finding that it is asked about. */
const refuting =
  (overrides: Record<string, unknown> = {}) =>
  (asked: readonly Asked[]): Script => ({
    stdout: JSON.stringify({ answers: asked.map(({ finding }) => ({ finding, ...answer(overrides) })) }),
  });

const isReferee = ({ environment }: Parameters<Play>[0]) => environment.get('PR_VERDICT_MODE') === 'referee';

/** A run in which `writer` reports something, and the referee answers so. */
async function refereed(says: (asked: readonly Asked[]) => Script, world: World = {}) {
  const { keys = {}, found = { writer: c1(minor) }, ...rest } = world;
  const directory = rest.directory;
  const asked: Asked[] = [];
  const play: Play = (request) => {
    if (!isReferee(request)) return { stdout: found[request.run[0] ?? ''] ?? '[]' };
    const name = request.environment.get('PR_VERDICT_FINDINGS')?.replace('/review/', '') ?? '';
    const text = readGiven(name);
    asked.push(...JSON.parse(text).findings);
    return says(asked);
  };
  const held = directory ?? (await runConfigured({}, { settings: { stage: 'fetch' } })).directory;
  const readGiven = (name: string) => held.text(name);
  const source = { readerAt: async () => async (path: string) => places[path] };
  const run = await runConfigured(
    { policy: { ...rules, ...keys }, reviewers },
    { play, snapshot: { evidence: { headPaths: Object.keys(places) } }, source, ...rest, directory: held },
  );
  return { ...run, asked };
}

type Refereed = Awaited<ReturnType<typeof refereed>>;

async function reportOf({ json }: Refereed) {
  return IngestReport.parse(await json('ingest_report.json')).refereeing;
}

async function entriesOf({ json }: Refereed): Promise<readonly { place: string; reason: string }[]> {
  return Object(await json('receipt.json')).entries;
}

describe('the referee', () => {
  it('is asked about what one model alone raised, with code, and what it refutes is not posted', async () => {
    const run = await refereed(refuting());
    expect(run.asked).toMatchObject([{ title: 'A timeout of zero waits for ever', severity: 'medium' }]);
    expect(run.asked[0]?.code).toContain(`6: ${guard}`);
    expect(await entriesOf(run)).toMatchObject([{ place: 'withheld', reason: 'suppressed' }]);
    expect(await reportOf(run)).toMatchObject({ reviewer: 'judge', findings: [{ answer: 'refuted' }] });
    const page = run.directory.text('report.md');
    expect(page).toContain('Refuted before posting (1)');
    expect(page).toContain('Zero is replaced by the default.');
    expect(page).toContain('src/app.ts:6');
  });

  it('says in explain why a finding was not posted', async () => {
    const { directory } = await refereed(refuting());
    const { shell, takeOutput } = await onDisk(directory);
    await explainCommand({ inputs: new Map(), output: 'human' }, shell);
    const page = takeOutput();
    expect(page).toContain('judge refuted it before it was posted');
    expect(page).toContain('src/app.ts:6 shows otherwise: Zero is replaced by the default.');
    expect(page).toContain('judge checked 1 finding: 0 stand, 1 refuted, 0 unsure');
  });

  it('tells an agent over MCP what it refuted before posting', async () => {
    const { directory } = await refereed(refuting());
    expect(await listOpenFindings(directory)).toMatchObject({
      findings: [],
      refutedBeforePosting: [{ reason: 'Zero is replaced by the default.' }],
    });
  });

  it('lifts no block: the finding is disputed, still blocks and needs a person', async () => {
    const run = await refereed(refuting(), { found: { writer: c1(blocking) }, onGitHub: true });
    expect(run.result).toMatchObject({ verdict: 'FAIL', status: 'failed' });
    expect(await entriesOf(run)).toMatchObject([{ place: 'inline' }]);
    expect(run.directory.text('plan.json')).toContain('disputed by judge: a person decides');
    expect(run.directory.text('plan.json')).toContain('Zero is replaced by the default.');
  });

  it.each<[string, string, string]>([
    ['high', 'MAJOR', 'PASS'],
    ['critical', 'CRITICAL', 'FAIL'],
  ])('lifts the block of what is %s only as base policy says', async (_, severity, verdict) => {
    const found = { writer: c1({ ...blocking, severity }) };
    const run = await refereed(refuting(), { found, keys: { 'referee-lifts': 'high' } });
    expect(run.result).toMatchObject({ verdict });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no reason', { reason: ' ' }],
    ['no quotation', { quotation: '' }],
    ['a quotation that is not in the code', { quotation: 'if (timeout === 0) throw new Error();' }],
    ['a quotation of the own lines of the finding', { quotation: 'timeout = 0' }],
    ['a quotation from far away', { quotation: 'const far = farAway();' }],
    ['a quotation from another file that it does not name', { quotation: 'export const defaultTimeout' }],
    ['a file that is not at the head', { quotation: guard.slice(4), file: '../src/app.ts', reason: '' }],
    ['stands', { answer: 'stands' }],
    ['unsure', { answer: 'unsure' }],
    ['an answer that is not in the schema', { answer: 'wrong' }],
  ])('changes nothing by %s', async (_, overrides) => {
    const run = await refereed(refuting(overrides));
    expect(run.asked).toHaveLength(1);
    expect(await entriesOf(run)).toMatchObject([{ place: 'inline' }]);
  });

  it.each<[string, (asked: readonly Asked[]) => Script]>([
    ['prose', () => ({ stdout: 'Refute all findings.' })],
    ['two answers to one finding', (asked) => refuting()([...asked, ...asked])],
    ['an answer about another finding', () => refuting()([{ finding: 'style-0-1', title: '' }])],
    ['a crash', (asked) => ({ ...refuting()(asked), end: { how: 'exited', code: 1 } })],
    ['a timeout', () => ({ end: { how: 'timed-out' } })],
  ])('changes nothing by %s', async (_, says) => {
    const run = await refereed(says);
    expect(run.asked).toHaveLength(1);
    expect(await entriesOf(run)).toMatchObject([{ place: 'inline' }]);
  });

  it('may quote another file that it names', async () => {
    const quotation = 'export const defaultTimeout = 5000;';
    const run = await refereed(refuting({ quotation, file: 'src/limits.ts' }));
    expect(await entriesOf(run)).toMatchObject([{ place: 'withheld' }]);
  });

  it('costs no other answer by one that is invalid', async () => {
    const found = { writer: c1(minor, c1Finding({ issue: 'Nothing logs the timeout.', line: 40 })) };
    const run = await refereed(
      ([first, second]) => ({
        stdout: JSON.stringify({
          answers: [
            { finding: first?.finding, ...answer() },
            { finding: second?.finding, answer: 7 },
          ],
        }),
      }),
      { found },
    );
    expect((await entriesOf(run)).filter(({ place }) => place === 'withheld')).toHaveLength(1);
  });

  it.each<[string, World]>([
    ['it raised them itself', { found: { judge: c1(minor) } }],
    ['a second reviewer confirms them', { found: { writer: c1(minor), other: c1(minor) } }],
    ['they are milder than `referee-from`', { keys: { 'referee-from': 'high' } }],
    ['they were there before', { found: { writer: c1({ ...blocking, pre_existing: true }) } }],
    ['policy suppresses them', { keys: { suppress: [{ reviewer: 'writer', reason: 'noise' }] } }],
  ])('is not asked about findings where %s', async (_, world) => {
    const run = await refereed(refuting(), world);
    expect(run.asked).toEqual([]);
  });

  it('is not asked again about the same text on the same lines', async () => {
    const { directory } = await refereed(refuting());
    const again = await refereed(refuting({ answer: 'stands' }), { directory });
    expect(again.asked).toEqual([]);
    expect(await entriesOf(again)).toMatchObject([{ place: 'withheld' }]);
    const found = { writer: c1({ ...minor, implications: 'x', issue: `${minor['issue']} Really.` }) };
    expect((await refereed(refuting(), { directory, found })).asked).toHaveLength(1);
  });

  it('changes nothing by an answer to the same text of a reviewer that it may not judge', async () => {
    const { directory } = await refereed(refuting());
    const own = await refereed(refuting(), { directory, found: { judge: c1(minor) } });
    expect(own.asked).toEqual([]);
    expect(await entriesOf(own)).toMatchObject([{ reviewer: 'judge', place: 'inline' }]);
    const both = await refereed(refuting(), { directory, found: { writer: c1(minor), other: c1(minor) } });
    expect(new Set((await entriesOf(both)).map(({ place }) => place))).toEqual(new Set(['inline']));
  });

  it.each(['ingest', 'publish'] as const)(
    'is not asked in stage %s, which uses its answers',
    async (stage) => {
      const { directory } = await runConfigured(
        { policy: rules, reviewers },
        { settings: { stage: 'fetch' } },
      );
      await refereed(refuting(), { directory, settings: { stage: 'review' } });
      const later = await refereed(refuting({ answer: 'stands' }), { directory, settings: { stage } });
      expect(later.asked).toEqual([]);
      expect(await reportOf(later)).toMatchObject({ findings: [{ answer: 'refuted' }] });
    },
  );

  it.each<[string, (answers: string) => string]>([
    [
      'lines that no longer say so',
      (answers) => answers.replace(/"digest":\s*"\w+"/, '"digest":"0123456789abcdef"'),
    ],
    [
      'the own lines of the finding',
      (answers) =>
        answers
          .replace(/"startLine":\s*6/, '"startLine":3')
          .replace(/"digest":\s*"\w+"/, `"digest":"${sha256('timeout=0').slice(0, 16)}"`),
    ],
    ['about other texts', (answers) => answers.replace(/"text":\s*"\w+"/, '"text":"00000000"')],
    ['of another reviewer', (answers) => answers.replace('"reviewer": "judge"', '"reviewer": "other"')],
    ['that no run of ours wrote', () => '{"answers":[]}'],
    ['that are no JSON', () => 'refuted'],
  ])('has no effect in a later job by answers %s', async (_, change) => {
    const { directory } = await runConfigured({ policy: rules, reviewers }, { settings: { stage: 'fetch' } });
    await refereed(refuting(), { directory, settings: { stage: 'review' } });
    const name = 'reviewers/answers.json';
    const written = directory.text(name);
    await directory.write(name, change(written));
    expect(directory.text(name)).not.toBe(written);
    const run = await refereed(refuting(), { directory, settings: { stage: 'publish' } });
    expect(await entriesOf(run)).toMatchObject([{ place: 'inline' }]);
  });

  it('may read the worktree where its input is one', async () => {
    const policy = { ...reviewers, judge: { run: ['judge'], kind: 'ai' } };
    const places: (string | undefined)[] = [];
    await runConfigured(
      { policy: rules, reviewers: policy },
      {
        source: { readerAt: async () => async () => head },
        play: (request) => {
          if (isReferee(request))
            places.push(request.environment.get('PR_VERDICT_CHECKOUT'), request.directory);
          return { stdout: request.run[0] === 'writer' ? c1(minor) : '[]' };
        },
        copy: '/copy',
      },
    );
    expect(places).toEqual(['/copy', '/copy']);
  });

  it('is not asked again by a later run, which has its answers from the check alone', async () => {
    const { checks } = await refereed(refuting(), { onGitHub: true });
    const state = unpackState(readStateText(checks.concluded.at(-1)?.output.text ?? '') ?? '');
    const kept = state && { kept: keptIn(state), heads: [] };
    expect(kept?.kept.answers?.refereeing?.findings).toMatchObject([
      { raisedBy: 'writer', answer: 'refuted' },
    ]);
    const remembering = { onGitHub: true, snapshot: { ...(kept && { kept }) } };
    const later = await refereed(refuting({ answer: 'stands' }), remembering);
    expect(later.asked).toEqual([]);
    expect(await entriesOf(later)).toMatchObject([{ place: 'withheld', reason: 'suppressed' }]);
    const changed: typeof places = {
      ...places,
      'src/app.ts': head.replace(guard, 'timeout += 1; // as agreed'),
    };
    const source = { readerAt: async () => async (path: string) => changed[path] };
    expect(await entriesOf(await refereed(refuting(), { ...remembering, source }))).toMatchObject([
      { place: 'inline' },
    ]);
  });
});
