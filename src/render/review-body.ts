import type { BlockContent, PhrasingContent } from 'mdast';
import type { Decision } from '../domain/decision.ts';
import type { RefusedFinding } from '../domain/ingest-report.ts';
import type { LedgerEntry } from '../domain/ledger.ts';
import { type Coverage, missingByFolder } from '../domain/manifest.ts';
import type { Placed } from '../domain/placement.ts';
import { questionKeys } from '../domain/question-keys.ts';
import type { SourceDocument } from '../domain/review-document.ts';
import { type Severity, severities } from '../domain/severity.ts';
import type { RenderContext } from './context.ts';
import { type EvidencePage, evidenceSection } from './evidence.ts';
import { classification, explanation, placeOf, severityLabels, signature, titleOf } from './finding.ts';
import {
  codeSpan,
  details,
  heading,
  link,
  list,
  markSpan,
  paragraph,
  strong,
  sub,
  text,
} from './markdown/build.ts';
import { fitToBudget, type Section } from './markdown/fit.ts';
import { serialize } from './markdown/serialize.ts';
import { plainText } from './markdown/untrusted.ts';
import { proposedPolicyNotice } from './proposed-policy.ts';
import { headline, nextStep } from './verdict-words.ts';

export interface ReviewBody {
  readonly decision: Decision;
  /** Findings that this review publishes, worst first; withheld ones are counted, not shown. */
  readonly placed: readonly Placed[];
  readonly refused: readonly RefusedFinding[];
  readonly missing: Coverage['missing'];
  readonly documents: readonly Pick<SourceDocument, 'reviewer' | 'questions'>[];
  /** Open findings of earlier reviews that nobody repeated. */
  readonly stillOpen: readonly LedgerEntry[];
  /** Findings of earlier reviews that are settled. */
  readonly settled: readonly LedgerEntry[];
  readonly evidence?: EvidencePage | undefined;
  /** Key of this review, by which it can be found again. */
  readonly key: string;
}

interface BodySection extends Section {
  readonly findings: number;
}

function oneLine({ finding }: Placed, context: RenderContext): BlockContent[] {
  const [location] = finding.locations;
  const place = location === undefined ? [] : [text(' — '), placeOf(location, context)];
  return [paragraph(...titleOf(finding, context), ...place)];
}

function whyHere({ finding, placement }: Placed): string {
  switch (placement.reason) {
    case 'file-outside-diff':
      return 'The file is not part of this change.';
    case 'line-from-base':
      return 'The line came with the base branch and is not in the head.';
    case 'over-max-comments':
      return 'Listed here because the review has as many comments as it may have.';
    case 'below-inline-from':
      return 'Listed here because of its severity.';
    case 'not-placed-by-github':
      return 'GitHub could not place this comment.';
    default:
      return finding.scope === 'multi-file' ? 'Spans several files.' : 'Concerns the whole.';
  }
}

function inFull(placed: Placed, context: RenderContext): BlockContent {
  const { finding } = placed;
  const places = finding.locations.map((location) => [paragraph(placeOf(location, context))]);
  return details(titleOf(finding, context), [
    paragraph(...classification(finding, context)),
    paragraph(text(whyHere(placed))),
    ...(finding.scopeText === undefined
      ? []
      : [paragraph(...plainText(finding.scopeText, { ...context, maxBytes: 400 }))]),
    ...(places.length === 0 ? [] : [list(places)]),
    ...explanation(finding, context),
    signature(finding, context),
  ]);
}

function reduced(placed: Placed, context: RenderContext): BlockContent {
  return details(titleOf(placed.finding, context), [signature(placed.finding, context)]);
}

function isInBody(placed: Placed): boolean {
  return placed.placement.place === 'body';
}

function severitySections(body: ReviewBody, severity: Severity, context: RenderContext): BodySection[] {
  const here = body.placed.filter(
    ({ finding, placement }) => finding.severity === severity && placement.place !== 'withheld',
  );
  if (here.length === 0) return [];
  const rank = (severities.length - severities.indexOf(severity)) * 10;
  const commented = here.filter((placed) => !isInBody(placed));
  const title = heading(3, text(`${severityLabels[severity]} (${here.length})`));
  const listed = commented.length === 0 ? [] : [list(commented.map((placed) => oneLine(placed, context)))];
  return [
    { variants: [[title, ...listed], [title]], priority: rank + 1, findings: 0 },
    ...here.filter(isInBody).map((placed) => ({
      variants: [[inFull(placed, context)], [reduced(placed, context)]] as const,
      priority: rank,
      findings: 1,
    })),
  ];
}

function standingLink({ mark, standing }: LedgerEntry): PhrasingContent {
  return link([codeSpan(mark.id)], standing.url);
}

function stillOpenSection(entries: readonly LedgerEntry[]): BodySection[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => [
    paragraph(text(`${severityLabels[entry.mark.severity]} `), standingLink(entry)),
  ]);
  const title = heading(3, text(`Still open from before (${entries.length})`));
  return [{ variants: [[title, list(items)], [title]], priority: 34, findings: 0 }];
}

