import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { none, type ProblemDetails, problem, quote, type RuleId } from './rules.ts';

/** A Markdown link as C1 writes references: `[label](address)`. */
interface Reference {
  readonly label: string;
  readonly address: string;
}

/** The first link in `text`, or undefined; `isWhole` says whether the text is nothing but that link. */
export function findLink(text: string): (Reference & { readonly isWhole: boolean }) | undefined {
  if (ordinary.test(text)) {
    const middle = text.indexOf('](');
    return { label: text.slice(1, middle), address: text.slice(middle + 2, -1), isWhole: true };
  }
  const trimmed = text.trim();
  const middle = trimmed.indexOf('](');
  if (middle < 1) return undefined;
  const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
  const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
  const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
  if (open === -1 || close === -1) return undefined;
  const label = trimmed.slice(open + 1, middle).trim();
  const address = trimmed.slice(middle + 2, close).trim();
  if (label === '' || address === '' || blank.test(address)) return undefined;
  return { label, address, isWhole };
}

/** A link and nothing else, neither part of which needs trimming: what nearly every reference is. */
const ordinary = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\([!-~]+\)$/;
const blank = /[\0-\x20]/;

/**
 * Whether the reference is beyond reproach unless it names the place of its own finding: a link at a commit to the
 * file and the lines of its label, with a dash and a few words. One look for what most references are; the careful
 * functions agree with it and with `isOutsideLink`, and are asked about all others.
 */
function isLinesLink(reference: string): boolean {
  return lineLink.test(reference) || rangeLink.test(reference);
}

/** Whether the reference is beyond reproach: a link to an address outside any repository's files. */
function isOutsideLink(reference: string): boolean {
  return outsideLink.test(reference);
}

const words = '—[^\\].!?#]*[^\\s\\].!?#]\\]\\(';
const commit = 'https?:\\/\\/[!"$&-.0-~]+(?:\\/(?!blob\\/)[!"$&-.0-~]+){2}\\/blob\\/[0-9a-f]{4,64}\\/';
const name = '([\\w@+.-][\\w@+./-]*)';
const lineLink = new RegExp(`^\\[${name}:L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2\\)$`);
const rangeLink = new RegExp(
  `^\\[${name}:L?([0-9]{1,10})-L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2-L?\\3\\)$`,
);
const outsideLink = /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\(https?:\/\/[!-.0-~]+(?:\/(?!blob\/)[!-.0-~]*)*\)$/;

/** A file of a repository that a reference points into; what is costly to know is asked of it when needed. */
interface ReferredFile {
  readonly address: string;
  readonly path: string;
  readonly anchor: string;
}

/** Undefined for addresses outside any repository's files. */
function referredFile(address: string): ReferredFile | undefined {
  const isUrl = address.startsWith('http');
  const start = isUrl ? blobPath(address) : 0;
  if (start === -1) return undefined;
  const hash = address.indexOf('#', start);
  const end = hash === -1 ? address.length : hash;
  if (end === start || (!isUrl && address.includes(':') && !/^file:/i.test(address))) return undefined;
  const query = address.indexOf('?', start);
  const path = address.slice(start, query === -1 || query > end ? end : query);
  return { address, path: path.includes('%') ? decoded(path) : path, anchor: address.slice(end + 1) };
}

const marker = '/blob/';

/** Where the path begins in `https://host/owner/name/blob/ref/path`, or -1. */
function blobPath(url: string): number {
  const at = url.indexOf(marker);
  const ref = at === -1 ? -1 : url.indexOf('/', at + marker.length);
  return ref === -1 ? -1 : ref + 1;
}

/** Whether the address names a commit: a branch moves, and a path alone is found from nowhere. */
function isPermanent({ address }: ReferredFile): boolean {
  const ref = address.indexOf(marker) + marker.length;
  return address.startsWith('http') && commitId.test(address.slice(ref, address.indexOf('/', ref)));
}

const commitId = /^[0-9a-f]{4,64}$/;

/** `owner/name`; undefined for a relative address, which is in the repository under review. */
function repositoryOf({ address }: ReferredFile): string | undefined {
  if (!address.startsWith('http')) return undefined;
  const host = address.indexOf('/', address.indexOf('//') + 2);
  return address.slice(host + 1, address.indexOf(marker));
}

const lines = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;

function hasLines({ anchor }: ReferredFile): boolean {
  return anchor !== '' && lines.test(anchor);
}

function linesOf({ anchor }: ReferredFile): { readonly start: number; readonly end: number } | undefined {
  const match = lines.exec(anchor);
  return match === null ? undefined : { start: Number(match[1]), end: Number(match[2] ?? match[1]) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Citing {
  readonly pointer: string;
  /** A multi-file finding has no place of its own, so pointing into its files adds something. */
  readonly own: Location | undefined;
  /** `owner/name`; where it is unknown every file of a repository counts as in-repository. */
  readonly repository: string | undefined;
  /** Whether a finding without a link is read all the same. */
  readonly isTolerant?: boolean;
}

/** All that C1's "Reference Types" lets a machine check, of at least one reference. */
export function referenceProblems(references: readonly string[], citing: Citing): readonly Problem[] {
  const isFlawed = references.length === 0 || references.some((each) => !isFlawless(each, citing.own));
  return isFlawed ? carefully(references, citing) : none;
}

function isFlawless(reference: string, own: Location | undefined): boolean {
  const anchor = reference.indexOf('#L');
  if (anchor === -1) return isOutsideLink(reference);
  return isLinesLink(reference) && (own === undefined || !reference.endsWith(own.path, anchor));
}

function carefully(
  references: readonly string[],
  { pointer, own, repository, isTolerant = false }: Citing,
): readonly Problem[] {
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
    if (own !== undefined && isAt(file, own)) {
      problems.push(ownPlace(path));
    }
  }
  if (!hasLink)
    problems.push({ ...noLink(pointerTo(pointer, 'references')), ...(isTolerant && { grade: 'deviation' }) });
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
