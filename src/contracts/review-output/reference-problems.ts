import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { problem, quote } from '../problem.ts';
import type { Whereabouts } from './finding.ts';
import { describesPlace, findLink, type ReferredPlace, referredPlace } from './references.ts';

type Citing = {
  readonly pointer: string;
  readonly whereabouts: Whereabouts;
  /** A multi-file finding has no lines of its own, so pointing into its files adds something. */
  readonly hasOwnPlace: boolean;
  /** `owner/name`; where it is unknown every file of a repository counts as in-repository. */
  readonly repository: string | undefined;
};

/** All that C1's "Reference Types" lets a machine check. */
export function referenceProblems(references: readonly string[], citing: Citing): readonly Problem[] {
  const problems: Problem[] = [];
  let links = 0;
  for (const [index, reference] of references.entries()) {
    const path = pointerTo(citing.pointer, 'references', index);
    const link = findLink(reference);
    if (link !== undefined) links += 1;
    if (link === undefined || !link.isWhole) {
      problems.push(notALink(reference, path));
      if (link === undefined) continue;
    }
    const place = referredPlace(link.address);
    if (place === undefined || !isInRepository(place, citing.repository)) continue;
    if (place.start === undefined || !describesPlace(link.label)) problems.push(unanchored(place, path));
    if (citing.hasOwnPlace && isOwnPlace(place, citing.whereabouts)) problems.push(ownPlace(path));
  }
  if (links === 0) problems.push(noLink(pointerTo(citing.pointer, 'references')));
  return problems;
}

function isInRepository(place: ReferredPlace, repository: string | undefined): boolean {
  if (place.repository === undefined || repository === undefined) return true;
  return place.repository.toLowerCase() === repository.toLowerCase();
}

function isOwnPlace(place: ReferredPlace, { paths, lines }: Whereabouts): boolean {
  if (!paths.includes(place.path)) return false;
  if (lines === undefined || place.start === undefined) return true;
  return place.start <= lines.end && lines.start <= (place.end ?? place.start);
}

function noLink(path: string): Problem {
  return problem('C1/references', {
    path,
    type: 'reference',
    message: 'No reference is a Markdown link.',
    recommendation: 'Cite at least one source as "[what is there](address)".',
  });
}

function notALink(reference: string, path: string): Problem {
  return problem('C1/reference-link', {
    path,
    type: 'reference',
    message: `${quote(reference)} is not a Markdown link.`,
    recommendation: 'Write "[what is there](address)" and nothing else.',
  });
}

function unanchored(place: ReferredPlace, path: string): Problem {
  return problem('C1/reference-anchor', {
    path,
    type: 'reference',
    message:
      place.start === undefined
        ? `The reference into ${quote(place.path)} names no line.`
        : `The reference into ${quote(place.path)} does not say what is there.`,
    recommendation: 'Write "[path:10-15 — what is there](address#L10-L15)".',
  });
}

function ownPlace(path: string): Problem {
  return problem('C1/reference-own-place', {
    path,
    type: 'reference',
    message: 'The reference points at the place of the finding itself.',
    recommendation: 'Cite another source that justifies the finding or its fix.',
  });
}
