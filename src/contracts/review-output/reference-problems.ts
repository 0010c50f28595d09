import type { Location } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { none, problem, quote } from '../problem.ts';
import {
  describesPlace,
  findLink,
  hasLines,
  isLinesLink,
  isOutsideLink,
  linesOf,
  type ReferredFile,
  referredFile,
  repositoryOf,
} from './references.ts';

interface Citing {
  readonly pointer: string;
  /** A multi-file finding has no place of its own, so pointing into its files adds something. */
  readonly own: Location | undefined;
  /** `owner/name`; where it is unknown every file of a repository counts as in-repository. */
  readonly repository: string | undefined;
}

/** All that C1's "Reference Types" lets a machine check. */
export function referenceProblems(references: readonly string[], citing: Citing): readonly Problem[] {
  for (const reference of references) {
    if (!isFlawless(reference, citing.own)) return carefully(references, citing);
  }
  return references.length === 0 ? carefully(references, citing) : none;
}

function isFlawless(reference: string, own: Location | undefined): boolean {
  return isLinesLink(reference)
    ? own === undefined || !reference.includes(own.path)
    : isOutsideLink(reference);
}

function carefully(references: readonly string[], { pointer, own, repository }: Citing): readonly Problem[] {
  const problems: Problem[] = [];
  let hasLink = false;
  for (let index = 0; index < references.length; index += 1) {
    const reference = references[index] ?? '';
    const link = findLink(reference);
    if (link?.isWhole !== true) problems.push(notALink(reference, pathTo(pointer, index)));
    if (link === undefined) continue;
    hasLink = true;
    const file = referredFile(link.address);
    if (file === undefined || !isInRepository(file, repository)) continue;
    if (!hasLines(file) || !describesPlace(link.label)) {
      problems.push(unanchored(file, pathTo(pointer, index)));
    }
    if (own !== undefined && isAt(file, own)) problems.push(ownPlace(pathTo(pointer, index)));
  }
  if (!hasLink) problems.push(noLink(pointerTo(pointer, 'references')));
  return problems;
}

function pathTo(pointer: string, index: number): string {
  return pointerTo(pointer, 'references', index);
}

function isInRepository(file: ReferredFile, repository: string | undefined): boolean {
  if (repository === undefined) return true;
  const other = repositoryOf(file);
  return other === undefined || other.toLowerCase() === repository.toLowerCase();
}

function isAt(file: ReferredFile, { path, startLine, endLine = startLine }: Location): boolean {
  if (file.path !== path) return false;
  const referred = linesOf(file);
  if (startLine === undefined || endLine === undefined || referred === undefined) return true;
  return referred.start <= endLine && startLine <= referred.end;
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

function unanchored(file: ReferredFile, path: string): Problem {
  const fault = hasLines(file) ? 'does not say what is there' : 'names no line';
  return problem('C1/reference-anchor', {
    path,
    type: 'reference',
    message: `The reference into ${quote(file.path)} ${fault}.`,
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
