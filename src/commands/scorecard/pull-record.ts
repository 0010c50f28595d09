import { z } from 'zod';
import { readCommand } from '../../comments/command.ts';
import { categoryOf } from '../../memory/memory.ts';
import { readStateText, unpackState } from '../../memory/packed-state.ts';
import { type RunState, Spent } from '../../memory/run-state.ts';
import { CheckedFinding, questionKey } from '../../model/answers.ts';
import { accountName } from '../../model/conversation.ts';
import { ConfidenceBand, Severity } from '../../model/finding.ts';
import { originalsOf } from '../../model/known-finding.ts';
import { lastByKey } from '../../model/lists.ts';
import { readMarks } from '../../model/mark.ts';
import { CommitId } from '../../model/review-document.ts';
import { isCarried, ReviewerId, ReviewerKind } from '../../model/reviewer.ts';
import type { HistoryComment, PullHistory } from './pull-history.ts';

const time = z.iso.datetime();
const text = z.string().max(4096);

/** One reviewer's own report of a finding. */
const Raised = z
  .strictObject({ reviewer: ReviewerId, severity: Severity, confidence: ConfidenceBand, category: text })
  .readonly();

const lines = {
  path: text.optional(),
  startLine: z.int().optional(),
  endLine: z.int().optional(),
  /** The commit in which the lines are numbered. */
  head: CommitId,
};

const RecordedFinding = z
  .strictObject({
    id: text,
    raised: z.array(Raised).readonly(),
    ...lines,
    blocking: z.boolean(),
    postedAt: time,
    state: z.enum(['open', 'fixed', 'withdrawn']),
    settledAt: time.optional(),
  })
  .readonly();
export type RecordedFinding = z.infer<typeof RecordedFinding>;

const RecordedRun = z
  .strictObject({
    head: CommitId,
    at: time,
    reviewers: z
      .array(z.strictObject({ id: ReviewerId, kind: ReviewerKind, outcome: text }).readonly())
      .readonly(),
    spent: z.array(Spent).readonly(),
  })
  .readonly();

/** A referee's answer about a finding, with the finding's id where a run posted it, or with its place where none did. */
const RecordedAnswer = z
  .strictObject({
    referee: ReviewerId,
    raisedBy: ReviewerId,
    answer: CheckedFinding.unwrap().shape.answer,
    finding: text.optional(),
    notPosted: z
      .strictObject({ id: text, ...lines })
      .readonly()
      .optional(),
  })
  .readonly();

/** What is kept of one pull request. It names no person and holds no text but the reasons of acceptances. */
export const PullRecord = z
  .strictObject({
    number: z.int(),
    updatedAt: time,
    mergedAt: time.optional(),
    closedAt: time.optional(),
    mergeCommit: CommitId.optional(),
    runs: z.array(RecordedRun).readonly(),
    findings: z.array(RecordedFinding).readonly(),
    answers: z.array(RecordedAnswer).readonly().optional(),
    /** Threads that show a finding. `resolved` says that a person resolved it. */
    threads: z
      .array(
        z
          .strictObject({ finding: text, at: time, up: z.int(), down: z.int(), resolved: z.boolean() })
          .readonly(),
      )
      .readonly(),
    acceptances: z.array(z.strictObject({ finding: text, reason: text }).readonly()).readonly(),
    /** Number of findings that people put off. */
    deferred: z.int().optional(),
  })
  .readonly();
export type PullRecord = z.infer<typeof PullRecord>;

type State = RunState & { readonly at: string };

/** The states in the checks of one instance, oldest first; a check that a comment concluded again counts once. */
function statesOf(pull: PullHistory, tool: string): readonly State[] {
  const commits = [
    ...pull.commits.nodes.flatMap((node) => node?.commit ?? []),
    ...pull.timelineItems.flatMap(({ beforeCommit }) => beforeCommit ?? []),
  ];
  const runs = [...new Map(commits.map((commit) => [commit.oid, commit])).values()].flatMap(
    ({ oid, checkSuites }) =>
      checkSuites.flatMap(({ checkRuns }) => checkRuns.map((run) => ({ ...run, oid }))),
  );
  const states = runs
    .toSorted((a, b) => (a.databaseId ?? 0) - (b.databaseId ?? 0))
    .flatMap(({ text, completedAt, oid }): readonly State[] => {
      const packed = readStateText(text ?? '');
      const state = packed === undefined ? undefined : unpackState(packed);
      const isOwn = state?.tool === tool && state.pull === pull.number && state.head === oid;
      return isOwn && completedAt !== null ? [{ ...state, at: completedAt }] : [];
    });
  const keyOf = ({ head, facts, spent }: State) => JSON.stringify([head, facts.reviewers, spent]);
  return [...new Map(states.map((state) => [keyOf(state), state])).values()];
}

type Row = RunState['findings'][number];

function stateOfRow({ kind, status }: Row): RecordedFinding['state'] {
  if (kind === 'closed' || status === 'fixed' || status === 'verified') return 'fixed';
  return kind === 'withdrawn' ? 'withdrawn' : 'open';
}

function raisedIn(row: Row): RecordedFinding['raised'] {
  const { kind = 'finding' } = row;
  const category = row.category ?? categoryOf(row.id);
  return originalsOf({ ...row, kind }).map(({ reviewer, severity, confidence, category: own }) => ({
    reviewer,
    severity,
    confidence: confidence.band,
    category: own === '' ? category : own,
  }));
}

function linesOf({ place, head }: Row): Pick<RecordedFinding, keyof typeof lines> {
  const { path, startLine, endLine } = place ?? {};
  return { path, startLine, endLine, head };
}

