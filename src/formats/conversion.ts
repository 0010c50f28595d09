import { z } from 'zod';
import type { Native, ParsedFinding } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import { project } from '../model/project.ts';
import type { Claims, ReviewDocument } from '../model/review-document.ts';
import { hasReviewed } from '../model/reviewer.ts';
import { counted, jsonText } from '../model/text.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { type Format, formatDefinition, isToolFormat } from './registry.ts';
import { isRefusal } from './rules.ts';
import { type Header, hasFile, type WritableFinding, type WritableReview } from './writable.ts';

/** A review as it can be written, with what tells whether it found nothing. */
export interface Source extends WritableReview {
  readonly isComplete: boolean;
  readonly refused: number;
  /** Parts of the document that no format which is written has a place for. */
  readonly lost: readonly string[];
}

export type Conversion =
  | {
      readonly ok: true;
      readonly text: string;
      /** What the document says and the text does not, each in a few words. */
      readonly lost: readonly string[];
    }
  | { readonly ok: false; readonly message: string; readonly needs: readonly (keyof Header)[] };

/** The review as text of another format. What the format would refuse, or take for a clean review, is not written. */
export function convert(source: Source, to: Format, header: Header = {}): Conversion {
  const { write, holds = () => true, read } = formatDefinition(to);
  if (write === undefined) return refuse(`${to} can be read, but not written.`);
  const findings = source.findings.filter(holds);
  if (findings.length === 0 && (!source.isComplete || source.refused + source.findings.length > 0)) {
    return refuse(`${whyNotClean(source)}; in ${to} the review would look like a clean one.`);
  }
  // C2 keeps the titles of findings that it has no place for.
  const written = write(to === 'review-data' ? source : { ...source, findings }, header);
  if (!written.ok)
    return { ...refuse(`${to} requires what the document does not say`), needs: written.needs };
  const value = z.json().parse(written.document);
  const { document, problems } = read(value, {});
  const fault = problems.find(isRefusal);
  if (fault !== undefined)
    return refuse(`${to} cannot hold it: ${fault.message} (${fault.rule} ${fault.path})`);
  return { ok: true, text: jsonText(value), lost: lostParts(findings, source, document) };
}

function refuse(message: string) {
  return { ok: false, message, needs: [] } as const;
}

function whyNotClean({ isComplete, findings }: Source): string {
  if (!isComplete) return 'The review is not complete';
  return findings.length === 0 ? 'All its findings were refused' : 'It has no place for any of the findings';
}

/** One document of a reviewer as it can be written. */
export function fromDocument(document: ParsedDocument): Source {
  const { format, state, claims, summary, questions } = document;
  const seen = new Map<string, number>();
  return {
    producer: format,
    isFromTools: isToolFormat(format) || format === 'evidence-pack',
    summary,
    claims,
    findings: document.findings.map((finding) => toWritable(finding, format, seen)),
    isComplete: state.state === 'reviewed' && document.complete,
    refused: document.refused.length,
    lost: questions.length === 0 ? [] : [counted(questions.length, 'question')],
  };
}

function toWritable(finding: ParsedFinding, format: string, seen: Map<string, number>): WritableFinding {
  const { claimed, category, scopeText, title, locations } = finding;
  const [location] = locations;
  const { startLine, endLine } = location ?? {};
  const id = findingId(category, {
    subject: location?.path ?? scopeText ?? title,
    ...(startLine !== undefined && { startLine }),
    ...(endLine !== undefined && { endLine }),
  });
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return {
    ...finding,
    id: count === 1 ? id : `${id}-${count}`,
    scale: format,
    corroboratedBy: claimed?.corroboratedBy ?? [],
    contestedBy: claimed?.contestedBy ?? [],
    suppressed: claimed?.suppressed,
  };
}

/** The merged findings of a run, `findings.json`, as they can be written. */
export function fromReviewDocument({ head, reviewers, documents, findings }: ReviewDocument): Source {
  return {
    producer: project.name,
    isFromTools: reviewers.every(({ kind }) => kind === 'tool'),
    claims: { head },
    findings: findings.map((finding) => ({
      ...finding,
      scale: documents[finding.sources[0]?.document ?? -1]?.format,
    })),
    isComplete: reviewers.length > 0 && reviewers.every(hasReviewed),
    refused: 0,
    lost: [],
  };
}

type Parts = Readonly<Record<string, (finding: WritableFinding) => unknown>>;

/** Parts of a finding that a format has a field for or loses. */
const fields: Parts = {
  place: ({ locations }) => locations.map(({ path, startLine, endLine }) => [path, startLine, endLine]),
  category: ({ category }) => category,
  severity: ({ severity }) => severity,
  confidence: ({ confidence: { band } }) => band,
  evidence: ({ evidence }) => evidence,
  action: ({ action }) => action,
  'need for a human': ({ requiresHuman }) => requiresHuman || undefined,
  'age before the change': ({ preExisting }) => preExisting || undefined,
  status: ({ status }) => status,
};

/** Texts, which may be kept as part of another text. */
const texts: Parts = {
  title: ({ title, titleDerived }) => (titleDerived ? undefined : title),
  text: ({ issue }) => issue,
  implications: ({ implications }) => implications,
  fix: ({ fix }) => fix?.text,
  replacement: ({ fix }) => fix?.replacement,
  references: ({ references }) => references,
  agreement: ({ corroboratedBy, contestedBy }) => [...corroboratedBy, ...contestedBy],
  suppression: ({ suppressed }) => suppressed?.reason,
};

const claimed: Readonly<Record<string, (claims: Claims) => unknown>> = {
  event: ({ event }) => event,
  verdict: ({ verdict }) => verdict,
  'pull request': ({ pullRequest }) => pullRequest,
  repository: ({ repository }) => repository,
  'head commit': ({ head }) => head,
};

/** Compares what was to be written with what a reader finds in it. */
function lostParts(
  findings: readonly WritableFinding[],
  source: Source,
  back: ParsedDocument,
): readonly string[] {
  const found = fromDocument(back).findings;
  const count = (name: string, isLost: (finding: WritableFinding, index: number) => boolean) => {
    const lost = findings.filter(isLost).length;
    return lost === 0 ? [] : [`${name} of ${counted(lost, 'finding')}`];
  };
  const { summary = '', refused } = source;
  const dropped = source.findings.filter((each) => !findings.includes(each));
  return [
    ...(source.isComplete ? [] : ['that the review is not complete']),
    ...source.lost,
    ...(summary === '' || back.summary === summary ? [] : ['summary']),
    ...Object.entries(claimed).flatMap(([name, claim]) => {
      const said = claim(source.claims);
      return said === undefined || said === claim(back.claims) ? [] : [name];
    }),
    ...(refused === 0 ? [] : [counted(refused, 'refused finding')]),
    ...(dropped.length === 0
      ? []
      : [`${counted(dropped.length, 'finding')} without a ${dropped.every(hasFile) ? 'line' : 'file'}`]),
    ...Object.entries(fields).flatMap(([name, part]) =>
      count(name, (finding, index) => !isSame(part(finding), found[index] && part(found[index]))),
    ),
    ...Object.entries(texts).flatMap(([name, part]) =>
      count(name, (finding, index) => !holds(back.findings[index]?.native ?? null, part(finding))),
    ),
  ];
}

function isSame(before: unknown, after: unknown): boolean {
  return before === undefined || JSON.stringify(before) === JSON.stringify(after);
}

function holds(native: Native, said: unknown): boolean {
  const whole = JSON.stringify(native);
  return [said]
    .flat()
    .every((text) => text === undefined || whole.includes(JSON.stringify(text).slice(1, -1)));
}
