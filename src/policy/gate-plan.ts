import { z } from 'zod';
import { type Finding, LineNumber } from '../model/finding.ts';
import { inBatches } from '../model/lists.ts';
import { inTurns, shownReviewer } from '../model/original.ts';
import { CommitId } from '../model/review-document.ts';
import { closedObject, listOf } from '../model/schemas.ts';
import { shortened } from '../model/text.ts';
import { PolicyInputs } from './effective-policy.ts';
import { CheckConclusion, type Conclusion } from './gate-decision.ts';
import { Gate } from './settings.ts';
import { letsMerge, notShared, type Sharing, writeOwnConclusion } from './shared-head.ts';
import { compareFindings, type Weight } from './weight.ts';

/** GitHub's level of an annotation. */
const AnnotationLevel = z.enum(['failure', 'warning', 'notice']);
type AnnotationLevel = z.infer<typeof AnnotationLevel>;

/** A finding on lines of the head tree, shown by a check as plain text; the lines need not be in the diff. */
export const Annotation = closedObject({
  path: z.string(),
  startLine: LineNumber,
  endLine: LineNumber,
  level: AnnotationLevel,
  title: z.string(),
  message: z.string(),
});
export type Annotation = z.infer<typeof Annotation>;

/** @see https://docs.github.com/en/rest/checks/runs#update-a-check-run */
const annotationsPerRequest = 50;

/** Two requests' worth; the summary lists all findings. */
export const maxAnnotations = 100;

const levels: Readonly<Record<Exclude<Weight, 'settled'>, AnnotationLevel>> = {
  blocking: 'failure',
  counts: 'warning',
  'needs-verification': 'notice',
  'pre-existing': 'notice',
};

/** Location and level of one open finding's annotation. */
export interface AnnotatedFinding extends Pick<Annotation, 'path' | 'startLine' | 'endLine' | 'level'> {
  readonly finding: Finding;
}

/** Only lines of the head can be annotated: deleted lines and lines from the base are not in its files. */
function annotated(finding: Finding, weight: Weight): AnnotatedFinding | undefined {
  const location = finding.locations.find(({ side, startLine, numberedIn }) => {
    return side === 'RIGHT' && startLine !== undefined && numberedIn === undefined;
  });
  if (weight === 'settled' || location?.startLine === undefined) return undefined;
  const { path, startLine, endLine = startLine } = location;
  return { finding, level: levels[weight], path, startLine, endLine };
}

/** The open findings with lines, strictest weight first and reviewers in turns, and how many the limit hides. */
export function chooseAnnotated(
  findings: readonly Finding[],
  weightOf: (finding: Finding) => Weight,
): { readonly shown: readonly AnnotatedFinding[]; readonly hidden: number } {
  const all = [...findings]
    .sort(compareFindings)
    .flatMap((finding) => annotated(finding, weightOf(finding)) ?? []);
  // A reviewer with many findings leaves room for the others (threat G1).
  const byLevel = AnnotationLevel.options.flatMap((level) =>
    inTurns(
      all.filter((each) => each.level === level),
      ({ finding }) => shownReviewer(finding),
    ),
  );
  return { shown: byLevel.slice(0, maxAnnotations), hidden: Math.max(0, byLevel.length - maxAnnotations) };
}

const PullNumber = z.number().int().min(1);

export const StatusState = z.enum(['pending', 'success', 'failure', 'error']);
export type StatusState = z.infer<typeof StatusState>;

const CheckText = closedObject({ title: z.string(), summary: z.string(), text: z.string().optional() });

const Annotations = z.array(Annotation).max(annotationsPerRequest).readonly();

/** What a request to a check has. */
const checkWrite = { output: CheckText, annotations: Annotations, total: z.number().int() };

/**
 * One write of the gate. Every request appends its annotations, so a repeated request is recognised by
 * `total`: the number of annotations on the check after the step.
 */
export const GateStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add-annotations'), ...checkWrite }),
  z.strictObject({
    do: z.literal('conclude-check'),
    /** Absent while only apps are awaited: the check stays in progress. */
    conclusion: CheckConclusion.optional(),
    ...checkWrite,
    /** The check's record of its pull request, for others that share the head; absent when it has none. */
    externalId: z.string().optional(),
  }),
  z.strictObject({
    do: z.literal('settle-head'),
    name: z.string(),
    head: CommitId,
    /** Every open pull request with this head, our own included. */
    pulls: listOf(PullNumber),
  }),
  z.strictObject({
    do: z.literal('set-status'),
    context: z.string(),
    head: CommitId,
    state: StatusState,
    description: z.string(),
    targetUrl: z.string().optional(),
  }),
]);
export type GateStep = z.infer<typeof GateStep>;
export type StepOf<Do extends GateStep['do']> = Extract<GateStep, { do: Do }>;

