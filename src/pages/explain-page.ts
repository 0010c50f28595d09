import type { BlockContent, PhrasingContent } from 'mdast';
import type { Facts, KnownJudged } from '../comments/accept-findings.ts';
import type { AppliedCommands } from '../comments/judge-requests.ts';
import { codeSpan, heading, list } from '../markdown/markdown-nodes.ts';
import { brief, bullets, present, say, words } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import { type PlainTextOptions, plainText } from '../markdown/untrusted-markdown.ts';
import type { IngestReport } from '../model/ingest-report.ts';
import { hasReviewed, isChosen } from '../model/reviewer.ts';
import { counted, listNames } from '../model/text.ts';
import { normaliseCategory } from '../policy/category.ts';
import { applies, incompleteReviewer, inWords } from '../policy/completeness.ts';
import { approvalObstacles, type Decision } from '../policy/decision.ts';
import { reaches, stepsToComplete } from '../policy/decision-words.ts';
import { type EffectivePolicy, inputNameOf, policyInputKeys } from '../policy/effective-policy.ts';
import type { Conclusion, Publication, RunStatus } from '../policy/gate-decision.ts';
import {
  type Explained,
  type ExplainedRun,
  type Explanation,
  explainFinding,
  type FindingExplanation,
} from './explain-finding.ts';

interface VerdictExplanation extends Explanation {
  readonly status: RunStatus;
  /** Null when there is none. */
  readonly verdict: Decision['verdict'];
  /** Absent when the reviewed content has changed since. */
  readonly event?: Decision['event'];
  /** The conclusion of the check, and its title. */
  readonly conclusion: Conclusion['conclusion'];
  readonly title: string;
}

interface VerdictInput {
  readonly decision: Decision;
  readonly facts: Facts;
  readonly commands: Pick<AppliedCommands, 'acceptances' | 'waivers'>;
  readonly findings: readonly Explained[];
  readonly conclusion: Conclusion;
  /** Set on a pull request, where a person with this role may waive what is missing. */
  readonly waivedBy?: EffectivePolicy['waived-by'] | undefined;
  /** The policy without the workflow's inputs; absent if nothing differs. */
  readonly byPolicy?: EffectivePolicy;
  /** Absent for stored facts, whose review was published. */
  readonly publication?: Publication;
  /** Invalid findings, and second opinions; absent when their text is not kept. */
  readonly report?: Pick<IngestReport, 'refused' | 'adjudication' | 'refereeing'>;
}

/** Why findings or claims give this verdict. */
function whyVerdict({ decision, findings, facts }: VerdictInput): readonly string[] {
  const { soFar, tightenedBy, blocking } = decision;
  if (tightenedBy.length > 0)
    return tightenedBy.map((claim) => `${soFar}: ${claim}, and a claim may only tighten`);
  if (soFar === 'PASS') return ['PASS: nothing blocks'];
  if (soFar === 'WARN') return ['WARN: a finding blocks, none of them critical'];
  if (soFar === 'FAIL') return ['FAIL: a critical finding blocks'];
  const { abortOn } = facts.effective.blocking;
  return findings
    .filter(({ id, category }) => blocking.includes(id) && abortOn.has(normaliseCategory(category)))
    .map(({ id, category }) => `ABORT: ${id} blocks, and \`policy.abort-on\` names its category ${category}`);
}

function whyGate({ decision, facts, conclusion }: VerdictInput): string {
  const { failOn, enforce } = facts.effective;
  if (decision.verdict === null && conclusion.status !== 'failed')
    return 'an incomplete review never passes the gate';
  if (!enforce) {
    const would = reaches(decision.soFar, failOn) ? 'would fail' : 'would pass';
    return `Advisory: ${would} if policy.enforce were true`;
  }
  const at = failOn === 'none' ? 'no verdict (fail-on is none)' : `${failOn} and worse (fail-on)`;
  return `the gate fails at ${at}, and this is ${decision.soFar}`;
}

function whyWaived(subject: string, { commands }: VerdictInput): string {
  const waiver = commands.waivers.find((each) => each.subject === subject);
  const who = waiver === undefined ? '' : ` by ${waiver.by} on ${waiver.at.slice(0, 10)} (${waiver.reason})`;
  return `waived for this head: ${subject}${who}, which withholds approval`;
}

/** What the inputs change of the policy. */
function byInputs({ facts: { effective }, byPolicy = effective }: VerdictInput): readonly string[] {
  return policyInputKeys
    .filter((key) => effective[key] !== byPolicy[key])
    .map((key) => {
      const was = byPolicy[key] ?? 'nothing';
      return `the input ${inputNameOf(key)} makes it ${effective[key]}; the policy has ${was}`;
    });
}

