import type { Finding, FindingSource, Native } from './finding.ts';
import type { Original } from './original.ts';
import { areNear } from './same-place.ts';

/** What C3's challengers write next to their own fields about another reviewer's finding. */
function classificationIn(native: Native): string {
  const isObject = typeof native === 'object' && native !== null && !Array.isArray(native);
  const value = isObject && Object.hasOwn(native, 'classification') ? native['classification'] : undefined;
  return typeof value === 'string' ? value.slice(0, 20).trim().toLowerCase() : '';
}

/**
 * `confirms`: it sees the problem as well. `refutes`: it says that there is none. A finding that is called `novel`
 * judges no other one and is read like one without a classification.
 */
function judgementIn(native: Native): 'confirms' | 'refutes' | undefined {
  const word = classificationIn(native);
  if (/^confirm(?:s|ed)?$/.test(word)) return 'confirms';
  return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}

export function refutes({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) === 'refutes';
}

/** Whether an original judges another reviewer's finding, whose text is then the one that is shown. */
export function isJudgement({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) !== undefined;
}

/** The other reviewers' findings that a judgement means: it gives their id, at the same place. */
export function judgedBy(
  { finding, document }: Original,
  withId: ReadonlyMap<string, readonly Original[]>,
): readonly Original[] {
  const { nativeId } = finding;
  if (nativeId === undefined || !isJudgement(finding)) return [];
  return (withId.get(nativeId) ?? []).filter(
    (other) => other.document !== document && !isJudgement(other.finding) && areNear(finding, other.finding),
  );
}

function firstNotEmpty<T>(...lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find(({ length }) => length > 0) ?? [];
}

/** The originals that report the problem and that policy does not silence; all of them where there is none such. */
export function raising<T extends Pick<FindingSource, 'native' | 'suppressed'>>(
  sources: readonly T[],
): readonly T[] {
  const reports = sources.filter((source) => !refutes(source));
  return firstNotEmpty(
    reports.filter(({ suppressed }) => suppressed === undefined),
    reports,
    sources,
  );
}

/**
 * The originals that a finding is weighed by: of those that raise it, those that say that it is open. A status is a
 * claim, so one reviewer's `fixed` takes nothing from another's open finding (threat G1, Y2).
 */
export function weighedSources<T extends Pick<FindingSource, 'native' | 'suppressed' | 'status'>>(
  sources: readonly T[],
): readonly T[] {
  const raised = raising(sources);
  const open = raised.filter(({ status }) => status === 'open' || status === 'reopened');
  return firstNotEmpty(open, raised);
}

/**
 * Ids of the reviewers that raise a finding, the one whose text is shown first. A reviewer that refutes it raises
 * nothing: its silence closes nothing, and its limits do not apply.
 */
export function raisedBy({ sources }: Pick<Finding, 'sources'>): readonly string[] {
  return [...new Set(raising(sources).map(({ reviewer }) => reviewer))];
}

/**
 * Who disputes a group: those who refute it, and those who would discuss what another reviewer would fix. A
 * reviewer never disputes its own finding, and the head's author disputes nothing.
 */
export function contesters(group: readonly Original[]): readonly string[] {
  const others = ({ reviewer }: Original, says: (original: Original) => boolean) =>
    group.some((original) => original.reviewer !== reviewer && says(original));
  const contesting = group.filter(
    (original) =>
      original.foreign !== true &&
      ((refutes(original.finding) && others(original, (other) => !refutes(other.finding))) ||
        (original.finding.action === 'discuss' &&
          others(original, ({ finding }) => finding.action === 'fix'))),
  );
  return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}
