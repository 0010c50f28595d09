import { createTwoFilesPatch } from 'diff';
import type { Document } from 'yaml';
import { isAtLeast } from '../../model/finding.ts';
import { builtInReviewer } from '../../model/reviewer.ts';
import { compareText } from '../../model/text.ts';
import { defaultPolicy, defaultPolicyPath, type Policy } from '../../policy/policy.ts';
import { editPolicyText } from '../policy-text.ts';
import { type Rate, type ReviewerScore, rate, scoreReviewer, tally } from './measures.ts';
import { percent } from './scorecard-table.ts';
import type { Scored, ScoredFinding } from './scored-findings.ts';

/** What a policy change may do. */
export type Change =
  | 'drop'
  | 'make-advisory'
  | 'cap'
  | 'require-two'
  | 'raise-inline-from'
  | 'never-block'
  | 'trust-more';

export interface Suggestion {
  readonly change: Change;
  /** Absent for a change that concerns all of them. */
  readonly reviewer?: string;
  /** The figures that speak for it. */
  readonly because: string;
  readonly edit: (document: Document) => void;
}

/** Below so many cases nothing is suggested. */
const fewest = 20;

/** A rate is low or high only where its whole interval is. */
const thresholds = {
  /** Hardly anything that it finds is found by it alone. */
  repeating: 0.15,
  useless: 0.05,
  noisy: 0.25,
  /** Blocking findings of which most are not acted on. */
  blocking: 0.5,
  trusted: 0.6,
} as const;

/** Findings that one review may show of a reviewer that is capped. */
const cap = 5;

function isBelow({ of, high }: Rate, limit: number): boolean {
  return of >= fewest && high !== undefined && high < limit;
}

function isAbove({ of, low }: Rate, limit: number): boolean {
  return of >= fewest && low !== undefined && low > limit;
}

function words({ count, of, low = 0, high = 1 }: Rate): string {
  return `${count} of ${of} (${percent(count / of)}, 95% interval ${percent(low)} to ${percent(high)})`;
}

/** Reviewers that hardly find anything alone, one after the other: two that repeat each other are not both dropped. */
function findRepeating(findings: readonly ScoredFinding[]): ReadonlyMap<string, Rate> {
  const repeating = new Map<string, Rate>();
  const names = [...new Set(findings.map(({ reviewer }) => reviewer))].sort(compareText);
  for (;;) {
    const rates = names
      .filter((name) => !repeating.has(name) && name !== builtInReviewer)
      .map((name) => {
        const own = findings.filter(({ reviewer }) => reviewer === name);
        const alone = own.filter(({ others }) => others.every((other) => repeating.has(other)));
        return { name, only: rate(alone.length, own.length) };
      })
      .filter(({ only }) => isBelow(only, thresholds.repeating))
      .toSorted((a, b) => (a.only.share ?? 0) - (b.only.share ?? 0));
    const [worst] = rates;
    if (worst === undefined) return repeating;
    repeating.set(worst.name, worst.only);
  }
}

const dropping = (reviewer: string) => (document: Document) => {
  document.deleteIn(['reviewers', reviewer]);
};

function suggestFor(
  { reviewer, total, runs }: ReviewerScore,
  { pulls, policy }: { readonly pulls: number; readonly policy: Policy },
): readonly Suggestion[] {
  const present = policy.reviewers[reviewer];
  const acted = `acted on: ${words(total.actedOn)}`;
  const costs = runs.costs
    .map(({ total: sum, currency }) => `, cost: ${sum.toFixed(2)} ${currency}`)
    .join('');
  if (isBelow(total.actedOn, thresholds.useless))
    return [{ change: 'drop', reviewer, because: `${acted}${costs}`, edit: dropping(reviewer) }];
  if (isBelow(total.actedOn, thresholds.noisy)) {
    const set = (key: string, value: unknown) => (document: Document) =>
      document.setIn(['reviewers', reviewer, key], value);
    const perPull = total.posted / Math.max(1, pulls);
    const most = present?.['max-findings'] ?? Number.POSITIVE_INFINITY;
    return [
      ...(present?.advisory === 'all'
        ? []
        : [{ change: 'make-advisory', reviewer, because: acted, edit: set('advisory', 'all') } as const]),
      ...(perPull > 1 && most > cap
        ? [
            {
              change: 'cap',
              reviewer,
              because: `${perPull.toFixed(1)} findings per pull request, ${acted}`,
              edit: set('max-findings', cap),
            } as const,
          ]
        : []),
    ];
  }
  const limits = (['advisory', 'max-findings'] as const).filter((key) =>
    key === 'advisory' ? present?.advisory === 'all' : present?.[key] !== undefined,
  );
  if (limits.length === 0 || !isAbove(total.actedOn, thresholds.trusted)) return [];
  const edit = (document: Document) => {
    for (const key of limits) document.deleteIn(['reviewers', reviewer, key]);
  };
  return [{ change: 'trust-more', reviewer, because: acted, edit }];
}

const noBlocking = { critical: 'never', high: 'never', medium: 'never', low: 'never', info: 'never' };

/** Fewer comments on lines for a category whose findings of one severity are hardly acted on. */
function suggestRaising(
  category: string,
  findings: readonly ScoredFinding[],
  { overrides, 'inline-from': everywhere }: Policy['policy'],
): readonly Suggestion[] {
  const steps = [
    { severity: 'medium', from: 'high' },
    { severity: 'low', from: 'medium' },
  ] as const;
  const ofIt = overrides.filter(({ categories }) => categories?.includes(category) === true);
  const present = ofIt.findLast((entry) => entry['inline-from'] !== undefined)?.['inline-from'] ?? everywhere;
  for (const { severity, from } of steps) {
    const { actedOn } = tally(findings.filter((each) => each.severity === severity));
    if (isAtLeast(present, from) || !isBelow(actedOn, thresholds.noisy)) continue;
    const because = `category ${category}, findings of severity ${severity}, acted on: ${words(actedOn)}`;
    const edit = addOverride({ categories: [category], 'inline-from': from });
    return [{ change: 'raise-inline-from', because, edit }];
  }
  return [];
}