/** A limit for readability; `report.md` lists all. */
const maxInvalid = 20;

/**
 * Invalid findings have no id: each is identified by its position in its document, with the first rule it
 * breaks.
 */
function whyInvalid({ report }: VerdictInput): readonly string[] {
  const invalid = report?.refused ?? [];
  const lines = invalid.slice(0, maxInvalid).map(({ reviewer, pointer, title, problems: [problem] }) => {
    const named = title === undefined ? '' : ` "${title}"`;
    return `invalid: ${reviewer} ${pointer}${named}: ${problem?.rule ?? ''} ${problem?.message ?? ''}`;
  });
  const more = invalid.length - lines.length;
  return more > 0 ? [...lines, `invalid: ${more} more`] : lines;
}

/** The adjudicator's answers, pair by pair. */
function whyMerged({ report }: VerdictInput): readonly string[] {
  const adjudication = report?.adjudication;
  if (adjudication === undefined) return [];
  const { reviewer, pairs, failure } = adjudication;
  if (failure !== undefined) return [`${reviewer} decided no doubtful pair: ${failure}`];
  return pairs.map(({ titles, answer }) => `${reviewer} answered ${answer}: "${titles.join('" and "')}"`);
}

/** What the referee answered; each refuted finding has the reason. */
function whyChecked({ report }: VerdictInput): readonly string[] {
  const { reviewer, findings, failure } = report?.refereeing ?? { findings: [] };
  const countOf = (wanted: string) => findings.filter(({ answer }) => answer === wanted).length;
  const [stands, refuted, unsure] = ['stands', 'refuted', 'unsure'].map(countOf);
  const checked = counted(findings.length, 'finding');
  return present<string>(
    findings.length > 0 &&
      `${reviewer} checked ${checked}: ${stands} stand, ${refuted} refuted, ${unsure} unsure`,
    failure !== undefined && `${reviewer} did not check all findings: ${failure}`,
  );
}

/** Reasons why the result is not an approval. */
function whyNotApproved({ decision, facts, findings, commands }: VerdictInput): readonly string[] {
  const { incomplete, waived, soFar, event } = decision;
  if (soFar !== 'PASS' || event !== 'COMMENT') return [];
  const complete = incomplete.length === 0 && waived.length === 0;
  const obstacles = present(
    approvalObstacles({ ...facts, complete, findings }),
    commands.acceptances.length > 0 && 'a person accepted findings as they are',
  );
  // Where policy allows no approval, nothing else matters.
  const shown = facts.effective.approve ? obstacles : obstacles.slice(0, 1);
  return shown.map((obstacle) => `no approval: ${obstacle}`);
}

/** A decision about content that has changed since explains nothing about the current content. */
function explainSuperseded({ conclusion: { status, conclusion, title }, publication }: VerdictInput) {
  const edited = publication?.state === 'superseded' && publication.by === 'edit' ? publication : undefined;
  const { paths = [] } = edited ?? {};
  const files = paths.length === 0 ? '' : ` (${listNames(paths, maxInvalid)})`;
  const because = edited
    ? `files changed after they were reviewed${files}, so this result is not about what they are now`
    : 'a newer head came before this was posted: the run of that head decides';
  const change = edited ? 'Run the review again.' : '`explain` of the newer run shows the current result';
  return { status, verdict: null, conclusion, title, because: [because], change: [change] };
}

/** Explains the verdict, the event and the gate, and how to change them. */
export function explainVerdict(input: VerdictInput): VerdictExplanation {
  if (input.conclusion.status === 'superseded') return explainSuperseded(input);
  const { decision, conclusion, facts, waivedBy } = input;
  const { verdict, event, soFar, incomplete, blocking, tightenedBy, waived } = decision;
  const { status, title } = conclusion;
  const lenient = soFar === 'WARN' ? 'FAIL' : soFar === 'FAIL' ? 'ABORT' : 'none';
  const fails = status === 'failed' && incomplete.length === 0;
  return {
    status,
    verdict,
    event,
    conclusion: conclusion.conclusion,
    title,
    because: [
      ...incomplete.map((reason) => `no verdict: ${inWords(reason)}`),
      ...whyOptional(input),
      ...whyInvalid(input),
      ...whyMerged(input),
      ...whyChecked(input),
      ...whyVerdict(input).map((why) => (verdict === null ? `so far ${why}` : why)),
      whyGate(input),
      ...byInputs(input),
      ...waived.map((subject) => whyWaived(subject, input)),
      ...decision.approvedBy.map(({ login }) => `${login} approved this head`),
      ...whyNotApproved(input),
    ],
    change: [
      ...blocking.map((id) => `fix ${id}`),
      ...stepsToComplete({ decision, reviewers: facts.reviewers, waivedBy }),
      ...tightenedBy.map((claim) => `a document that no longer claims it, or advisory: claims: ${claim}`),
      ...(fails ? [`policy.fail-on: ${lenient} would let ${soFar} pass`] : []),
    ],
  };
}

