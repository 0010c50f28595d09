import type { BlockContent, PhrasingContent } from 'mdast';
import { countFindings, type FindingCounts } from '../decide/count-findings.ts';
import { whyUnlisted } from '../decide/placement.ts';
import type { Run } from '../decide/run.ts';
import { codeSpan, heading, link, text, withCode } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, names, say, titledList, words } from '../markdown/phrases.ts';
import { plainText } from '../markdown/untrusted-markdown.ts';
import { type Finding, type Severity, severities } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { shareRoom } from '../model/original.ts';
import { pageAddress, project } from '../model/project.ts';
import { counted } from '../model/text.ts';
import { isAwaitingApproval } from '../policy/completeness.ts';
import {
  afterwards,
  headline,
  remedies,
  type State,
  stateOf,
  type Unfinished,
} from '../policy/decision-words.ts';
import { compareFindings, isSettled, type Weight, weights } from '../policy/weight.ts';
import { hotspotLines } from './evidence-text.ts';
import { humanWords } from './finding-words.ts';
import { changeNotices } from './run-text.ts';

/** Weights in words, most important first. */
export const weightWords = {
  blocking: 'Blocking',
  counts: 'To consider',
  'needs-verification': 'Needs verification',
  'pre-existing': 'Already there before this change',
  settled: 'Settled or withheld',
} as const satisfies Readonly<Record<Weight, string>>;

/** The priority of a finding for `fitToBudget`. */
export function priorityOf(weight: Weight, severity: Severity): number {
  const bySeverity = (severities.length - severities.indexOf(severity)) * 10;
  const priorities = { blocking: 70, counts: bySeverity, 'needs-verification': 22 };
  return { ...priorities, 'pre-existing': 8, settled: 6 }[weight];
}

/**
 * Blocking findings first, in each group the most severe first; no group is empty, and its title includes the number of
 * its items, of which those are listed for which there is room.
 */
export function groupByWeight<T extends { readonly finding: Finding }>(
  items: readonly T[],
  weightOf: (finding: Finding) => Weight,
  room = Number.POSITIVE_INFINITY,
) {
  let left = room;
  const sorted = items.toSorted((a, b) => compareFindings(a.finding, b.finding));
  const groups = groupBy(sorted, ({ finding }) => weightOf(finding));
  return weights.flatMap((weight) => {
    const found = groups.get(weight);
    if (found === undefined) return [];
    const listed = shareRoom(found, left);
    left -= listed.length;
    const title = `${weightWords[weight]} (${found.length})`;
    return [{ weight, title, items: listed, unlisted: found.length - listed.length }];
  });
}

/** Whether a page counts a finding in place of showing it: its data and `explain` have it with the reason. */
export function isWithheld(
  { finding }: { readonly finding: Finding },
  run: Parameters<typeof whyUnlisted>[1],
) {
  const { suppressed } = finding;
  if (suppressed !== undefined) return suppressed.by !== 'wont_fix';
  return !isSettled(finding) && whyUnlisted(finding, run) !== undefined;
}

/** The number of withheld findings, and where to read about them. */
export function withheldLine(count: number): BlockContent[] {
  if (count === 0) return [];
  const why = link([text('withheld')], pageAddress('policy.md#what-is-withheld'));
  return [
    say`${counted(count, 'finding')} ${[why]}: ${codeSpan(`${project.name} explain`)} lists them with the reason.`,
  ];
}

const signs: Readonly<Record<State, string>> = {
  passed: '✅',
  blocked: '❌',
  waiting: '⏳',
  incomplete: '⏸️',
  aborted: '⛔',
};

/** What a page shows of a run. */
interface PageContent {
  /** Number of reviewers' questions. */
  readonly questions?: number;
  /** Whether it names the people who have to look. */
  readonly namesOwners?: boolean;
}

/** A longer title would hide the sentence. */
const maxTitle = 120;

/** The title of the only blocking finding, if this run has it; otherwise the number of blocking findings. */
function toFix({ decision, effective, render }: Run, findings: readonly Finding[]) {
  const { blocking } = decision;
  const lead = effective.enforce ? 'Fix before merging: ' : 'Advisory, so not required for merging: ';
  const only = blocking.length === 1 ? findings.find(({ id }) => id === blocking[0]) : undefined;
  if (only === undefined || only.title.length > maxTitle) {
    const count = counted(blocking.length, 'blocking finding');
    return effective.enforce ? words`Fix ${count} before merging.` : words`${lead}${count}.`;
  }
  const end = /[.!?…]$/.test(only.title) ? '' : '.';
  return words`${lead}**${plainText(only.title, render)}**${end}`;
}

/** `1 finding to consider, 2 to verify`; empty when nothing but blocking findings is open. */
function whatIsOpen({ late, toConsider, toVerify, preExisting, earlier }: FindingCounts): string {
  const parts = [
    { count: late, what: 'found late, for a person to decide' },
    { count: toConsider, what: 'to consider' },
    { count: toVerify, what: 'to verify' },
    { count: preExisting, what: 'already there before this change' },
    { count: earlier, what: 'open since an earlier review' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, what }, at) => `${at === 0 ? counted(count, 'finding') : count} ${what}`)
    .join(', ');
}