function record(row: Row, at: string, before: RecordedFinding | undefined): RecordedFinding {
  const state = stateOfRow(row);
  const raised = [...(before?.raised ?? []), ...raisedIn(row)];
  const settledAt = before?.state === state ? before.settledAt : at;
  return {
    id: row.id,
    raised: lastByKey(raised.toReversed(), ({ reviewer }) => reviewer).toReversed(),
    ...linesOf(row),
    blocking: row.blocking === true || before?.blocking === true,
    postedAt: before?.postedAt ?? at,
    state,
    ...(state !== 'open' && settledAt !== undefined && { settledAt }),
  };
}

/** Every finding that a run published, as the newest run knows it. Rows that were never published have no kind. */
function findingsOf(states: readonly State[]): readonly RecordedFinding[] {
  const findings = new Map<string, RecordedFinding>();
  for (const { findings: rows, at } of states)
    for (const row of rows)
      if (row.kind !== undefined) findings.set(row.id, record(row, at, findings.get(row.id)));
  return [...findings.values()];
}

/** What a referee answered last to each question. */
function answersOf(states: readonly State[]): NonNullable<PullRecord['answers']> {
  const rows = states.flatMap(({ findings }) => findings);
  const byFingerprint = new Map(rows.map((row) => [row.fingerprint, row]));
  const posted = new Map(rows.flatMap((row) => (row.kind === undefined ? [] : [[row.fingerprint, row.id]])));
  const answers = states.flatMap(({ answers: { refereeing } = {} }) =>
    (refereeing?.findings ?? []).map((each) => ({ referee: refereeing?.reviewer ?? '', ...each })),
  );
  const newest = new Map(answers.map((each) => [`${each.referee} ${questionKey(each)}`, each]));
  return [...newest.values()].map(({ referee, raisedBy, answer, fingerprint }) => {
    const [finding, row] = [posted.get(fingerprint), byFingerprint.get(fingerprint)];
    const shared = { referee, raisedBy, answer };
    if (finding !== undefined) return { ...shared, finding };
    return { ...shared, ...(row && { notPosted: { id: row.id, ...linesOf(row) } }) };
  });
}

const associations = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** What a person gave as a reason, without what could name someone. */
function withoutNames(reason: string): string {
  return reason
    .slice(0, 200)
    .replace(/\S{1,64}@[\w.-]+/g, '(address)')
    .replace(/@[\w/-]+/g, '(name)')
    .replace(/https?:\/\/\S+/g, '(link)');
}

/** Findings that people accepted, or put off. */
function acceptancesIn(
  comments: readonly HistoryComment[],
  where: 'thread' | 'conversation',
  shown?: string,
): readonly (PullRecord['acceptances'][number] & { readonly do: 'wont-fix' | 'defer' })[] {
  return comments.flatMap(({ author, authorAssociation, body }) => {
    if (author === null || author.__typename === 'Bot' || !associations.has(authorAssociation)) return [];
    const reading = readCommand(body, where);
    const command = reading?.ok === true ? reading.command : undefined;
    if (command?.do !== 'wont-fix' && command?.do !== 'defer') return [];
    const finding = command.id ?? shown;
    if (finding === undefined) return [];
    return [{ do: command.do, finding, reason: withoutNames(command.reason) }];
  });
}

/** The record of one pull request as GitHub answered it. */
export function toRecord(pull: PullHistory, tool: string): PullRecord {
  const states = statesOf(pull, tool);
  const threads = pull.reviewThreads.nodes.flatMap(({ shown: [first], ...thread }) => {
    const ids = readMarks(first?.body ?? '', tool).flatMap((each) =>
      each.kind === 'review' ? [] : [each.id],
    );
    return first === undefined ? [] : [{ ...thread, first, ids }];
  });
  const answers = answersOf(states);
  const decided = [
    ...threads.flatMap(({ ids: [id, ...more], replies }) =>
      acceptancesIn(replies, 'thread', more.length === 0 ? id : undefined),
    ),
    ...acceptancesIn(pull.comments, 'conversation'),
  ];
  const deferred = new Set(decided.flatMap((each) => (each.do === 'defer' ? [each.finding] : []))).size;
  const { number, updatedAt, mergedAt, closedAt, mergeCommit } = pull;
  return {
    number,
    updatedAt,
    ...(mergedAt !== null && { mergedAt }),
    ...(closedAt !== null && { closedAt }),
    ...(mergeCommit !== null && mergedAt !== null && { mergeCommit: mergeCommit.oid }),
    runs: states.map(({ head, at, facts, spent = [] }) => ({
      head,
      at,
      reviewers: facts.reviewers.map(({ id, kind, outcome }) => ({
        id,
        kind,
        outcome: isCarried({ outcome }) ? 'carried' : outcome.state,
      })),
      spent,
    })),
    findings: findingsOf(states),
    ...(answers.length > 0 && { answers }),
    threads: threads.flatMap(({ ids, first, isResolved, resolvedBy }) => {
      const countOf = (content: string) =>
        first.reactionGroups?.find((group) => group.content === content)?.reactors.totalCount ?? 0;
      const byUs = accountName(resolvedBy?.login ?? '') === accountName(first.author?.login ?? '');
      const shared = { at: first.createdAt, resolved: isResolved && !byUs };
      // Nothing says about which of several findings a reaction is: the first one is most severe.
      return ids.map((finding, index) => ({
        ...shared,
        finding,
        up: index === 0 ? countOf('THUMBS_UP') : 0,
        down: index === 0 ? countOf('THUMBS_DOWN') : 0,
      }));
    }),
    acceptances: decided.flatMap(({ do: how, ...acceptance }) => (how === 'wont-fix' ? [acceptance] : [])),
    ...(deferred > 0 && { deferred }),
  };
}