/** Reviewers without which the review is complete, because policy does not require them. */
function whyOptional({ facts: { reviewers, effective } }: VerdictInput): readonly string[] {
  return reviewers
    .filter((each) => isChosen(each) && applies(each) && !hasReviewed(each))
    .filter(({ id }) => Object.hasOwn(effective.reviewers, id) && effective.reviewers[id]?.required === false)
    .map((each) => {
      const why = inWords(incompleteReviewer(each));
      return `the review is complete without ${each.id} (\`reviewers.${each.id}.required: false\`): ${why}`;
    });
}

/** More explanations would hide the rest of the check. */
const maxExplained = 5;

/** A concluded run of a pull request, whose people may have asked for explanations. */
export interface AskedRun
  extends Pick<VerdictInput, 'decision' | 'facts' | 'conclusion' | 'publication' | 'report'>,
    Pick<ExplainedRun, 'receipt'> {
  readonly commands: AppliedCommands;
  readonly weighed: readonly KnownJudged[];
}

/** The explanations that were requested last, without findings that are no longer known. */
export function explainAsked(run: AskedRun, options: PlainTextOptions): BlockContent[] {
  const { commands, weighed, receipt } = run;
  const { effective } = run.facts;
  const findings = weighed.map((finding): Explained => {
    const { title = 'Its title is in its comment.', fingerprint = '' } = finding;
    return { ...finding, title, fingerprint };
  });
  const asked = [...new Set(commands.questions.map(({ id }) => id))].slice(-maxExplained);
  return asked.flatMap((id) => {
    if (id === undefined)
      return verdictBlocks(explainVerdict({ ...run, findings, waivedBy: effective['waived-by'] }), options);
    const finding = findings.find((each) => each.id === id);
    return finding ? findingBlocks(explainFinding(finding, { effective, commands, receipt }), options) : [];
  });
}

function reasons({ because, change }: Explanation, options: PlainTextOptions): PhrasingContent[][] {
  return [
    ...because.map((each) => plainText(each, options)),
    ...change.map((each) => words`to change it: ${plainText(each, options)}`),
  ];
}

/** Bytes of one text; a finding's text in a merged report may be longer. */
const maxBytes = 600;

function verdictBlocks(verdict: VerdictExplanation, { redact }: PlainTextOptions): BlockContent[] {
  const options = { redact, maxBytes };
  const event = verdict.event === undefined ? [] : words`, ${codeSpan(verdict.event)}`;
  const instead = verdict.status === 'superseded' ? 'Superseded' : 'Incomplete';
  return [
    heading(2, ...words`${verdict.verdict ?? instead}${event}`),
    say`check ${verdict.conclusion}: ${plainText(verdict.title, options)}`,
    bullets(reasons(verdict, options)),
  ];
}

function findingBlocks(finding: FindingExplanation, { redact }: PlainTextOptions): BlockContent[] {
  const options = { redact, maxBytes };
  const { id, weight, title, where, fingerprint, reports = [] } = finding;
  const lines = [
    ...(where === undefined ? [] : [plainText(where, options)]),
    ...reasons(finding, options),
    ...(fingerprint === '' ? [] : [words`fingerprint ${codeSpan(fingerprint)}`]),
  ];
  const merged = reports.map((report) => {
    const place = report.place === undefined ? [] : words` · ${codeSpan(report.place)}`;
    const isNew = report.text.trim() !== '' && report.text !== report.title;
    return present<BlockContent>(
      say`${report.reviewer} · ${report.severity}${place}: ${plainText(report.title, options)}`,
      isNew && say`${brief(report.text, options, 4000)}`,
    );
  });
  return present<BlockContent>(
    heading(3, ...words`${codeSpan(id)} ${weight}`),
    say`${plainText(title, options)}`,
    lines.length > 0 && bullets(lines),
    merged.length > 0 && [say`Merged reports:`, list(merged)],
  );
}

/** The page of `explain`. Not redacted: it holds no secret, and its text comes from the user's own files. */
export function explainPage(
  verdict: VerdictExplanation | undefined,
  findings: readonly FindingExplanation[],
): string {
  const options = { redact: (line: string) => line };
  const result = verdict === undefined ? [] : verdictBlocks(verdict, options);
  return serialize([...result, ...findings.flatMap((finding) => findingBlocks(finding, options))]);
}
