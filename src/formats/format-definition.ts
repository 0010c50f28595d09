import { z } from 'zod';
import type { Finding, Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { project } from '../model/project.ts';
import type { Claims, Mode, Question, ReviewDocument } from '../model/review-document.ts';
import type { FieldTable } from './contract-fields.ts';
import type { Base, FileTree } from './file-tree.ts';
import { own } from './json-value.ts';
import { findLink } from './review-output-references.ts';
import type { Rule } from './rules.ts';
import type { PreviousVerdict } from './verdict-fields.ts';

/** The facts about a diff that the rules about places need. */
export interface ChangedLines {
  /** Whether the file is part of the change; paths are those of the head tree. */
  readonly has: (path: string) => boolean;
  /** Whether every line from `start` to `end` can carry a comment. */
  readonly isCommentable: (path: string, start: number, end: number) => boolean;
  /** Whether the change added the line, or deleted it with its file; false for the lines shown around a change. */
  readonly isChanged: (path: string, line: number) => boolean;
  /** A few commentable lines closest to `line`, ascending; empty where the file has none. */
  readonly nearest: (path: string, line: number) => readonly number[];
  readonly paths: readonly string[];
  /** Whether a line that the change added or deleted has this identifier. */
  readonly hasIdentifier: (identifier: string) => boolean;
  /** The head's text of these lines, without line ends; undefined unless the diff shows them all. */
  readonly text: (path: string, start: number, end: number) => readonly string[] | undefined;
}

/** How the paths of one reviewer relate to the repository root. */
export interface PathBase {
  /** Absolute path of the repository root on the machine where the reviewer ran. */
  readonly root?: string;
  /** Folder below the root in which the reviewer ran; relative paths start there. */
  readonly prefix?: string;
  /** The path, from the root, of an absolute one that leads into the checkout through a link outside of it. */
  readonly inside?: (absolute: string) => string | undefined;
}

/**
 * What a document is compared with. Everything is optional: a rule whose fact is unknown is not checked, so that
 * the same document can be validated with and without a diff.
 */
export interface Context {
  /** Full commit id of the reviewed head. */
  readonly head?: string;
  /** `owner/name`. */
  readonly repository?: string;
  readonly pullRequest?: number;
  readonly changed?: ChangedLines;
  readonly paths?: PathBase;
  /** The files at the head; those of the change where it is absent. */
  readonly tree?: FileTree;
  /** Collects the paths of the document that are looked up by their tails. */
  readonly sought?: Set<string>;
  /** By whether paths are absolute: what all those of the document are below. */
  readonly bases?: ReadonlyMap<boolean, Base>;
  /** Of the run that asked for the document: one that says it is a part may be all that was asked for. */
  readonly mode?: Mode;
  /** Of an answer whose reviewer can be asked again: `again` where an empty answer was in doubt before. */
  readonly round?: 'first' | 'again' | undefined;
  /** Whether a value that has one meaning is read although the contract writes it in another way. */
  readonly isTolerant?: boolean;
  /** Takes secrets out of a text. */
  readonly redact?: (text: string) => string;
  /** An earlier state of the same verdict file, for C5's rules about what may change. */
  readonly previous?: PreviousVerdict;
}

/** A finding that breaks its contract. It does not count, but it is shown and makes the review incomplete. */
export interface InvalidFinding {
  readonly pointer: string;
  readonly native: Native;
  /** The severity it claims, where that much can be read. */
  readonly claimedSeverity?: Severity | undefined;
  readonly title?: string | undefined;
  /** At least one of them is of grade `refused`. */
  readonly problems: readonly Problem[];
}

/** The outcome that a document states for its reviewer; only C4 has any but `reviewed`. */
export type DocumentState =
  | { readonly state: 'reviewed' }
  | { readonly state: 'needs_input' }
  | { readonly state: 'blocked' | 'invalid' | 'unavailable'; readonly reason: string };

/** One document in canonical terms. Together `native` and the findings' natives are the whole original. */
export interface ParsedDocument {
  /** One of the names in `registry.ts`. */
  readonly format: string;
  readonly state: DocumentState;
  readonly claims: Claims;
  readonly summary?: string;
  readonly questions: readonly Question[];
  /** The document with its findings taken out. */
  readonly native: Native;
  readonly findings: readonly ParsedFinding[];
  readonly invalid: readonly InvalidFinding[];
  /** False when the document itself says that it covers only part of the change, or when it was repaired. */
  readonly complete: boolean;
}

/** Whether a valid document is evidence that nothing was found: whole, unrepaired and empty. */
export function provesClean({ state, complete, findings, invalid }: ParsedDocument): boolean {
  return state.state === 'reviewed' && complete && findings.length === 0 && invalid.length === 0;
}

/** The result of reading a value: a document and everything that is wrong with it. */
export interface Reading {
  readonly document: ParsedDocument;
  /** Problems of the document itself and of all its findings, in document order. */
  readonly problems: readonly Problem[];
  /** Whether the document itself is valid; otherwise its reviewer is invalid and its findings do not count. */
  readonly ok: boolean;
}

/** A finding as writers take it: one that was read from a document, or one merged from several. */
export type WritableFinding = Omit<Finding, 'fingerprint' | 'sources' | 'advisory' | 'suppressed'> & {
  readonly suppressed?: { readonly reason: string } | undefined;
  /** The format whose scale `confidence.value` is on; a number is never carried to another scale. */
  readonly scale?: string | undefined;
  /** The lines of the diff at its place, as its reviewer quotes them. */
  readonly hunk?: string | undefined;
  /** Ids that its reviewers gave it. */
  readonly originalIds?: readonly string[] | undefined;
};

export interface WritableReview {
  /** The format that was read, or our own name. */
  readonly producer: string;
  /** Whether tools made it, and not models or people. */
  readonly isFromTools: boolean;
  readonly summary?: string | undefined;
  readonly claims: Claims;
  /** The document without its findings, where one was read. */
  readonly native?: Native | undefined;
  readonly findings: readonly WritableFinding[];
  /** The lines of the diff at a place. */
  readonly hunkAt?: (location: Location) => string | undefined;
}

/** The merged findings of a run, `findings.json`, as they can be written. */
export function toWritableReview(
  { head, reviewers, documents, findings }: ReviewDocument,
  hunkAt?: WritableReview['hunkAt'],
): WritableReview {
  return {
    producer: project.name,
    isFromTools: reviewers.every(({ kind }) => kind === 'tool'),
    claims: { head },
    findings: findings.map((finding) => {
      const natives = finding.sources.map(({ native }) => native);
      const ids = natives.flatMap((native) => textAt(native, 'finding_id') ?? []);
      return {
        ...finding,
        scale: scaleOf(finding, documents),
        hunk: natives.flatMap((native) => textAt(native, 'hunk') ?? [])[0],
        originalIds: [...new Set(ids)],
      };
    }),
    ...(hunkAt && { hunkAt }),
  };
}

/** A text of a finding as its reviewer wrote it. */
export function textAt(native: Native, key: string): string | undefined {
  const value = own(native, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The format whose scale the confidence of a merged finding is on. */
export function scaleOf(
  { sources: [first] }: Finding,
  documents: ReviewDocument['documents'],
): string | undefined {
  return documents[first?.document ?? -1]?.format;
}

/** Values of the whole document that a format requires and a source may lack. */
export const Header = z.object({
  pullRequest: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  repository: z
    .string()
    .regex(/^[^/\s]+\/[^/\s]+$/)
    .optional(),
  head: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/i)
    .optional(),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  /** A Markdown link for findings that cite nothing. */
  reference: z
    .string()
    .refine((text) => findLink(text)?.isWhole)
    .optional(),
});
export type Header = z.infer<typeof Header>;

/** The document, or the values that the format requires and the source lacks. */
export type Written =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly needs: readonly (keyof Header)[] };

/** The text with its title before it, for formats that have no title and derive one from the first sentence. */
export function titledText({
  title,
  titleDerived,
  issue,
}: Pick<Finding, 'title' | 'titleDerived' | 'issue'>): string {
  if (titleDerived || issue.startsWith(title)) return issue;
  return `${/[.!?]$/.test(title) ? title : `${title}.`} ${issue}`;
}

/** Whether the finding names a file, for formats in which each finding needs one. */
export function hasFile({ locations }: Pick<Finding, 'locations'>): boolean {
  return locations.length > 0;
}

/** All that one format consists of. It is listed in `registry.ts`, and nothing else has to know it. */
export interface FormatDefinition {
  /** Of its published schema. */
  readonly title: string;
  /** The shape of a whole document; absent where it is not JSON. */
  readonly schema?: z.ZodType;
  /** The rules that its reader checks beyond those of its fields. */
  readonly rules: readonly Rule[];
  /** The fields of a finding, and what they are read from, and those of the document; absent for what tools write. */
  readonly tables?: readonly FieldTable[];
  /** What a model is asked for; absent for formats that no model is asked for. */
  readonly prompt?: PromptText;
  /** The rule that text breaks which is not JSON, where the format has one of its own. */
  readonly syntaxRule?: Rule;
  /** The key of the findings: a file that has it is of this format where the format was named. */
  readonly listKey?: string;
  readonly read: (value: Native, context: Context) => Reading;
  /** Absent for formats that are only read. */
  readonly write?: (review: WritableReview, header: Header) => Written;
  /** Whether the written format has a place for the finding; absent where it has one for every finding. */
  readonly holds?: (finding: WritableFinding) => boolean;
}

/** What a prompt says of one format. */
interface PromptText {
  /** The shape of an answer in one sentence, and of one that found nothing. */
  readonly shape: string;
  readonly clean: string;
  /** What each severity means; of a plan, each tier. */
  readonly severities: Readonly<Record<string, string>>;
  /** The words for certainty, the surest first; none where the format has no certainty. */
  readonly confidences: readonly string[];
  /** What is less sure than the last of them, and what it means. */
  readonly unsure?: readonly [word: string, meaning: string];
}

/** How the text of a format becomes a value. */
export type Syntax =
  | { readonly kind: 'json' }
  /** Each line that is not blank is one item of an array. */
  | { readonly kind: 'json-lines' }
  | XmlSyntax;

/** Elements become keys, attributes keys that begin with `@`. */
export interface XmlSyntax {
  readonly kind: 'xml';
  /** Names that the outermost element may have; a document that has one of them is of this format. */
  readonly roots: readonly string[];
  /** Elements that may occur once or more than once, and are read as lists. */
  readonly lists: readonly string[];
}
