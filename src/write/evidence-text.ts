import type { BlockContent, PhrasingContent } from 'mdast';
import type { Section } from '../markdown/fit-markdown.ts';
import {
  codeSpan,
  details,
  heading,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { counted } from '../model/text.ts';
import { evidencePackFile, readOwnPinned } from '../review-directory/review-files.ts';
import { locationUrl, type RenderContext } from './render-context.ts';

export interface EvidencePage {
  readonly pack: EvidencePack;
  /** Fields of the pack that hold a placeholder. */
  readonly unknown: readonly string[];
}

const laneMarks = { green: '🟢 Green', yellow: '🟡 Yellow', red: '🔴 Red' } as const;

/** The pack itself has the complete lists. */
const maxItems = 15;
const maxFiles = 5;

/** Renders the pack: risk lane and reasons, where to look first, what is missing and what is unknown. */
export function renderEvidence({ pack, unknown }: EvidencePage, context: RenderContext): BlockContent[] {
  return [
    paragraph(strong(text(headlineOf(pack))), text(`. ${shapeOf(pack)}`)),
    ...overrideOf(pack, context),
    ...titled(
      'Why',
      pack.risk.factors.map(({ factor, severity, files }) => [
        strong(text(factor)),
        text(severity === 'red' ? ' (red): ' : ': '),
        ...names(files),
      ]),
    ),
    ...titled(
      'Look here first',
      pack.hotspots.map((spot) => [
        placeOf(spot, context),
        text(` ${spot.category}: `),
        ...plainText(spot.why, { ...context, maxBytes: 300 }),
      ]),
    ),
    ...titled(
      'Missing',
      pack.missing_artifacts.map(({ artifact, why_required, suggested_location, required }) => [
        strong(text(artifact)),
        text(required ? '' : ' (optional)'),
        text(`. ${why_required} Where: `),
        ...plainText(suggested_location, { ...context, maxBytes: 500 }),
        text('.'),
      ]),
    ),
    ...titled(
      'Verification',
      pack.verification.verifiers.map((verifier) => verifierOf(verifier, context)),
    ),
    ...titled(
      'Related tests that do not exist',
      pack.context.related_tests
        .filter(({ test_exists }) => !test_exists)
        .map(({ source_file, test_file }) => [codeSpan(source_file), text(' → '), codeSpan(test_file)]),
      maxFiles,
    ),
    ...titled(
      'Owners',
      pack.context.owners.map(({ path_pattern, owners }) => [
        codeSpan(path_pattern),
        text(': '),
        ...names(owners),
      ]),
    ),
    ...unknownFacts(unknown),
  ];
}

/** Folded section of the review body; it is cut first when room is short. */
export function evidenceSection(page: EvidencePage, context: RenderContext): Section {
  const { hotspots, missing_artifacts: missing } = page.pack;
  const facts = [
    ...(hotspots.length === 0 ? [] : [`${counted(hotspots.length, 'place')} to look first`]),
    ...(missing.length === 0 ? [] : [`${missing.map(({ artifact }) => artifact).join(', ')} missing`]),
  ];
  const summary = [text(headlineOf(page.pack)), ...facts.map((words) => text(` · ${words}`))];
  return {
    variants: [() => [details(summary, renderEvidence(page, context))], () => [paragraph(...summary)]],
    priority: 5,
  };
}

/** For the report and the job summary. */
export function evidenceReport(page: EvidencePage, context: RenderContext): Section {
  const title = heading(3, text('Evidence'));
  return {
    variants: [
      () => [title, ...renderEvidence(page, context)],
      () => [title, paragraph(text(headlineOf(page.pack)))],
    ],
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

function unknownFacts(unknown: readonly string[]): BlockContent[] {
  if (unknown.length === 0) return [];
  return [paragraph(text(`Not known: ${unknown.map((field) => unknownWords[field] ?? field).join('; ')}.`))];
}

function headlineOf({ risk }: EvidencePack): string {
  return `${laneMarks[risk.lane]} risk lane, ${risk.confidence} confidence`;
}

function shapeOf({ diff, authorship }: EvidencePack): string {
  const { files_changed, insertions, deletions } = diff.stats;
  const change = `${counted(files_changed, 'file')}, +${insertions} −${deletions}, in ${counted(diff.subsystems.length, 'subsystem')}`;
  if (!authorship.ai_assisted) return `${change}.`;
  const percent = Math.round(100 * authorship.ai_commit_ratio);
  return `${change}; ${percent} % of ${counted(authorship.total_commits, 'commit')} signed by ${authorship.ai_tools.join(', ')}.`;
}

function overrideOf({ risk }: EvidencePack, context: RenderContext): BlockContent[] {
  if (!risk.override_applied) return [];
  return [
    paragraph(
      text('The lane was raised by '),
      ...plainText(risk.override_source ?? '', { ...context, maxBytes: 200 }),
      text('.'),
    ),
  ];
}

const statusMarks = {
  pass: '✅ pass',
  fail: '❌ fail',
  warn: '⚠️ warn',
  skipped: '⏭️ skipped',
  timeout: '⏱️ timeout',
} as const;

/** One line per verifier: its first finding and the number of others. */
function verifierOf(
  { name, status, findings }: EvidencePack['verification']['verifiers'][number],
  context: RenderContext,
): PhrasingContent[] {
  const [first] = findings;
  const shown = [codeSpan(name), text(`: ${statusMarks[status]}`)];
  if (first === undefined) return shown;
  const { file, line, message } = first;
  const more = findings.length > 1 ? [text(` (and ${findings.length - 1} more)`)] : [];
  return [
    ...shown,
    text('. '),
    ...(file === '' ? [] : [codeSpan(line === null ? file : `${file}:${line}`), text(' ')]),
    ...plainText(message.replace(/\s+/g, ' '), { ...context, maxBytes: 300 }),
    ...more,
  ];
}

function titled(
  title: string,
  entries: readonly (readonly PhrasingContent[])[],
  most = maxItems,
): BlockContent[] {
  return entries.length === 0 ? [] : [paragraph(strong(text(title))), ...items(entries, most)];
}

function items(entries: readonly (readonly PhrasingContent[])[], most = maxItems): BlockContent[] {
  const shown = entries.slice(0, most).map((entry) => [paragraph(...entry)]);
  const more = entries.length - shown.length;
  return [list(more > 0 ? [...shown, [paragraph(text(`and ${more} more`))]] : shown)];
}

/** Paths and logins as code, so that no one is notified. */
function names(values: readonly string[], most = maxFiles): PhrasingContent[] {
  const shown = values
    .slice(0, most)
    .flatMap((value, index) => [...(index > 0 ? [text(', ')] : []), codeSpan(value)]);
  return values.length > most ? [...shown, text(` and ${values.length - most} more`)] : shown;
}

function placeOf(spot: EvidencePack['hotspots'][number], context: RenderContext): PhrasingContent {
  const { file, line_start: startLine, line_end: endLine } = spot;
  const label = codeSpan(startLine === endLine ? `${file}:${startLine}` : `${file}:${startLine}-${endLine}`);
  const url = locationUrl({ path: file, startLine, endLine, side: 'RIGHT' }, context);
  return url === undefined ? label : link([label], url);
}

/** The evidence pack written by `fetch`; undefined without one. */
export async function readEvidence(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<EvidencePage | undefined> {
  const pack = await readOwnPinned(directory, manifest, evidencePackFile);
  return pack && { pack, unknown: manifest.unknown };
}
