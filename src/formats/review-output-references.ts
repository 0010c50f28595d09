import type { Location } from '../model/finding.ts';
import { decodeAddress } from './read-values.ts';
import { type ProblemList, quote, type Rules } from './rules.ts';

export const referenceRules = {
  references: {
    id: 'C1/references',
    grade: 'refused',
    summary: '`references` holds at least one Markdown link.',
  },
  link: { id: 'C1/reference-link', grade: 'deviation', summary: 'Every reference is a Markdown link.' },
  inRepository: {
    id: 'C1/in-repo-reference',
    grade: 'deviation',
    summary:
      'A reference into a repository is the address of lines of a file at a commit, `…/blob/{sha}/{path}#L1-L2`; its label names the same lines and says in at most one sentence what is there.',
  },
  ownPlace: {
    id: 'C1/reference-own-place',
    grade: 'deviation',
    summary: 'References do not point at the place of the finding itself.',
  },
} satisfies Rules;

/** A Markdown link as C1 writes references: `[label](address)`. */
interface Link {
  readonly label: string;
  readonly address: string;
  /** Whether the text is nothing but the link. */
  readonly isWhole: boolean;
}

/** The first link in `text`, or undefined. */
export function findLink(text: string): Link | undefined {
  const trimmed = text.trim();
  const middle = trimmed.indexOf('](');
  if (middle < 1) return undefined;
  const isWhole = trimmed.startsWith('[') && trimmed.endsWith(')');
  const open = isWhole ? 0 : trimmed.lastIndexOf('[', middle);
  const close = isWhole ? trimmed.length - 1 : trimmed.indexOf(')', middle);
  if (open === -1 || close === -1) return undefined;
  const label = trimmed.slice(open + 1, middle).trim();
  const address = trimmed.slice(middle + 2, close).trim();
  return label === '' || address === '' || /[\0-\x20]/.test(address)
    ? undefined
    : { label, address, isWhole };
}

const words = '—[^\\].!?#]*[^\\s\\].!?#]\\]\\(';
const commit =
  'https?:\\/\\/[!"$&-.0-~]+(?:\\/(?!blob\\/|tree\\/)[!"$&-.0-~]+){2}\\/blob\\/[0-9a-f]{4,64}\\/';
const name = '([\\w@+.-][\\w@+./-]*)';
/** A link at a commit to the file and the line of its label, with a dash and a few words. */
const lineLink = new RegExp(`^\\[${name}:L?([0-9]{1,10}) ${words}${commit}(?:[!"$&->@-~]*\\/)?\\1#L\\2\\)$`);
const outsideLink =
  /^\[[^\s\]](?:[^\]]*[^\s\]])?\]\(https?:\/\/[!-.0-~]+(?:\/(?!blob\/|tree\/)[!-.0-~]*)*\)$/;

/** Accepts most references with one pattern, which is much faster; `checkReference` agrees. */
function isFlawless(reference: string, own: Location | undefined): boolean {
  if (!lineLink.test(reference)) return outsideLink.test(reference);
  return own === undefined || !reference.endsWith(own.path, reference.lastIndexOf('#'));
}

const linkForm = '[what is there](address)';
const fileForm = '[path:10-15 — what is there](https://github.com/owner/name/blob/COMMIT/path#L10-L15)';

interface Citing {
  readonly problems: ProblemList;
  readonly context: { readonly repository?: string | undefined; readonly isTolerant?: boolean };
}

/**
 * Checks all that C1's "Reference Types" lets a machine check, of at least one reference. Where the name of the
 * repository is unknown every file of a repository counts as in it. `own` is the place of the finding.
 */
