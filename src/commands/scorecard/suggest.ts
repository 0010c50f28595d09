import { createTwoFilesPatch } from 'diff';
import type { Document } from 'yaml';
import { codeFence, codeSpan } from '../../markdown/markdown-nodes.ts';
import { brief, bullets, say, words } from '../../markdown/phrases.ts';
import { serialize } from '../../markdown/serialize-markdown.ts';
import { isAtLeast } from '../../model/finding.ts';
import { groupBy } from '../../model/lists.ts';
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

/** With fewer cases nothing is suggested. */
const fewest = 20;

/** A rate is low or high only if its whole interval is. */
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

function figures({ count, of, low = 0, high = 1 }: Rate): string {
  return `${count} of ${of} (${percent(count / of)}, 95% interval ${percent(low)} to ${percent(high)})`;
}

/** The suggestion, if its condition holds. */
function suggestIf(condition: boolean, suggestion: Suggestion): readonly Suggestion[] {
  return condition ? [suggestion] : [];
}

/** Reviewers that hardly find anything alone, one after the other: two that repeat each other are not both dropped. */
function findRepeating(findings: readonly ScoredFinding[]): ReadonlyMap<string, Rate> {
  const repeating = new Map<string, Rate>();
  const byReviewer = [...groupBy(findings, ({ reviewer }) => reviewer)].sort(([a], [b]) => compareText(a, b));
  for (;;) {
    const [worst] = byReviewer
      .filter(([name]) => !repeating.has(name) && name !== builtInReviewer)
      .map(([name, own]) => {
        const alone = own.filter(({ others }) => others.every((other) => repeating.has(other)));
        return { name, only: rate(alone.length, own.length) };
      })
      .filter(({ only }) => isBelow(only, thresholds.repeating))
      .toSorted((a, b) => (a.only.share ?? 0) - (b.only.share ?? 0));
    if (worst === undefined) return repeating;
    repeating.set(worst.name, worst.only);
  }
}

const set = (path: readonly string[], value: unknown) => (document: Document) =>
  document.setIn(path, document.createNode(value));

const remove =
  (...paths: readonly (readonly string[])[]) =>
  (document: Document) => {
    for (const path of paths) document.deleteIn(path);
  };

const addOverride = (entry: object) => (document: Document) => {
  const at = ['policy', 'overrides'];
  if (document.hasIn(at)) document.addIn(at, document.createNode(entry));
  else document.setIn(at, document.createNode([entry]));
};

function suggestFor(
  { reviewer, total, runs }: ReviewerScore,
  { pulls, policy }: { readonly pulls: number; readonly policy: Policy },
): readonly Suggestion[] {
  const at = (...keys: readonly string[]) => ['reviewers', reviewer, ...keys];
  const { advisory, 'max-findings': most } = policy.reviewers[reviewer] ?? {};
  const acted = `acted on: ${figures(total.actedOn)}`;
  if (isBelow(total.actedOn, thresholds.useless)) {
    const costs = runs.costs.map(({ total: sum, currency }) => `, cost: ${sum.toFixed(2)} ${currency}`);
    return [{ change: 'drop', reviewer, because: `${acted}${costs.join('')}`, edit: remove(at()) }];
  }
  if (isBelow(total.actedOn, thresholds.noisy)) {
    const perPull = total.posted / Math.max(1, pulls);
    const edit = set(at('advisory'), 'all');
    return [
      ...suggestIf(advisory !== 'all', { change: 'make-advisory', reviewer, because: acted, edit }),
      ...suggestIf(perPull > 1 && (most === undefined || most > cap), {
        change: 'cap',
        reviewer,
        because: `${perPull.toFixed(1)} findings per pull request, ${acted}`,
        edit: set(at('max-findings'), cap),
      }),
    ];
  }
  const limits = [
    ...(advisory === 'all' ? [at('advisory')] : []),
    ...(most === undefined ? [] : [at('max-findings')]),
  ];
  return suggestIf(limits.length > 0 && isAbove(total.actedOn, thresholds.trusted), {
    change: 'trust-more',
    reviewer,
    because: acted,
    edit: remove(...limits),
  });
}

const noBlocking = { critical: 'never', high: 'never', medium: 'never', low: 'never', info: 'never' };

/** Fewer comments on lines for a category whose findings of one severity are hardly acted on. */
function suggestRaising(
  [category, findings]: readonly [string, readonly ScoredFinding[]],
  { overrides, 'inline-from': everywhere }: Policy['policy'],
): readonly Suggestion[] {
  const ofIt = overrides.filter(({ categories }) => categories?.includes(category) === true);
  const present = ofIt.findLast((entry) => entry['inline-from'] !== undefined)?.['inline-from'] ?? everywhere;
  const steps = [
    { severity: 'medium', from: 'high' },
    { severity: 'low', from: 'medium' },
  ] as const;
  return steps
    .flatMap(({ severity, from }) => {
      const { actedOn } = tally(findings.filter((each) => each.severity === severity));
      return suggestIf(!isAtLeast(present, from) && isBelow(actedOn, thresholds.noisy), {
        change: 'raise-inline-from',
        because: `category ${category}, findings of severity ${severity}, acted on: ${figures(actedOn)}`,
        edit: addOverride({ categories: [category], 'inline-from': from }),
      });
    })
    .slice(0, 1);
}