function whenNothingIsOpen({ decision, document }: Run, { invalid }: FindingCounts): PhrasingContent[] {
  if (invalid > 0) return words`No valid finding is open; ${counted(invalid, 'finding')} could not be read.`;
  if (decision.verdict === null) return [];
  return document.findings.length === 0 ? words`No findings.` : words`No finding is open.`;
}

/** What to do now in one sentence; empty when nothing is known yet. */
export function whatToDo(run: Run): PhrasingContent[] {
  const { soFar, verdict, blocking } = run.decision;
  const { enforce } = run.effective;
  if (soFar === 'ABORT')
    return enforce
      ? words`Stop: a person has to decide before anything is fixed.`
      : words`Advisory: would stop for a person to decide.`;
  if (blocking.length > 0) return toFix(run, run.document.findings);
  if (soFar !== 'PASS')
    return words`A reviewer asks for changes${enforce ? ' before merging' : ', which is advisory'}.`;
  const counts = countFindings(run);
  if (counts.open === 0) return whenNothingIsOpen(run, counts);
  const nothing = verdict === null ? 'So far nothing blocks' : 'Nothing blocks merging';
  return words`${nothing}; ${whatIsOpen(counts)}.`;
}

/** What to do now, and who else must look. */
function nextStep(run: Run, { questions = 0, namesOwners = false }: PageContent): PhrasingContent[] {
  const open = run.document.findings.filter((finding) => !isSettled(finding));
  const humans = namesOwners ? 0 : open.filter((finding) => humanWords(finding).length > 0).length;
  const stricter = run.decision.tightenedBy.join('; ');
  const sentences = [
    questions === 0 ? [] : words`Answer ${counted(questions, 'question')} below.`,
    whatToDo(run),
    humans === 0 ? [] : words`A person has to look at ${counted(humans, 'finding')}.`,
    stricter === '' ? [] : brief(`Made stricter: ${stricter}.`, run.render, 2000),
  ];
  return joined(sentences, ' ');
}

/** The author of a change controls how many reasons there are. */
const maxReasons = 8;

/** A path of the machine that ran a reviewer, up to its last part: it means nothing to a reader. */
const folders = /(?<=^|[\s"'`(=])(?:\/|[A-Z]:\\)[^\s"'`)]*[/\\](?=[^\s"'`)/\\])/g;

/** A reviewer's own reason on one line: file names without their folders, and one colon at most. */
function readable(reason: string): string {
  const [first = '', ...rest] = reason.replace(folders, '').split(': ');
  return rest.length === 0 ? first : `${first}: ${rest.join(', ')}`;
}

/** More would be a list to search. */
const maxOwners = 5;
const maxHotspots = 3;

/** Who may approve, owners of changed files first and as code, so that nobody is notified; and where to look first. */
function whoMayApprove({ facts: { approval }, effective, evidence, render }: Run): BlockContent[] {
  const { requesters = [], writers = [], pushers = [] } = approval?.parties ?? {};
  const parties = new Set([...requesters, ...writers, ...pushers]);
  const owners = [...new Set(evidence?.context.owners.flatMap((rule) => rule.owners) ?? [])]
    .filter((owner) => !parties.has(owner.replace(/^@/, '').toLowerCase()))
    .slice(0, maxOwners);
  const first = owners.length === 0 ? [] : words`owners of changed files (${names(owners)}), or `;
  const anyone = `anyone with the role ${effective['human-approval']?.by ?? 'write'} who had no part in it`;
  const look = hotspotLines({ evidence, render }).slice(0, maxHotspots);
  return [say`**Who may approve:** ${first}${anyone}.`, ...titledList('Look here first:', look)];
}

/** What is missing, and on a pull request who may waive it. */
export function unfinishedIn({ decision, document, settings, effective }: Run): Unfinished {
  const waivedBy = settings.target === 'local' ? undefined : effective['waived-by'];
  return { decision, reviewers: document.reviewers, waivedBy };
}

/** Why the review is incomplete, one line a reason with the one thing to do, and what follows; empty if complete. */
export function incompleteSection(run: Run): BlockContent[] {
  const { decision, render } = run;
  const unfinished = unfinishedIn(run);
  const lines = remedies(unfinished).map(({ why, toDo }) => {
    const reason = words`${brief(readable(why), render, 400)}.`;
    return toDo === undefined ? reason : words`${reason} ${withCode(toDo)}`;
  });
  if (lines.length === 0) return [];
  const isMissing = decision.incomplete.some(({ code }) => code === 'APPROVAL_MISSING');
  const state = isAwaitingApproval(decision) ? 'complete and waits for people' : 'not complete';
  return [
    say`This review is ${state}:`,
    bullets(lines, maxReasons),
    ...(isMissing ? whoMayApprove(run) : []),
    ...afterwards(unfinished).map((step) => say`${withCode(step)}`),
  ];
}

/** The part most people read: the result, what to do now, and why the review is incomplete. */
export function verdictLead(run: Run, page: PageContent = {}): BlockContent[] {
  const title = heading(2, text(`${signs[stateOf(run)]} ${headline(run)}`));
  return [title, say`${nextStep(run, page)}`, ...incompleteSection(run), ...changeNotices(run)];
}
