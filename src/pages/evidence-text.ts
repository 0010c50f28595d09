import type { BlockContent, PhrasingContent } from 'mdast';
import type { RenderContext } from '../decide/render-context.ts';
import type { Run } from '../decide/run.ts';
import { codeSpan, details, heading, text } from '../markdown/markdown-nodes.ts';
import { brief, joined, names, present, say, titledList, words } from '../markdown/phrases.ts';
import type { Section } from '../markdown/serialize-markdown.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import { counted } from '../model/text.ts';
import { placeOf } from './finding-words.ts';

const laneMarks = { green: '🟢 Green', yellow: '🟡 Yellow', red: '🔴 Red' } as const;

/** The pack itself has the complete lists. */
const maxItems = 15;
const maxFiles = 5;
/** Bytes. */
const maxWhy = 120;

/** The manifest names the fields of the pack that hold a placeholder. */
type EvidenceRun = Pick<Run, 'manifest' | 'render'>;

/** Renders the pack: risk lane and reasons, where to look first, what is missing and what is unknown. */
export function renderEvidence(
  pack: EvidencePack,
  { manifest, render: context }: EvidenceRun,
): BlockContent[] {
  const { unknown } = manifest;
  const { risk, hotspots, missing_artifacts, verification, context: around } = pack;
  const untested = around.related_tests.filter(({ test_exists }) => !test_exists);
  const lists: Readonly<Record<string, readonly PhrasingContent[][]>> = {
    Why: risk.factors.map(({ factor, severity, files }) => {
      const red = severity === 'red' ? ' (red)' : '';
      return words`**${factor}**${red}: ${names(files, maxFiles)}`;
    }),
    'Look here first': hotspots.map(({ file: path, line_start: startLine, line_end: endLine, ...spot }) => {
      const place = placeOf({ path, startLine, endLine, side: 'RIGHT' }, context);
      return words`${place} ${spot.category}: ${brief(spot.why, context, 300)}`;
    }),
    Missing: missing_artifacts.map(({ artifact, why_required, suggested_location, required }) => {
      const optional = required ? '' : ' (optional)';
      return words`**${artifact}**${optional}. ${why_required} Where: ${brief(suggested_location, context, 500)}.`;
    }),
    Verification: verification.verifiers.map((verifier) => verifierLine(verifier, context)),
    'Related tests that do not exist': untested.map(
      ({ source_file, test_file }) => words`${codeSpan(source_file)} → ${codeSpan(test_file)}`,
    ),
    Owners: around.owners.map(
      ({ path_pattern, owners }) => words`${codeSpan(path_pattern)}: ${names(owners, maxFiles)}`,
    ),
  };
  const raised = brief(risk.override_source ?? '', context, 200);
  return present<BlockContent>(
    say`**${headlineOf(pack)}**. ${shapeOf(pack)}`,
    risk.override_applied && say`The lane was raised by ${raised}.`,
    Object.entries(lists).flatMap(([title, lines]) => titledList(title, lines, maxItems)),
    unknown.length > 0 && say`Not known: ${unknown.map((field) => unknownWords[field] ?? field).join('; ')}.`,
  );
}

/** Folded section of the review body; it is cut first when room is short. */
export function evidenceSection(pack: EvidencePack, run: EvidenceRun): Section {
  const { hotspots, missing_artifacts: missing } = pack;
  const artifacts = missing.map(({ artifact }) => artifact).join(', ');
  const summary = joined([
    words`${headlineOf(pack)}`,
    hotspots.length === 0 ? [] : words`${counted(hotspots.length, 'place')} to look first`,
    missing.length === 0 ? [] : words`${artifacts} missing`,
  ]);
  const whole = () => [details(summary, renderEvidence(pack, run))];
  return { variants: [whole, () => [say`${summary}`]], priority: 5 };
}

/** For the report and the job summary. */
export function evidenceReport(pack: EvidencePack, run: EvidenceRun): Section {
  const title = heading(3, text('Evidence'));
  return {
    variants: [() => [title, ...renderEvidence(pack, run)], () => [title, say`${headlineOf(pack)}`]],
    priority: 15,
  };
}

/** Names of the pack's fields for people. */
const unknownWords: Readonly<Record<string, string>> = {
  pr: 'what the pull request says',
  authorship: 'who wrote it',
  diff: 'all of the diff',
  'diff.raw_diff': 'the diff, which is too large',
  hotspots: 'all places to look first',
  'context.linked_issues': 'linked issues',
  'context.related_tests': 'related tests',
  'context.owners': 'owners',
  'context.repo_instructions': 'the repository’s instructions',
  verification: 'results of verifiers, since none ran',
  'existing_comments.json': 'earlier comments',
};

export function headlineOf({ risk }: EvidencePack): string {
  return `${laneMarks[risk.lane]} risk lane, ${risk.confidence} confidence`;
}

export function shapeOf({ diff, authorship }: EvidencePack): string {
  const { files_changed, insertions, deletions } = diff.stats;
  const change = `${counted(files_changed, 'file')}, +${insertions} −${deletions}, in ${counted(diff.subsystems.length, 'subsystem')}`;
  if (!authorship.ai_assisted) return `${change}.`;
  const percent = Math.round(100 * authorship.ai_commit_ratio);
  return `${change}; ${percent} % of ${counted(authorship.total_commits, 'commit')} signed by ${authorship.ai_tools.join(', ')}.`;
}

/** Where to look first, a line each. */
export function hotspotLines({
  evidence,
  render,
}: Pick<Run, 'evidence' | 'render'>): readonly PhrasingContent[][] {
  return (evidence?.hotspots ?? []).map(({ file, line_start, line_end, why }) => {
    const lines = line_end > line_start ? `${line_start}-${line_end}` : line_start;
    return words`${codeSpan(`${file}:${lines}`)} ${brief(why, render, maxWhy)}`;
  });
}

export const statusMarks = {
  pass: '✅ pass',
  fail: '❌ fail',
  warn: '⚠️ warn',
  skipped: '⏭️ skipped',
  timeout: '⏱️ timeout',
} as const;

/** One line per verifier: its first finding and the number of others. */
function verifierLine(
  { name, status, findings }: EvidencePack['verification']['verifiers'][number],
  context: RenderContext,
): PhrasingContent[] {
  const shown = words`${codeSpan(name)}: ${statusMarks[status]}`;
  const [first] = findings;
  if (first === undefined) return shown;
  const { file, line, message } = first;
  const place = file === '' ? [] : words`${codeSpan(line === null ? file : `${file}:${line}`)} `;
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  return words`${shown}. ${place}${brief(message, context, 300)}${more}`;
}
