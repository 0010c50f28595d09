import type { BlockContent, PhrasingContent } from 'mdast';
import { isForPeople, type PlacedRun } from '../decide/placed-run.ts';
import type { Run } from '../decide/run.ts';
import { codeSpan, details, heading, text } from '../markdown/markdown-nodes.ts';
import { brief, bullets, joined, names, say, words } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import { unnamedFiles } from '../model/manifest.ts';
import { hasReviewed } from '../model/reviewer.ts';
import { applies, incompleteReviewer, inWords } from '../policy/completeness.ts';
import { headlineOf, hotspotLines, shapeOf, statusMarks } from './evidence-text.ts';
import { type Explained, explainable } from './explain-finding.ts';
import { severityLabels, writtenPlace } from './finding-words.ts';
import { decisionLines } from './run-text.ts';

type Line = readonly PhrasingContent[];

/** Lines of each list: all lists together fill one screen. */
const most = 3;

/** Bytes of one text. */
const maxText = 120;

/** A list below its title, on as few lines as possible; its absence is said too, since silence could mean unread. */
function section(title: string, lines: readonly Line[], none: string): BlockContent[] {
  return lines.length === 0 ? [say`**${title}:** ${none}`] : [say`**${title}:**`, bullets(lines, most)];
}

function changeLines({ manifest, evidence, render }: Run): BlockContent[] {
  const { pullRequest } = manifest;
  const number = pullRequest === undefined ? 'Worktree' : `Pull request ${pullRequest.number}`;
  const title = brief(pullRequest?.title ?? '', render, maxText);
  const top = heading(2, ...joined([words`${number}`, title], ': '));
  if (evidence === undefined) return [top, say`Size and risk are unknown: there is no evidence pack.`];
  const subsystems = names(evidence.diff.subsystems.slice(0, 8));
  const risk = say`**${headlineOf(evidence)}**${factorsOf(evidence)}`;
  return [top, say`${shapeOf(evidence)} ${subsystems}`, risk];
}

function factorsOf({ risk }: EvidencePack): PhrasingContent[] {
  const factors = risk.factors.map(
    ({ factor, severity }) => words`${factor}${severity === 'red' ? ' (red)' : ''}`,
  );
  return factors.length === 0 ? [] : words`: ${joined(factors.slice(0, 8), ', ')}`;
}

function verificationOf({ evidence }: Run): PhrasingContent[] {
  const ran = evidence?.verification.verifiers ?? [];
  const shown = ran.slice(0, 8).map(({ name, status }) => words`${codeSpan(name)} ${statusMarks[status]}`);
  return shown.length === 0 ? words`no verifier ran` : joined(shown, ', ');
}

function findingLine(
  { id, severity, title, sources: [first] = [], raisedBy = [] }: Explained,
  { render }: Run,
): Line {
  const [location] = first?.locations ?? [];
  return joined([
    words`${severityLabels[severity]}`,
    brief(title, render, maxText),
    location === undefined ? [] : [codeSpan(writtenPlace(location))],
    words`by ${raisedBy.join(', ')}`,
    [codeSpan(id)],
  ]);
}

/** Who says what against a finding. A model's reason is quoted. */
function disputeLine(finding: Explained, run: Run): Line {
  const { contestedBy, refuted, suppressed } = finding;
  const reason = refuted?.reason ?? (suppressed?.by === 'referee' ? suppressed.reason : '');
  const said = brief(reason, run.render, maxText);
  return joined([
    findingLine(finding, run),
    contestedBy.length === 0 ? [] : words`disputed by ${contestedBy.join(', ')}`,
    refuted === undefined ? [] : words`refuted by ${refuted.by}`,
    said.length === 0 ? [] : words`“${said}”`,
  ]);
}

function isDisputed({ contestedBy, refuted, suppressed }: Explained): boolean {
  return contestedBy.length > 0 || refuted !== undefined || suppressed?.by === 'referee';
}

/** What nobody looked at: reviewers that did not complete, and files that could not be read. */
function unseenLines({
  document: { reviewers },
  facts: { coverage, ignored = 0 },
  render,
}: Run): readonly Line[] {
  const missing = coverage.missing.map(({ path }) => path).filter((path) => path !== unnamedFiles);
  const unread = Math.max(coverage.expected - coverage.covered, coverage.missing.length);
  return [
    ...reviewers
      .filter((each) => applies(each) && !hasReviewed(each))
      .map((each) => brief(inWords(incompleteReviewer(each)), render, maxText)),
    ...(unread === 0 ? [] : [words`${unread} changed files could not be read: ${names(missing, most)}`]),
    ...(ignored === 0 ? [] : [words`${ignored} changed files are ignored by policy`]),
  ];
}

/** The packet as a page of its own. */
export function decisionPacket(run: Run, findings: readonly Explained[]): string {
  return serialize(packetBlocks(run, findings));
}

/** The packet in a review whose reader decides; nothing where no person is asked to look. */
export function packetFold(run: PlacedRun): BlockContent[] {
  if (!isForPeople(run)) return [];
  return [details([text('For the person who decides')], packetBlocks(run, explainable(run)))];
}

/** The packet for the person who decides (C3), from what is known; texts of others are only quoted, and cut. */
function packetBlocks(run: Run, findings: readonly Explained[]): BlockContent[] {
  const { decision, commands, render } = run;
  const blocking = findings.filter(({ id }) => decision.blocking.includes(id));
  const blockingLines = blocking.map((each) => findingLine(each, run));
  const disputes = findings.filter(isDisputed).map((each) => disputeLine(each, run));
  return [
    ...changeLines(run),
    say`**Verification:** ${verificationOf(run)}`,
    ...section('Look here first', hotspotLines(run), 'no hotspot is known'),
    ...section('Blocking', blockingLines, 'nothing'),
    ...section('Disputed and refuted', disputes, 'nothing'),
    ...section('Nobody looked at', unseenLines(run), 'nothing that is known'),
    ...section('Decided so far', decisionLines(commands, decision, render), 'nothing'),
  ];
}