export function checkReferences(
  references: readonly string[],
  own: Location | undefined,
  { problems, context }: Citing,
): void {
  if (references.length > 0 && references.every((each) => isFlawless(each, own))) return;
  if (references.every((each) => findLink(each) === undefined)) {
    const advice = `Cite at least one source as "${linkForm}".`;
    const message = 'No reference is a Markdown link.';
    const add = context.isTolerant === true ? 'tolerate' : 'add';
    problems[add](referenceRules.references, 'references', message, advice);
  }
  for (const [index, reference] of references.entries()) {
    const at = ['references', index];
    const link = findLink(reference);
    if (link?.isWhole !== true) {
      const message = `${quote(reference)} is not a Markdown link.`;
      problems.add(referenceRules.link, at, message, `Write "${linkForm}" and nothing else.`);
    }
    const file = link && referredFile(link.address, context.repository);
    if (link === undefined || file === undefined) continue;
    const faults = faultsOf(link.label, file);
    if (faults.length > 0) {
      const message = `The reference into ${quote(file.path)} ${faults.join('; it ')}.`;
      problems.add(referenceRules.inRepository, at, message, `Write "${fileForm}".`);
    }
    if (own !== undefined && isAt(file, own)) {
      const message = 'The reference points at the place of the finding itself.';
      const advice = 'Cite another source that justifies the finding or its fix.';
      problems.add(referenceRules.ownPlace, at, message, advice);
    }
  }
}

/** A file of the repository under review that a reference points into. */
interface ReferredFile {
  readonly path: string;
  readonly isAtCommit: boolean;
  /** Empty where it names no line. */
  readonly start: string;
  readonly end: string;
}

const fileAddress =
  /^(?:https?:\/\/[^/]+\/([^/]+\/[^/]+)\/(blob|tree)\/([^/]+)\/|(?![a-z][a-z0-9+.-]*:))([^#?]+)(?:\?[^#]*)?(?:#(.*))?$/i;
const lineAnchor = /^L([0-9]{1,10})(?:C[0-9]+)?(?:-L?([0-9]{1,10})(?:C[0-9]+)?)?$/;

/** Undefined for addresses outside the repository's files. A relative address is in it. */
function referredFile(address: string, repository: string | undefined): ReferredFile | undefined {
  const match = fileAddress.exec(address.slice(0, 4000));
  if (match === null) return undefined;
  const [, owner = repository, kind, ref = '', path = '', anchor = ''] = match;
  if (repository !== undefined && owner?.toLowerCase() !== repository.toLowerCase()) return undefined;
  const [, start = '', end = start] = lineAnchor.exec(anchor) ?? [];
  return {
    path: decodeAddress(path, path),
    isAtCommit: kind === 'blob' && /^[0-9a-f]{4,64}$/.test(ref),
    start,
    end,
  };
}

function isAt({ path, start, end }: ReferredFile, own: Location): boolean {
  const { startLine, endLine = startLine } = own;
  if (path !== own.path) return false;
  if (startLine === undefined || endLine === undefined || start === '') return true;
  return Number(start) <= endLine && startLine <= Number(end);
}

/** What C1's formats put before the description: `src/app.ts:10-15`, or a skill's or a reviewer's name for the file. */
const place = /^`?([^`]*?):L?([0-9]{1,10})(?:[-–]L?([0-9]{1,10}))?`?(?![0-9])/;

/** What breaks C1's "In-repo reference rule", and the formats and addresses that it is written in. */
function faultsOf(label: string, { path, start, end, isAtCommit }: ReferredFile): readonly string[] {
  const [, name = '', first, last = first] = place.exec(label) ?? [];
  // A name that is no path may stand for any file: C1 calls skills and reviewers by theirs.
  const written = name.replace(/^\.\//, '');
  const extension = /\.[^./]+$/.exec(path)?.[0];
  const isPath = written.includes('/') || (extension !== undefined && written.endsWith(extension));
  const isOther = isPath && !/\s/.test(written) && !`/${path}`.endsWith(`/${written}`);
  const hasWords = /[—–]\s*\S|\s--?\s+\S|:\s+\S/.test(label);
  const faults: readonly (readonly [isBroken: boolean, fault: string])[] = [
    [start === '', 'names no line'],
    [Number(end) < Number(start), 'has lines in the wrong order'],
    [!hasWords, 'does not say what is there'],
    [Number(first) !== Number(start) || Number(last) !== Number(end), 'has a label without the same lines'],
    [isOther, 'has a label that names another file'],
    [/[.!?]\s+\p{Lu}/u.test(label), 'is described in more than one sentence'],
    [!isAtCommit, 'is not the address of a file at a commit'],
  ];
  return faults.flatMap(([isBroken, fault]) => (isBroken ? [fault] : []));
}