/** Those that stood in a review's text get their closing mark here: there is no comment of theirs to say it in. */
function settledSection(entries: readonly LedgerEntry[], context: RenderContext): BodySection[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => [paragraph(standingLink(entry))]);
  const marks = entries
    .filter(({ standing }) => standing.in === 'body')
    .map(({ mark }) =>
      paragraph(sub(text('fixed · '), markSpan({ ...mark, kind: 'closed', tool: context.toolKey }))),
    );
  const title = heading(3, text(`Fixed (${entries.length})`));
  return [
    {
      variants: [
        [title, list(items), ...marks],
        [title, ...marks],
      ],
      priority: 23,
      findings: 0,
    },
  ];
}

function refusedSection(refused: readonly RefusedFinding[], context: RenderContext): BodySection[] {
  if (refused.length === 0) return [];
  const items = refused.map(({ reviewer, pointer, title, problems }) => [
    paragraph(
      strong(text(reviewer)),
      text(' '),
      codeSpan(pointer),
      ...(title === undefined ? [] : [text(' '), ...plainText(title, { ...context, maxBytes: 200 })]),
      text(': '),
      ...plainText(problems.map(({ rule, message }) => `${rule} ${message}`).join('; '), {
        ...context,
        maxBytes: 600,
      }),
    ),
  ]);
  const title = heading(3, text(`Refused (${refused.length})`));
  const why = paragraph(
    text('These break their contract, so they do not count and the review is not complete.'),
  );
  return [
    {
      variants: [
        [title, why, list(items)],
        [title, why],
      ],
      priority: 25,
      findings: 0,
    },
  ];
}

/** At most 20 folders: thousands of files are often missing for one reason. */
function missingSection(missing: Coverage['missing']): BodySection[] {
  if (missing.length === 0) return [];
  const folders = missingByFolder(missing);
  const items = folders
    .slice(0, 20)
    .map(({ folder, files, reasons }) => [
      paragraph(codeSpan(folder), text(` ${files} files (${reasons.join(', ')})`)),
    ]);
  const more = folders.length > 20 ? [paragraph(text(`and ${folders.length - 20} more folders`))] : [];
  const title = heading(3, text(`Not read (${missing.length} files)`));
  return [{ variants: [[title, list(items), ...more], [title]], priority: 24, findings: 0 }];
}

function questionSection(body: ReviewBody, context: RenderContext): BodySection[] {
  const asked = body.documents.flatMap(({ reviewer, questions }) =>
    questions.map((question) => ({ reviewer, question })),
  );
  if (asked.length === 0) return [];
  const items = asked.map(({ reviewer, question }) => [
    paragraph(
      strong(text(reviewer)),
      text(': '),
      ...plainText(question.question, { ...context, maxBytes: 1000 }),
    ),
    ...(question.options.length === 0
      ? []
      : [
          list(
            question.options.map(({ key, text: option }) => [
              paragraph(...plainText(`${key}: ${option}`, { ...context, maxBytes: 400 })),
            ]),
          ),
        ]),
  ]);
  return [
    { variants: [[heading(3, text(`Questions (${asked.length})`)), list(items)]], priority: 35, findings: 0 },
  ];
}

/**
 * The body of a review, at most 60,000 bytes: verdict first, then findings by severity, then what was refused.
 * Findings with a comment of their own are one line here; the others are told whole. Detail is dropped before
 * findings, and what was cut is said.
 */
export function renderReviewBody(body: ReviewBody, context: RenderContext): string {
  const { decision } = body;
  const lead: BodySection = {
    variants: [
      [
        heading(2, text(headline(decision))),
        paragraph(
          ...plainText(
            nextStep(
              decision,
              body.placed.map(({ finding }) => finding),
            ),
            { ...context, maxBytes: 2000 },
          ),
        ),
        ...proposedPolicyNotice(context),
      ],
    ],
    priority: 1000,
    findings: 0,
  };
  const sections = [
    lead,
    ...severities.flatMap((severity) => severitySections(body, severity, context)),
    ...questionSection(body, context),
    ...stillOpenSection(body.stillOpen),
    ...refusedSection(body.refused, context),
    ...settledSection(body.settled, context),
    ...missingSection(body.missing),
    ...(body.evidence === undefined ? [] : [{ ...evidenceSection(body.evidence, context), findings: 0 }]),
  ];
  const { blocks } = fitToBudget({
    sections,
    notice: ({ hidden, shortened }) => {
      const gone = hidden.reduce((sum, section) => sum + section.findings, 0);
      const cut = shortened.reduce((sum, section) => sum + section.findings, 0);
      return [
        paragraph(
          text(
            `Cut to fit: ${gone} findings are not shown and ${cut} are shortened. The job summary has them all.`,
          ),
        ),
      ];
    },
    footer: [
      paragraph(
        sub(
          text(`reviewed at ${context.head.slice(0, 10)} · `),
          markSpan({
            kind: 'review',
            tool: context.toolKey,
            head: context.head,
            key: body.key,
            event: decision.event,
            questions: questionKeys(body.documents),
          }),
        ),
      ),
    ],
  });
  return serialize(blocks);
}
