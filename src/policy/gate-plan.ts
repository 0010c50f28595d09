import { z } from 'zod';
import { inBatches } from '../model/in-batches.ts';
import { CommitId } from '../model/review-document.ts';
import { shortened } from '../model/shortened.ts';
import { Annotation, annotationsPerRequest } from './annotation.ts';
import { CheckConclusion, type Conclusion } from './gate-decision.ts';
import { Gate } from './settings.ts';
import { letsMerge, type Sharing, writeOwnConclusion } from './shared-head.ts';

const PullNumber = z.number().int().min(1);

export const StatusState = z.enum(['pending', 'success', 'failure', 'error']);
export type StatusState = z.infer<typeof StatusState>;

const CheckText = z
  .strictObject({ title: z.string(), summary: z.string(), text: z.string().optional() })
  .readonly();

const Annotations = z.array(Annotation).max(annotationsPerRequest).readonly();

/**
 * One write of the gate. Annotations are appended by every request that holds some, so a repeated request is
 * recognised by `total`: how many stand on the check once the step took effect.
 */
export const GateStep = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add-annotations'),
    output: CheckText,
    annotations: Annotations,
    total: z.number().int(),
  }),
  z.strictObject({
    do: z.literal('conclude-check'),
    conclusion: CheckConclusion,
    output: CheckText,
    annotations: Annotations,
    total: z.number().int(),
    /** What the check says of its pull request, for others that share the head; absent where it has none. */
    externalId: z.string().optional(),
  }),
  z.strictObject({
    do: z.literal('settle-head'),
    name: z.string(),
    head: CommitId,
    /** Every open pull request with this head, our own included. */
    pulls: z.array(PullNumber).readonly(),
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

/** `gate.json`: every write of the `gate` stage, in order, computed before the first is carried out. */
export const GatePlan = z
  .strictObject({
    schemaVersion: z.literal(1),
    gate: Gate,
    head: CommitId,
    conclusion: CheckConclusion,
    title: z.string(),
    steps: z.array(GateStep).readonly(),
  })
  .readonly();
export type GatePlan = z.infer<typeof GatePlan>;

/**
 * In UTF-16 units.
 * @see https://docs.github.com/en/rest/commits/statuses#create-a-commit-status
 */
export const maxDescription = 140;

/** What gates a merge: the name on the commit, and how it is written. */
export interface GateTarget {
  readonly gate: Gate;
  readonly name: string;
  readonly head: string;
  /** Distinguishes the check of this run from all others on the commit. */
  readonly key: string;
  /** Where a status leads to: to the pull request that it is about, or to a review there. */
  readonly targetUrl?: string | undefined;
}

export interface GatePlanInput extends GateTarget {
  readonly conclusion: Conclusion;
  readonly summary: string;
  /** What a check shows below its summary. */
  readonly text?: string | undefined;
  readonly annotations: readonly Annotation[];
  /** The pull request that is concluded; absent for a merge group. */
  readonly pull?: number | undefined;
  /** The base branch and policy that the conclusion is made for. */
  readonly basis?: string | undefined;
  /** Other open pull requests with this very head. */
  readonly sharing: Sharing;
}

/** What a status says until somebody concludes it. */
export const underWay = { state: 'pending', description: 'The review is running' } as const;

/** All writes that conclude the gate; none where the job itself is the gate. Pure. */
export function planGate(input: GatePlanInput): GatePlan {
  const { gate, head, conclusion } = input;
  return {
    schemaVersion: 1,
    gate,
    head,
    conclusion: conclusion.conclusion,
    title: conclusion.title,
    steps: stepsOf(input),
  };
}

function stepsOf(input: GatePlanInput): readonly GateStep[] {
  switch (input.gate) {
    case 'check':
      return [...concludeSteps(input), ...settleSteps(input)];
    case 'status':
      return [statusStep(input)];
    case 'job':
      return [];
  }
}

/** The last annotations travel with the conclusion, so that most checks are concluded by one request. */
function concludeSteps(input: GatePlanInput): readonly GateStep[] {
  const { annotations, key, summary, text, pull, basis } = input;
  const { conclusion, title } = input.conclusion;
  const output = { title, summary };
  const batches = inBatches(annotations, annotationsPerRequest);
  const last = batches.at(-1) ?? [];
  return [
    ...batches.slice(0, -1).map((batch, index): GateStep => {
      const total = (index + 1) * annotationsPerRequest;
      return { do: 'add-annotations', output, annotations: batch, total };
    }),
    {
      do: 'conclude-check',
      conclusion: holds(input) ? 'action_required' : conclusion,
      output: { ...output, ...(text !== undefined && { text }) },
      annotations: last,
      total: annotations.length,
      ...(pull === undefined ? {} : { externalId: writeOwnConclusion({ pull, conclusion, basis, key }) }),
    },
  ];
}

/** A head that others share lets no merge pass before their verdicts were read, which is done last. */
function holds({ sharing, conclusion }: GatePlanInput): boolean {
  return isShared(sharing) && letsMerge(conclusion.conclusion);
}

function isShared({ sharedWith, complete }: Sharing): boolean {
  return sharedWith.length > 0 || !complete;
}

function settleSteps({ name, head, pull, sharing }: GatePlanInput): readonly GateStep[] {
  if (pull === undefined || !isShared(sharing)) return [];
  const pulls = [...new Set([pull, ...sharing.sharedWith])].sort((a, b) => a - b);
  return [{ do: 'settle-head', name, head, pulls }];
}

function statusSuffix(basis: string): string {
  return ` · ${basis}`;
}

/** Whether a status was set for a base branch and policy. */
export function isStatusFor(description: string, basis: string): boolean {
  return description.endsWith(statusSuffix(basis));
}

const states: Readonly<Record<CheckConclusion, StatusState>> = {
  success: 'success',
  // A status knows no neutral: an advisory gate lets merges pass and says so in words.
  neutral: 'success',
  failure: 'failure',
  action_required: 'error',
  cancelled: 'error',
};

/** The description of a status ends with what its conclusion is made for: it has no other room. */
function statusStep({ name, head, conclusion, targetUrl, basis }: GatePlanInput): GateStep {
  const suffix = basis === undefined ? '' : statusSuffix(basis);
  return {
    do: 'set-status',
    context: name,
    head,
    state: states[conclusion.conclusion],
    description: `${shortened(conclusion.title, maxDescription - suffix.length)}${suffix}`,
    ...(targetUrl === undefined ? {} : { targetUrl }),
  };
}