const addOverride = (entry: object) => (document: Document) => {
  const at = ['policy', 'overrides'];
  const node = document.createNode(entry);
  if (document.hasIn(at)) document.addIn(at, node);
  else document.setIn(at, document.createNode([node]));
};

/** What concerns all reviewers that nothing else is suggested for. */
function suggestForAll(findings: readonly ScoredFinding[], policy: Policy): readonly Suggestion[] {
  const all = scoreReviewer('all', findings, []);
  const categories = all.by.category
    .filter(({ tally: own }) => own.blocking >= fewest && isBelow(own.actedOn, thresholds.noisy))
    .map(({ key, tally: { actedOn } }): Suggestion => {
      const edit = addOverride({ categories: [key], blocking: noBlocking });
      return { change: 'never-block', because: `category ${key}, acted on: ${words(actedOn)}`, edit };
    });
  const low = tally(findings.filter(({ severity }) => severity === 'low'));
  const everywhere = policy.policy['inline-from'];
  const raisesLow = ['low', 'info'].includes(everywhere) && isBelow(low.actedOn, thresholds.noisy);
  const raised = [...new Set(findings.map(({ category }) => category))]
    .sort(compareText)
    .flatMap((category) =>
      suggestRaising(
        category,
        findings.filter((each) => each.category === category),
        { ...policy.policy, 'inline-from': raisesLow ? 'medium' : everywhere },
      ),
    );
  const blocking = tally(findings.filter((each) => each.blocking));
  const reviewers = new Set(findings.map(({ reviewer }) => reviewer)).size;
  return [
    ...categories,
    ...raised,
    ...(raisesLow
      ? [
          {
            change: 'raise-inline-from',
            because: `findings of severity low, acted on: ${words(low.actedOn)}`,
            edit: (document: Document) => document.setIn(['policy', 'inline-from'], 'medium'),
          } as const,
        ]
      : []),
    ...(reviewers > 1 && isBelow(blocking.actedOn, thresholds.blocking)
      ? [
          {
            change: 'require-two',
            because: `findings that blocked, acted on: ${words(blocking.actedOn)}`,
            edit: (document: Document) => {
              document.setIn(['policy', 'blocking', 'high'], 'never');
              document.setIn(
                ['policy', 'corroboration'],
                document.createNode({ reviewers: 2, from: 'high' }),
              );
            },
          } as const,
        ]
      : []),
  ];
}

/** Policy changes that the figures speak for; none below twenty cases. */
export function suggest(scored: Scored, policy: Policy = defaultPolicy): readonly Suggestion[] {
  const { findings, runs, pulls } = scored;
  const repeating = findRepeating(findings);
  const names = [...new Set(findings.map(({ reviewer }) => reviewer))].sort(compareText);
  const own = names
    .filter((name) => name !== builtInReviewer)
    .flatMap((reviewer): readonly Suggestion[] => {
      const only = repeating.get(reviewer);
      const because = only && `found by it alone: ${words(only)}`;
      if (because !== undefined) return [{ change: 'drop', reviewer, because, edit: dropping(reviewer) }];
      const isOwn = (each: { readonly reviewer: string }) => each.reviewer === reviewer;
      return suggestFor(scoreReviewer(reviewer, findings.filter(isOwn), runs.filter(isOwn)), {
        pulls,
        policy,
      });
    });
  const named = new Set(own.map(({ reviewer }) => reviewer));
  const rest = findings.filter(({ reviewer }) => !named.has(reviewer));
  return [...own, ...suggestForAll(rest, policy)];
}

/** The policy file with all suggestions as a patch; empty where nothing changes. Reviewers that it lacks stay out. */
export function suggestionPatch(
  text: string | undefined,
  suggestions: readonly Suggestion[],
  policy: Policy,
): string {
  const known = suggestions.filter(
    ({ reviewer }) => reviewer === undefined || policy.reviewers[reviewer] !== undefined,
  );
  if (known.length === 0) return '';
  const edited = editPolicyText(text, (document) => {
    for (const { edit } of known) edit(document);
    const reviewers = document.get('reviewers');
    if (JSON.stringify(reviewers) === '{}') document.delete('reviewers');
  });
  const [before, after] = [
    text === undefined ? '/dev/null' : `a/${defaultPolicyPath}`,
    `b/${defaultPolicyPath}`,
  ];
  return createTwoFilesPatch(before, after, text ?? '', edited).replace(/^=+\n/, '');
}

/** The suggestions as Markdown. */
export function suggestionPage(suggestions: readonly Suggestion[], patch: string): string {
  if (suggestions.length === 0) return 'The figures speak for no change of the policy.\n';
  const list = suggestions.map(
    ({ change, reviewer, because }) =>
      `- ${change.replaceAll('-', ' ')}${reviewer === undefined ? '' : ` \`${reviewer}\``}: ${because}`,
  );
  const advice =
    patch === ''
      ? ''
      : `\nNothing was changed. As a patch for \`git apply\`:\n\n\`\`\`diff\n${patch}\`\`\`\n`;
  return `${list.join('\n')}\n${advice}`;
}
