import type { Question } from '../../domain/review-document.ts';
import { isAtLeast } from '../../domain/severity.ts';
import { counted } from '../../domain/text/counted.ts';
import type { ParsedDocument } from '../document.ts';
import type { Envelope } from '../envelope/schema.ts';
import { changed, type FindingPart, lost, lostParts, type Written } from './note.ts';

const sayable: ReadonlySet<FindingPart> = new Set<FindingPart>(['title', 'scope']);

/**
 * C4 speaks of refactoring, so foreign findings are follow-ups of an empty plan; questions make it a request
 * for clarification instead, which may carry no findings.
 */
export function toEnvelope(document: ParsedDocument): Written<Envelope> {
  const isWhole = document.state.state === 'reviewed' && document.complete;
  const common = {
    schema_version: '1.0.0',
    skill: 'pr-verdict',
    version: '1.0.0',
    output_mode: 'agent' as const,
    presentation: { user_markdown: document.summary?.trim() || counted(document.findings.length, 'finding') },
  };
  if (document.questions.length > 0) {
    return {
      entry: {
        ...common,
        result_type: 'clarification_request',
        validation_status: 'needs_clarification',
        clarification_questions: document.questions.slice(0, 4).map(toQuestion),
      },
      notes: document.findings.map(({ pointer }) =>
        lost(pointer, 'finding', 'A C4 request for clarification carries no findings.'),
      ),
    };
  }
  const followUps = document.findings.map((finding) => ({
    tier: isAtLeast(finding.severity, 'medium') ? ('C' as const) : ('D' as const),
    title: finding.title,
    reason: finding.issue,
    files: finding.locations.map(({ path }) => path),
  }));
  return {
    entry: {
      ...common,
      result_type: 'refactor_plan',
      validation_status: isWhole ? 'accepted' : 'blocked',
      refactor_mode: 'opportunistic',
      plan: { touch_budget: {}, steps: [], follow_up_findings: followUps },
    },
    notes: document.findings.flatMap((finding) => [
      ...lostParts(finding, sayable, 'C4'),
      changed(finding, 'severity', 'C4 has tiers instead of severities.'),
      changed(finding, 'confidence', 'C4 has no confidence; a step is read as medium.'),
      ...(finding.locations.some(({ startLine }) => startLine !== undefined)
        ? [lost(finding.pointer, 'line', 'C4 names files only.')]
        : []),
    ]),
  };
}

const keys = ['A', 'B', 'C', 'D'] as const;

function toQuestion({ id, question, options, recommended }: Question) {
  const offered = options.slice(0, keys.length).map((option, index) => ({
    key: keys[index] ?? 'D',
    label: option.text,
  }));
  return {
    question_id: id,
    question,
    options: offered,
    recommended_option: keys.find((key) => key === recommended) ?? 'A',
  };
}
