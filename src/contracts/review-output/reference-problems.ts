import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { problem, quote } from '../problem.ts';
import type { Whereabouts } from './finding.ts';
import {
  describesPlace,
  findLink,
  hasLines,
  linesOf,
  type ReferredFile,
  referredFile,
  repositoryOf,
} from './references.ts';

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
  for (let index = 0; index < references.length; index += 1) {
    const reference = references[index] ?? '';
    const link = findLink(reference);
    if (link !== undefined) links += 1;
    for (const fault of linkFaults(reference, link, citing)) {
      problems.push(fault(pointerTo(citing.pointer, 'references', index)));
    }
  }
  if (links === 0) problems.push(noLink(pointerTo(citing.pointer, 'references')));
  return problems;
}

type Fault = (path: string) => Problem;
const faultless: readonly Fault[] = [];

function linkFaults(
  reference: string,
  link: ReturnType<typeof findLink>,
  { repository, hasOwnPlace, whereabouts }: Citing,
): readonly Fault[] {
  if (link === undefined) return [(path) => notALink(reference, path)];
  const file = referredFile(link.address);
  const isInside = file !== undefined && isInRepository(file, repository);
  const isUnanchored = isInside && !(hasLines(file) && describesPlace(link.label));
  const isOwn = isInside && hasOwnPlace && isOwnPlace(file, whereabouts);
  if (link.isWhole && !isUnanchored && !isOwn) return faultless;
  return [
    ...(link.isWhole ? [] : [(path: string) => notALink(reference, path)]),
    ...(isUnanchored ? [(path: string) => unanchored(file, path)] : []),
    ...(isOwn ? [ownPlace] : []),
  ];
}

function isInRepository(file: ReferredFile, repository: string | undefined): boolean {
  if (repository === undefined) return true;
  const other = repositoryOf(file);
  return other === undefined || other.toLowerCase() === repository.toLowerCase();
}

function isOwnPlace(file: ReferredFile, { paths, lines }: Whereabouts): boolean {
  if (!paths.includes(file.path)) return false;
  const referred = linesOf(file);
  if (lines === undefined || referred === undefined) return true;
  return referred.start <= lines.end && lines.start <= referred.end;
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
