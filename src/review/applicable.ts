import { matchesAny } from '../policy/glob.ts';
import type { Applicability } from '../policy/reviewer-policy.ts';

/** What decides whether somebody is asked to look at a change. */
export interface ChangeFacts {
  /** Changed paths, former ones included, without those that policy leaves out. */
  readonly paths: readonly string[];
  /** Login; null when the account is gone, absent in a worktree. */
  readonly author?: string | null;
  readonly fork: boolean;
  readonly draft: boolean;
  /** Whether base policy leaves it alone until it is no draft any more. */
  readonly postponed: boolean;
  readonly labels: readonly string[];
  readonly lane: 'green' | 'yellow' | 'red';
}

/** `!word` excludes; where only exclusions are listed, everything else is included. */
function isListed(words: readonly string[], held: readonly string[]): boolean {
  const lower = new Set(held.map((word) => word.toLowerCase()));
  const has = (word: string) => lower.has(word.toLowerCase());
  if (words.some((word) => word.startsWith('!') && has(word.slice(1)))) return false;
  const wanted = words.filter((word) => !word.startsWith('!'));
  return wanted.length === 0 || wanted.some(has);
}

/**
 * Why base policy asks nobody here: the first key that excludes this change, or undefined where none does. In a
 * worktree there is no author, so a list of authors to include excludes nobody.
 */
export function exclusion({ paths, when }: Applicability, facts: ChangeFacts): string | undefined {
  if (facts.postponed) return 'policy leaves drafts alone (`policy.drafts`)';
  if (facts.paths.length === 0) return 'no file changed, or policy leaves all of them out (`paths.ignore`)';
  if (paths !== undefined && !facts.paths.some(matchesAny(paths))) return 'no changed file matches `paths`';
  if (!when.forks && facts.fork) return 'not for pull requests from forks (`when.forks`)';
  if (!when.drafts && facts.draft) return 'not for drafts (`when.drafts`)';
  if (when.authors !== undefined && facts.author !== undefined) {
    if (!isListed(when.authors, facts.author === null ? [] : [facts.author]))
      return 'not for this author (`when.authors`)';
  }
  if (when.labels !== undefined && !isListed(when.labels, facts.labels))
    return 'not for these labels (`when.labels`)';
  if (when.lanes !== undefined && !when.lanes.includes(facts.lane))
    return `not for the ${facts.lane} lane (\`when.lanes\`)`;
  return undefined;
}
