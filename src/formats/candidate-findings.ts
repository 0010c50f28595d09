import { z } from 'zod';
import { Evidence, type Native, type ParsedFinding } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import { FindingReader, type FindingSource } from './contract.ts';
import { field, fieldTable, filled, lineNumber, unnamed, wordFor } from './contract-fields.ts';
import {
  type Context,
  type FormatDefinition,
  hasFile,
  type Reading,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './format-definition.ts';
import { type NativeObject, own } from './json-value.ts';
import type { LooseReading } from './read-fields.ts';
import { DocumentDraft, newFinding, stated } from './read-findings.ts';
import { type ProblemList, quote, type Rules } from './rules.ts';

const rules = {
  document: {
    id: 'C3/document',
    grade: 'refused',
    summary: 'The document is an array of candidate findings.',
  },
  lines: {
    id: 'C3/lines',
    grade: 'refused',
    summary: '`line_start` and `line_end` are line numbers in order, or null.',
  },
  malformed: {
    id: 'C3/file',
    grade: 'refused',
    summary: '`file` is a path relative to the repository root.',
  },
  synthesis: {
    id: 'C3/synthesis',
    grade: 'refused',
    summary: 'A synthesised finding has all five fields of synthesis.',
  },
  outside: { id: 'C3/path-in-diff', grade: 'relocated', summary: '`file` is a file of the pull request.' },
  line: { id: 'C3/line-in-diff', grade: 'relocated', summary: 'The lines can carry a comment in the diff.' },
  duplicateId: {
    id: 'C3/duplicate-id',
    grade: 'deviation',
    summary: 'No two findings share a `finding_id`.',
  },
  suppressionReason: {
    id: 'C3/suppression-reason',
    grade: 'deviation',
    summary: 'A suppressed finding says why, and only a suppressed one does.',
  },
} satisfies Rules;

const severities = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' } as const;

const confidences = { high: 'high', medium: 'medium', low: 'low' } as const;

const certainty = () => z.enum(['high', 'medium', 'low']);
const EvidenceType = Evidence.unwrap().shape.type;

const candidate = {
  finding_id: field(filled(), 'An id that no other finding of this answer has.', {
    role: 'id',
    missing: unnamed,
  }),
  source: field(
    z.enum(['fresh_eyes', 'challenger', 'verifier']),
    'fresh_eyes for a first review, challenger for one that judges findings of others, verifier for a program.',
    { missing: 'fresh_eyes' },
  ),
  title: field(filled(), 'The problem in a few words.', { role: 'title' }),
  file: field(z.string(), 'The path from the root of the repository.', {
    role: 'path',
    rule: rules.malformed,
  }),
  line_start: field(
    lineNumber().nullable(),
    'The first line in the file after the change; null for the whole file.',
    { role: 'lines', rule: rules.lines, missing: null },
  ),
  line_end: field(lineNumber().nullable(), 'The last line; null for a single line or the whole file.', {
    role: 'lineEnd',
    rule: rules.lines,
    missing: null,
  }),
  hunk: field(z.string().nullable(), 'The lines of the diff that show the problem, or null.', {
    missing: null,
  }),
  why_it_matters: field(z.string(), 'What happens if it is merged.', { role: 'text', missing: '' }),
  evidence: field(
    z.object({
      type: field(
        EvidenceType.clone(),
        'verifier_output: a program said so. hunk_level_code: the diff shows it. repo_policy: a rule of the repository. contextual_reasoning: a conclusion.',
      ),
      detail: field(z.string(), 'The evidence itself: the output, the lines, the rule or the reasoning.'),
    }),
    'What the finding rests on.',
    { role: 'evidence' },
  ),
  confidence: field(certainty(), 'How certain it is that the problem is real: high, medium or low.', {
    role: 'confidence',
    scale: confidences,
    missing: 'medium',
  }),
  severity: field(
    z.enum(['critical', 'high', 'medium', 'low']),
    'The impact if it is merged: critical, high, medium or low.',
    { role: 'severity', scale: severities },
  ),
  action: field(
    z.enum(['fix', 'verify', 'discuss']),
    'fix: change the code. verify: someone must check. discuss: a decision is needed.',
    { missing: 'discuss' },
  ),
  requires_human: field(z.boolean(), 'true where only a person can decide.', { missing: false }),
  classification: field(
    z.enum(['confirms', 'refutes', 'novel']).optional(),
    'Only where you judge the findings of others: confirms, refutes, or novel for a problem that none of them names.',
  ),
};

const byRule = { rule: rules.synthesis };
const synthesis = {
  corroborated_by: field(z.array(z.string()), 'Ids of the sources that report the same.', byRule),
  contested_by: field(z.array(z.string()), 'Ids of the sources that refute it.', byRule),
  merged_confidence: field(certainty(), 'The confidence of all sources together.', {
    ...byRule,
    scale: confidences,
  }),
  suppressed: field(z.boolean(), 'true where the finding is kept but not shown.', byRule),
  suppression_reason: field(z.string().nullable(), 'Why it is suppressed; null where it is not.', byRule),
};

/** Ours: a merged finding has an id of its own. */
const added = {
  original_ids: field(
    z.array(z.string()).optional(),
    'The ids that reviewers gave it; written by pr-verdict alone.',
    { rule: rules.document },
  ),
};

/** C3: what one source found, before synthesis. */
export const CandidateFinding = z.object(candidate);
export type CandidateFinding = z.infer<typeof CandidateFinding>;

/** C3: a finding after synthesis, which adds five fields and takes none away. */
const SynthesizedFinding = z.object({ ...candidate, ...synthesis, ...added });
type SynthesizedFinding = z.infer<typeof SynthesizedFinding>;

export const SynthesizedFindings = z.array(SynthesizedFinding);

/** Either of them: one field of synthesis makes a finding need them all. */
const AnyFinding = CandidateFinding.extend(z.object(synthesis).partial().shape);
type AnyFinding = z.infer<typeof AnyFinding>;

const table = fieldTable(
  { ...candidate, ...synthesis, ...added },
  { contract: 'C3', otherwise: rules.document, extras: ['category', 'fix'] },
);
const reader = new FindingReader({
  table,
  schema: AnyFinding,
  places: rules,
  complete,
  check: checkSynthesis,
  toFinding: findingOfCandidate,
});

export const candidateFindings: FormatDefinition = {
  title: 'C3: candidate findings',
  schema: z.array(CandidateFinding),
  rules: Object.values(rules),
  tables: [table],
  prompt: {
    shape:
      'The answer is a JSON array of candidate findings, made from the evidence pack and the diff alone.',
    clean: 'Where nothing is wrong the answer is `[]`.',
    severities: {
      critical: 'a security hole, lost data, or core functions that break',
      high: 'wrong behaviour that users meet',
      medium: 'wrong in a case that is plausible',
      low: 'a small problem',
    },
    confidences: ['high', 'medium', 'low'],
  },
  read: parseCandidateFindings,
  write: writeCandidateFindings,
  holds: hasFile,
};

/** C3: candidate findings of one source, or the findings after synthesis; both are arrays. */
function parseCandidateFindings(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('candidate-findings', context);
  addRepeatedIds(value, draft.problems);
  return reader.readList(value, draft, rules.document);
}

function addRepeatedIds(value: Native, problems: ProblemList): void {
  const seen = new Set<Native>();
  for (const [index, native] of Array.isArray(value) ? value.entries() : []) {
    const id = own(native, 'finding_id');
    if (typeof id !== 'string') continue;
    if (seen.has(id)) {
      const message = `The id ${quote(id)} is used by an earlier finding.`;
      problems.add(rules.duplicateId, [index, 'finding_id'], message);
    }
    seen.add(id);
  }
}

/** Evidence without a type is reasoning, and a problem that has only a text has a title. */
function complete({ value }: LooseReading): NativeObject {
  const { evidence, title, why_it_matters: why } = value;
  const type = EvidenceType.safeParse(own(evidence, 'type'));
  const said = own(evidence, 'detail') ?? own(evidence, 'description') ?? '';
  const detail = typeof evidence === 'string' ? evidence : said;
  const derived = typeof why === 'string' ? (titleFrom(why) ?? why) : null;
  return {
    ...value,
    title: title ?? derived,
    evidence: { type: type.data ?? 'contextual_reasoning', detail },
  };
}

function checkSynthesis(data: AnyFinding, { native, problems }: FindingSource): void {
  const { suppressed, suppression_reason: reason } = data;
  const missing = Object.keys(synthesis).filter((key) => own(native, key) === undefined);
  if (missing.length === 5) return;
  for (const key of missing) {
    const message = `${quote(key)} is missing, which a finding after synthesis has.`;
    problems.add(rules.synthesis, key, message, `Add ${quote(key)}.`);
  }
  if (suppressed === undefined || suppressed === (stated(reason) !== undefined)) return;
  const message = suppressed
    ? 'The finding is suppressed without a reason.'
    : 'The finding has a reason for suppression, but is not suppressed.';
  problems.add(rules.suppressionReason, 'suppression_reason', message);
}

function findingOfCandidate(data: AnyFinding, source: FindingSource): ParsedFinding {
  const { corroborated_by: corroboratedBy = [], contested_by: contestedBy = [], suppressed } = data;
  const reason = data.suppression_reason ?? 'no reason given';
  const claimed = { corroboratedBy, contestedBy, ...(suppressed === true && { suppressed: { reason } }) };
  return newFinding(
    {
      nativeId: data.finding_id === unnamed ? undefined : data.finding_id,
      claimed: suppressed === undefined ? undefined : claimed,
      locations: source.locations,
      title: data.title,
      issue: stated(data.why_it_matters) ?? data.title,
      // C3 has no category of its own; the findings of one document share this one.
      category: 'general',
      severity: severities[data.severity],
      confidence: { band: data.merged_confidence ?? data.confidence },
      evidence: data.evidence,
      action: data.action,
      requiresHuman: data.requires_human,
    },
    source,
  );
}

/** C3. As soon as one finding is agreed with, disputed or suppressed, they are findings after synthesis. */
function writeCandidateFindings(review: WritableReview): Written {
  const { findings } = review;
  const isSynthesized = findings.some(
    ({ corroboratedBy, contestedBy, suppressed }) =>
      suppressed !== undefined || corroboratedBy.length + contestedBy.length > 0,
  );
  const plain = findings.map((finding) => toCandidate(finding, review));
  return { ok: true, document: isSynthesized ? [...synthesizedFindings(review)] : plain };
}

/** The findings that name a file, each with the five fields of synthesis; made one by one, for each shows its code. */
export function synthesizedFindings(review: WritableReview): Iterable<SynthesizedFinding> {
  return {
    *[Symbol.iterator]() {
      for (const finding of review.findings) {
        if (hasFile(finding)) yield { ...toCandidate(finding, review), ...synthesisOf(finding) };
      }
    },
  };
}

function toCandidate(
  finding: WritableFinding,
  { isFromTools, hunkAt }: WritableReview,
): CandidateFinding & Pick<SynthesizedFinding, 'original_ids'> {
  const [location] = finding.locations;
  const { issue, implications, originalIds = [] } = finding;
  return {
    finding_id: finding.id,
    source: isFromTools ? 'verifier' : 'fresh_eyes',
    title: finding.title,
    file: location?.path ?? '',
    line_start: location?.startLine ?? null,
    line_end: location?.endLine ?? location?.startLine ?? null,
    hunk: finding.hunk ?? (location && hunkAt?.(location)) ?? null,
    why_it_matters: implications === undefined ? issue : `${issue}\n\n${implications}`,
    evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
    confidence: wordFor(confidences, finding.confidence.band),
    severity: wordFor(severities, finding.severity),
    action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
    requires_human: finding.requiresHuman,
    ...(originalIds.length > 0 && { original_ids: [...originalIds] }),
  };
}

function synthesisOf({ corroboratedBy, contestedBy, confidence, suppressed }: WritableFinding) {
  return {
    corroborated_by: [...corroboratedBy],
    contested_by: [...contestedBy],
    merged_confidence: wordFor(confidences, confidence.band),
    suppressed: suppressed !== undefined,
    suppression_reason: suppressed?.reason ?? null,
  };
}
