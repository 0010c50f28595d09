import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { z } from 'zod';
import { ReviewFormat } from '../formats/registry.ts';
import { builtInReviewer } from '../model/reviewer.ts';
import { Policy } from './policy.ts';
import { mistakesOf, pathWords } from './policy-mistakes.ts';

/** People write policy files: a larger one is a mistake or an attack. */
export const maxPolicyBytes = 256 * 1024;

/** Maximum number of reported problems; one unclosed bracket can cause hundreds. */
const maxProblems = 50;

/** Names and formats of a file's reviewers, read even when the rest is wrong. */
const Named = z.looseObject({
  reviewers: z.record(z.string(), z.looseObject({ format: z.string().optional() }).catch({})),
});

/** Mistakes in names that the schema cannot check, reported together with all others. */
function wrongNames(value: unknown): readonly z.core.$ZodIssue[] {
  const { data } = Named.safeParse(value);
  const reviewers = Object.entries(data?.reviewers ?? {});
  return reviewers.flatMap(([id, { format }]): readonly z.core.$ZodIssue[] => [
    ...(id === builtInReviewer ? [borrowedName] : []),
    ...(format === undefined || ReviewFormat.safeParse(format).success ? [] : [unknownFormat(id, format)]),
  ]);
}

const borrowedName: z.core.$ZodIssue = {
  code: 'custom',
  path: ['reviewers', builtInReviewer],
  message: 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id',
};

function unknownFormat(id: string, input: string): z.core.$ZodIssue {
  return {
    code: 'invalid_value',
    values: [...ReviewFormat.options],
    path: ['reviewers', id, 'format'],
    input,
    message: '',
  };
}

interface PolicyProblem {
  /** The key, such as `policy.suppress[0].reason`; empty for the whole file. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** One problem as a line: `3:5 policy.drafts: must be …`. */
export function policyProblemText({ line, column, path, message }: PolicyProblem): string {
  return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;
}

type PolicyResult =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/** Offset of the innermost node on `path` that exists in the text. */
function nodeOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Offset of a key itself, instead of its value or the mapping that contains it. */
function keyOffset(document: Document, path: readonly PropertyKey[], key: PropertyKey): number | undefined {
  const map = document.getIn(path, true);
  if (!isMap(map)) return undefined;
  const pair = map.items.find(({ key: node }) => isScalar(node) && String(node.value) === String(key));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

/** Splits an issue into one per unknown key, since each has its own place. */
function oneKeyEach(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

function valueIn(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => {
    const entries = Array.isArray(at) || (typeof at === 'object' && at !== null) ? Object.entries(at) : [];
    return entries.find(([name]) => name === String(key))?.[1];
  }, value);
}

function issueOffset(document: Document, issue: z.core.$ZodIssue): number {
  const [key, path] =
    issue.code === 'unrecognized_keys'
      ? [issue.keys[0], issue.path]
      : [issue.path.at(-1), issue.path.slice(0, -1)];
  const isAboutKey = issue.code === 'unrecognized_keys' || issue.code === 'invalid_key';
  const offset = isAboutKey && key !== undefined ? keyOffset(document, path, key) : undefined;
  return offset ?? nodeOffset(document, issue.path);
}

/**
 * Parses `.github/pr-verdict.yml`. Reports all problems together with their places. A file with any problem
 * is not applied at all, since part of a policy could be looser.
 */
export function parsePolicy(bytes: Uint8Array): PolicyResult {
  const whole = (message: string): PolicyResult => ({
    ok: false,
    problems: [{ path: '', line: 1, column: 1, message }],
  });
  if (bytes.byteLength > maxPolicyBytes) return whole(`the file is larger than ${maxPolicyBytes} bytes`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return whole('the file is not UTF-8 text');
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    merge: false,
    prettyErrors: false,
  });
  const at = (offset: number, path: string, message: string): PolicyProblem => {
    const { line, col } = lineCounter.linePos(offset);
    return { path, line: Math.max(1, line), column: Math.max(1, col), message };
  };
  const syntax = syntaxProblems(document).map(({ offset, message }) => at(offset, '', message));
  if (syntax.length > 0) return { ok: false, problems: syntax.slice(0, maxProblems) };
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  const result = Policy.safeParse(value);
  const names = wrongNames(value);
  if (result.success && names.length === 0) return { ok: true, policy: result.data };
  const problems = [...(result.success ? [] : result.error.issues), ...names]
    .flatMap(oneKeyEach)
    .flatMap((issue) =>
      mistakesOf(issue, (path) => valueIn(value, path)).map(({ path, message }) =>
        at(issueOffset(document, { ...issue, path: [...path] }), pathWords(path), message),
      ),
    )
    .sort((a, b) => a.line - b.line);
  return { ok: false, problems: problems.slice(0, maxProblems) };
}

/** A problem in the YAML syntax. */
interface SyntaxProblem {
  readonly offset: number;
  readonly message: string;
}

/** Explains the library's error codes; undefined for rare ones. */
function plainly(code: YAMLError['code']): string | undefined {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'a tab indents this line; YAML is indented with spaces';
    case 'DUPLICATE_KEY':
      return 'this key occurs twice; keep one of the two';
    case 'TAG_RESOLVE_FAILED':
      return 'tags are not allowed: leave it out';
    case 'MULTIPLE_DOCS':
      return 'a second document begins here; the file is one, so leave out the `---`';
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'BAD_COLLECTION_TYPE':
      return 'the indentation or a bracket does not fit the text before it';
    case 'MISSING_CHAR':
      return 'a closing quote or bracket, or the `:` or `,` between two values, is missing before this';
    default:
      return undefined;
  }
}

/**
 * Finds aliases (reference bombs), merge keys, custom tags and inherited names, which a policy may not use
 * (threat P2, I3).
 */
function forbiddenNodes(document: Document): readonly SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  const report = (node: { range?: readonly number[] | null | undefined }, message: string) =>
    found.push({ offset: node.range?.[0] ?? 0, message });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) report(node, 'aliases are not allowed: write the value out');
    },
    Pair(_key, { key }) {
      if (!isScalar(key)) return;
      const name = String(key.value);
      if (name === '<<') report(key, 'merging with `<<` is not allowed: write the keys out');
      if (['__proto__', 'constructor', 'prototype'].includes(name))
        report(key, `the key ${name} is not allowed`);
    },
  });
  return found;
}

/** Problems that prevent parsing; only the first one at each place. */
function syntaxProblems(document: Document): readonly SyntaxProblem[] {
  const broken = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
    offset,
    message: plainly(code) ?? `this is not valid YAML: ${message}`,
  }));
  const all = [...broken, ...forbiddenNodes(document)];
  return all.filter(({ offset }, index) => all.findIndex((each) => each.offset === offset) === index);
}
