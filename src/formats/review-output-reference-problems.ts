import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import {
  findLink,
  hasLines,
  isLinesLink,
  isOutsideLink,
  isPermanent,
  linesOf,
  type ReferredFile,
  referredFile,
  repositoryOf,
} from './review-output-references.ts';
import { none, type ProblemDetails, problem, quote, type RuleId } from './rules.ts';

interface Citing {
  readonly pointer: string;
  /** A multi-file finding has no place of its own, so pointing into its files adds something. */
  readonly own: Location | undefined;
  /** `owner/name`; where it is unknown every file of a repository counts as in-repository. */
  readonly repository: string | undefined;
}

/** All that C1's "Reference Types" lets a machine check, of at least one reference. */
export function referenceProblems(references: readonly string[], citing: Citing): readonly Problem[] {
  for (const reference of references) {
    if (!isFlawless(reference, citing.own)) return carefully(references, citing);
  }
  return none;
}

function isFlawless(reference: string, own: Location | undefined): boolean {
  const anchor = reference.indexOf('#L');
  if (anchor === -1) return isOutsideLink(reference);
  return isLinesLink(reference) && (own === undefined || !reference.endsWith(own.path, anchor));
}

function carefully(references: readonly string[], { pointer, own, repository }: Citing): readonly Problem[] {
  const problems: Problem[] = [];
  let hasLink = false;
  for (let index = 0; index < references.length; index += 1) {
    const reference = references[index] ?? '';
    const path = pointerTo(pointer, 'references', index);
    const link = findLink(reference);
    if (link?.isWhole !== true) problems.push(notALink(reference, path));
    if (link === undefined) continue;
    hasLink = true;
    const file = referredFile(link.address);
    if (file === undefined || !isInRepository(file, repository)) continue;
    for (const { rule, ...fault } of inRepositoryFaults(link.label, file)) {
      problems.push(problem(rule, { path, type: 'reference', ...fault }));
    }
    if (own !== undefined && isAt(file, own)) problems.push(ownPlace(path));
  }
  if (!hasLink) problems.push(noLink(pointerTo(pointer, 'references')));
  return problems;
}

function isInRepository(file: ReferredFile, repository: string | undefined): boolean {
  if (repository === undefined) return true;
  const other = repositoryOf(file);
  return other === undefined || other.toLowerCase() === repository.toLowerCase();
}

type Fault = Pick<ProblemDetails, 'message' | 'recommendation'> & { readonly rule: RuleId };

const form = '[path:10-15 — what is there](https://github.com/owner/name/blob/COMMIT/path#L10-L15)';

/** C1's "In-repo reference rule", and the formats and addresses that it is written in. */
function inRepositoryFaults(label: string, file: ReferredFile): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (rule: RuleId, message: string, recommendation = `Write "${form}".`) =>
    faults.push({ rule, message, recommendation });
  if (!hasLines(file)) add('C1/reference-anchor', `The reference into ${quote(file.path)} names no line.`);
  else {
    if (!describesPlace(label))
      add('C1/reference-anchor', `The reference into ${quote(file.path)} does not say what is there.`);
    const disagreement = disagreementOf(label, file);
    if (disagreement !== undefined) add('C1/reference-label', disagreement);
  }
  if (isLong(label)) {
    add(
      'C1/reference-brief',
      'The description is longer than one sentence.',
      'Say in a few words what is there.',
    );
  }
  if (!isPermanent(file)) {
    add('C1/reference-url', `${quote(file.address)} is not the address of a file at a commit.`);
  }
  return faults;
}

/** What the label says otherwise than its address, in words. */
function disagreementOf(label: string, file: ReferredFile): string | undefined {
  const labelled = labelledPlace(label);
  if (labelled === undefined)
    return `The label ${quote(label)} names no line; its address has #${file.anchor}.`;
  if (!agreeOnLines(labelled, file)) {
    return `The label ${quote(label)} names other lines than its address, which has #${file.anchor}.`;
  }
  if (!agreeOnFile(labelled, file)) {
    return `The label ${quote(label)} names another file than its address, which has ${quote(file.path)}.`;
  }
  return undefined;
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

function ownPlace(path: string): Problem {
  return problem('C1/reference-own-place', {
    path,
    type: 'reference',
    message: 'The reference points at the place of the finding itself.',
    recommendation: 'Cite another source that justifies the finding or its fix.',
  });
}

/** What C1's formats put before the description: `src/app.ts:10-15`, or a skill's or a reviewer's name for the file. */
interface LabelledPlace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const place = /^`?([^`]*?):L?([0-9]{1,10})(?:[-–]L?([0-9]{1,10}))?`?(?![0-9])/;

/** Undefined where the label names no lines. */
function labelledPlace(label: string): LabelledPlace | undefined {
  const match = place.exec(label);
  if (match === null) return undefined;
  const [, name = '', start, end = start] = match;
  return { name, start: Number(start), end: Number(end) };
}

/** Whether the words of a label and its address agree about the lines. */
function agreeOnLines({ start, end }: LabelledPlace, file: ReferredFile): boolean {
  const referred = linesOf(file);
  return referred === undefined || (referred.start === start && referred.end === end);
}

/**
 * Whether the label names the file of its address, from any folder on. A name that is no path may stand for any
 * file: C1 calls skills and reviewers by theirs.
 */
function agreeOnFile({ name }: LabelledPlace, { path }: ReferredFile): boolean {
  const stated = name.replace(/^\.\//, '');
  const isPath = !/\s/.test(stated) && (stated.includes('/') || hasExtensionOf(path, stated));
  return !isPath || path === stated || path.endsWith(`/${stated}`);
}

function hasExtensionOf(path: string, name: string): boolean {
  const extension = /\.[^./]+$/.exec(path)?.[0];
  return extension !== undefined && name.endsWith(extension);
}

/** Whether the label says what is there, after a dash or a colon: `utils.ts:10 — shared helpers`. */
function describesPlace(label: string): boolean {
  return /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
}

/** Whether a second sentence begins in the label; C1 wants less than one. */
function isLong(label: string): boolean {
  return /[.!?]\s+\p{Lu}/u.test(label);
}