/** Suggestions about all reviewers that have none of their own. */
function suggestForAll(findings: readonly ScoredFinding[], policy: Policy): readonly Suggestion[] {
  const everywhere = policy.policy['inline-from'];
  const low = tally(findings.filter(({ severity }) => severity === 'low'));
  const raisesLow = ['low', 'info'].includes(everywhere) && isBelow(low.actedOn, thresholds.noisy);
  const raised = { ...policy.policy, 'inline-from': raisesLow ? ('medium' as const) : everywhere };
  const categories = [...groupBy(findings, ({ category }) => category)].sort(([a], [b]) => compareText(a, b));
  const blocking = tally(findings.filter((each) => each.blocking));
  const reviewers = new Set(findings.map(({ reviewer }) => reviewer)).size;
  return [
    ...scoreReviewer('all', findings, []).by.category.flatMap(
      ({ key, tally: { actedOn, blocking: count } }) =>
        suggestIf(count >= fewest && isBelow(actedOn, thresholds.noisy), {
          change: 'never-block',
          because: `category ${key}, acted on: ${figures(actedOn)}`,
          edit: addOverride({ categories: [key], blocking: noBlocking }),
        }),
    ),
    ...categories.flatMap((category) => suggestRaising(category, raised)),
    ...suggestIf(raisesLow, {
      change: 'raise-inline-from',
      because: `findings of severity low, acted on: ${figures(low.actedOn)}`,
      edit: set(['policy', 'inline-from'], 'medium'),
    }),
    ...suggestIf(reviewers > 1 && isBelow(blocking.actedOn, thresholds.blocking), {
      change: 'require-two',
      because: `findings that blocked, acted on: ${figures(blocking.actedOn)}`,
      edit: (document) => {
        set(['policy', 'blocking', 'high'], 'never')(document);
        set(['policy', 'corroboration'], { reviewers: 2, from: 'high' })(document);
      },
    }),
  ];
}

/**
 * Findings without those of reviewers that never completed on their pull request: the author of a fork writes such
 * documents, and must not steer the advice (threat G1).
 */
function ofCompletedReviewers({ findings, runs }: Scored): readonly ScoredFinding[] {
  const keyOf = ({ repository, pull, reviewer }: Pick<ScoredFinding, 'repository' | 'pull' | 'reviewer'>) =>
    JSON.stringify([repository, pull, reviewer]);
  const started = new Set(runs.map(keyOf));
  const completed = new Set(runs.filter(({ outcome }) => outcome === 'reviewed').map(keyOf));
  return findings.filter((finding) => !started.has(keyOf(finding)) || completed.has(keyOf(finding)));
}

/** Policy changes that the figures speak for; none below twenty cases. */
export function suggest(scored: Scored, policy: Policy = defaultPolicy): readonly Suggestion[] {
  const { runs, pulls } = scored;
  const findings = ofCompletedReviewers(scored);
  const repeating = findRepeating(findings);
  const own = [...groupBy(findings, ({ reviewer }) => reviewer)]
    .sort(([a], [b]) => compareText(a, b))
    .filter(([reviewer]) => reviewer !== builtInReviewer)
    .flatMap(([reviewer, found]): readonly Suggestion[] => {
      const only = repeating.get(reviewer);
      if (only !== undefined) {
        const because = `found by it alone: ${figures(only)}`;
        return [{ change: 'drop', reviewer, because, edit: remove(['reviewers', reviewer]) }];
      }
      const started = runs.filter((run) => run.reviewer === reviewer);
      return suggestFor(scoreReviewer(reviewer, found, started), { pulls, policy });
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

/** The suggestions as Markdown; categories are reviewers' words, so they are inert (threat T1). */
export function suggestionPage(suggestions: readonly Suggestion[], patch: string): string {
  if (suggestions.length === 0) return 'The figures speak for no change of the policy.\n';
  const list = suggestions.map(({ change, reviewer, because }) => {
    const named = reviewer === undefined ? [] : words` ${codeSpan(reviewer)}`;
    return words`${change.replaceAll('-', ' ')}${named}: ${brief(because, { redact: (text) => text }, 1000)}`;
  });
  const advice = [say`Nothing was changed. As a patch for \`git apply\`:`, codeFence('diff', patch)];
  return serialize([bullets(list), ...(patch === '' ? [] : advice)]);
}