/** `gate.json`: every write of the `gate` stage in order, planned before the first one is sent. */
export const GatePlan = closedObject({
  schemaVersion: z.literal(1),
  gate: Gate,
  head: CommitId,
  conclusion: CheckConclusion,
  title: z.string(),
  /** Inputs of the workflow that can change the verdict; absent where no review was concluded. */
  inputs: PolicyInputs.optional(),
  steps: listOf(GateStep),
});
export type GatePlan = z.infer<typeof GatePlan>;

/**
 * In UTF-16 units.
 * @see https://docs.github.com/en/rest/commits/statuses#create-a-commit-status
 */
const maxDescription = 140;

/** The target of the gate: the name on the commit, and whether it is a check or a status. */
export interface GateTarget {
  readonly gate: Gate;
  readonly name: string;
  readonly head: string;
  /** Distinguishes this run's check from all others on the commit. */
  readonly key: string;
  /** The address that a status links to: its pull request, or a review there. */
  readonly targetUrl?: string | undefined;
}

export interface GatePlanInput extends GateTarget {
  readonly conclusion: Conclusion;
  /** Whether the check has a conclusion, from which GitHub documents no way back. */
  readonly isConcluded?: boolean;
  readonly summary: string;
  readonly inputs?: PolicyInputs | undefined;
  /** Text of a check below its summary. */
  readonly text?: string | undefined;
  readonly annotations?: readonly Annotation[];
  /** The concluded pull request; absent for a merge group. */
  readonly pull?: number | undefined;
  /** Digest of the base branch and policy that the conclusion is made for. */
  readonly basis?: string | undefined;
  /** Other open pull requests with this same head; by default none. */
  readonly sharing?: Sharing | undefined;
}

/** A status until it is concluded. */
export const underWay = { state: 'pending', description: 'The review is running' } as const;

/** Plans all writes that conclude the gate; none when the job itself is the gate. Pure. */
export function planGate(input: GatePlanInput): GatePlan {
  const { gate, head, conclusion } = input;
  return {
    schemaVersion: 1,
    gate,
    head,
    conclusion: conclusion.conclusion,
    title: conclusion.title,
    ...(input.inputs && { inputs: input.inputs }),
    steps: stepsOf(input),
  };
}

function stepsOf(input: GatePlanInput): readonly GateStep[] {
  if (input.gate === 'check') return [...concludeSteps(input), ...settleSteps(input)];
  return input.gate === 'status' ? [statusStep(input)] : [];
}

/**
 * The last annotations are sent with the conclusion, so that most checks are concluded by one request. On a shared head,
 * a merge may pass only after the other pull requests' verdicts were read, which is the last step.
 */
function concludeSteps(input: GatePlanInput): readonly GateStep[] {
  const { annotations = [], key, summary, text, pull, basis, sharing } = input;
  const { conclusion, title, status } = input.conclusion;
  const isWaiting = status === 'waiting' && input.isConcluded !== true;
  const output = { title, summary };
  const batches = inBatches(annotations, annotationsPerRequest);
  return [
    ...batches.slice(0, -1).map((batch, index): GateStep => {
      const total = (index + 1) * annotationsPerRequest;
      return { do: 'add-annotations', output, annotations: batch, total };
    }),
    {
      do: 'conclude-check',
      ...(!isWaiting && {
        conclusion: isShared(sharing) && letsMerge(conclusion) ? 'action_required' : conclusion,
      }),
      output: { ...output, ...(text !== undefined && { text }) },
      annotations: batches.at(-1) ?? [],
      total: annotations.length,
      ...(pull !== undefined && { externalId: writeOwnConclusion({ pull, conclusion, basis, key }) }),
    },
  ];
}

function isShared({ sharedWith, complete }: Sharing = notShared): boolean {
  return sharedWith.length > 0 || !complete;
}

function settleSteps({ name, head, pull, sharing = notShared }: GatePlanInput): readonly GateStep[] {
  if (pull === undefined || !isShared(sharing)) return [];
  const pulls = [...new Set([pull, ...sharing.sharedWith])].sort((a, b) => a - b);
  return [{ do: 'settle-head', name, head, pulls }];
}

export function statusSuffix(basis: string): string {
  return ` · ${basis}`;
}

const states: Readonly<Record<CheckConclusion, StatusState>> = {
  success: 'success',
  // A status has no neutral: an advisory gate lets merges pass and its text says so.
  neutral: 'success',
  failure: 'failure',
  action_required: 'error',
  cancelled: 'error',
};

/**
 * The description of a status ends with the digest of base and policy, since a status has no other field for
 * it.
 */
function statusStep({ name, head, conclusion, targetUrl, basis }: GatePlanInput): GateStep {
  const suffix = basis === undefined ? '' : statusSuffix(basis);
  return {
    do: 'set-status',
    context: name,
    head,
    state: states[conclusion.conclusion],
    description: `${shortened(conclusion.title, maxDescription - suffix.length)}${suffix}`,
    ...(targetUrl !== undefined && { targetUrl }),
  };
}
