import type { Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';

import { type EnvelopeFrame, PlanStep } from './envelope-schema.ts';
import { pointerTo } from './json-reader.ts';
import { own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { malformedPath, placeProblems, readPath } from './places.ts';

import type { FindingReading } from './read-findings.ts';
import { isRefusal, problem, type RuleId } from './rules.ts';

import { schemaProblems } from './schema-problems.ts';

/** Tiers rank how much a step is worth doing now; nothing in a refactoring plan is an error. */
const severities = {
  A: 'medium',
  B: 'low',
  C: 'info',
  D: 'info',
} as const satisfies Record<PlanStep['tier'], Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** A step of the plan, or a follow-up: the same shape, and the same kind of finding. */
export function readStep(native: Native, pointer: string, context: Context): FindingReading {
  const parsed = PlanStep.safeParse(native);
  if (!parsed.success) {
    const ruleOf = ([field]: readonly PropertyKey[]): RuleId =>
      field === 'files' ? 'C4/step-file' : 'C4/step';
    return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
  }
  const problems: Problem[] = [];
  const paths = new Set<string>();
  for (const [index, written] of (parsed.data.files ?? []).entries()) {
    const reading = readPath(written, context.paths);
    if (!reading.ok) {
      const path = pointerTo(pointer, 'files', index);
      problems.push(malformedPath('C4/step-file', { written, reading, path }));
      continue;
    }
    paths.add(reading.path);
    for (const each of placeProblems({ path: reading.path, side: 'RIGHT' }, context.changed, {
      pointer,
      pathKeys: ['files', index],
      lineKeys: ['files', index],
      pathRule: 'C4/path-in-diff',
      lineRule: 'C4/path-in-diff',
    })) {
      problems.push(each);
    }
  }
  return problems.some(isRefusal)
    ? { problems }
    : { finding: toFinding(parsed.data, [...paths], { native, pointer }), problems };
}

function toFinding(
  { tier, title }: PlanStep,
  paths: readonly string[],
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  const reason = text(native, 'why_now') ?? text(native, 'reason') ?? text(native, 'description');
  return {
    scope: paths.length === 0 ? 'system' : paths.length === 1 ? 'file' : 'multi-file',
    locations: paths.map((path) => ({ path, side: 'RIGHT' })),
    ...(paths.length === 0 ? { scopeText: title } : {}),
    title,
    titleDerived: false,
    issue: reason ?? title,
    category: 'refactoring',
    severity: severities[tier],
    confidence: { band: 'medium' },
    fix: { text: title, confidence: 'medium' },
    references: [],
    requiresHuman: text(native, 'behavior_change') === 'requires_approval',
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function text(native: Native, key: string): string | undefined {
  const value = own(native, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

type Plan = Extract<EnvelopeFrame, { result_type: 'refactor_plan' }>;

/** The limits that the contract sets on plans made in passing. */
export function planDeviations({ plan, refactor_mode: mode }: Plan): readonly Problem[] {
  const problems: Problem[] = [];
  const touches = plan.test_file_touches ?? [];
  if (touches.length > 2) {
    problems.push(
      problem('C4/test-touches', {
        path: '/plan/test_file_touches',
        type: 'limit',
        message: `The plan touches ${touches.length} test files; at most 2 are meant.`,
        recommendation: 'Keep the test files that the steps need.',
      }),
    );
  }
  if (mode !== 'opportunistic') return problems;
  if (plan.steps.length > 5) {
    problems.push(
      problem('C4/opportunistic-steps', {
        path: '/plan/steps',
        type: 'limit',
        message: `An opportunistic plan has ${plan.steps.length} steps; at most 5 are meant.`,
        recommendation: 'Move the rest to `follow_up_findings`.',
      }),
    );
  }
  return [
    ...problems,
    ...wrongTiers(plan.steps, 'steps', { rule: 'C4/opportunistic-tier', tiers: ['A', 'B'] }),
    ...wrongTiers(plan.follow_up_findings ?? [], 'follow_up_findings', {
      rule: 'C4/follow-up-tier',
      tiers: ['C', 'D'],
    }),
  ];
}

function wrongTiers(
  items: readonly unknown[],
  list: 'steps' | 'follow_up_findings',
  { rule, tiers }: { rule: RuleId; tiers: readonly string[] },
): readonly Problem[] {
  return items.flatMap((item, index) => {
    const tier = own(item, 'tier');
    if (typeof tier !== 'string' || !severityOf.has(tier) || tiers.includes(tier)) return [];
    return [
      problem(rule, {
        path: pointerTo('/plan', list, index, 'tier'),
        type: 'limit',
        message: `Tier ${tier} does not belong in \`${list}\` of an opportunistic plan.`,
        recommendation: `Keep items of tier ${tiers.join(' and ')} here.`,
      }),
    ];
  });
}
