import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { Policy } from '../../domain/policy/policy.ts';
import { builtInReviewer } from '../../domain/reviewer.ts';
import { Format } from '../format.ts';
import { nearestWord } from '../nearest-word.ts';

/** Policy files are written by people: anything larger is a mistake or an attack. */
export const maxPolicyBytes = 256 * 1024;

/** Nobody reads more; one broken bracket can cause hundreds. */
const maxProblems = 50;

/** The domain's policy, with the names that only the contracts know. */
const PolicyFile = Policy.superRefine(({ reviewers }, context) => {
  if (Object.hasOwn(reviewers, builtInReviewer)) {
    const message = 'is the built-in reviewer: turn it off with `hygiene: false`, or give yours another id';
    context.addIssue({ code: 'custom', path: ['reviewers', builtInReviewer], message });
  }
  for (const [id, { format }] of Object.entries(reviewers)) {
    if (format === undefined || Format.safeParse(format).success) continue;
    const message = `unknown format ${JSON.stringify(format.slice(0, 40))}: one of ${Format.options.join(', ')}`;
    context.addIssue({ code: 'custom', path: ['reviewers', id, 'format'], message });
  }
});

export interface PolicyProblem {
  /** Dotted path of the key, empty for the whole file. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type PolicyResult =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/** Every key that the policy has anywhere: a key that is wrong in one place is mostly a misspelt one of them. */
function keyWords(): readonly string[] {
  return [...keysIn(z.toJSONSchema(Policy, { io: 'input', unrepresentable: 'any' }))];
}

function keysIn(schema: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  JSON.stringify(schema, (name, value: unknown) => {
    if (name === 'properties' && typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) keys.add(key);
    return value;
  });
  return keys;
}

function didYouMean(given: unknown, allowed: readonly string[]): string {
  const nearest = nearestWord(given, allowed);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

function describeIssue(issue: z.core.$ZodIssue, given: unknown, keys: readonly string[]): string {
  if (issue.code === 'unrecognized_keys') {
    const named = issue.keys.map((key) => `${JSON.stringify(key)}${didYouMean(key, keys)}`);
    return `unknown key ${named.join(', ')}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message.slice(0, 300) ?? issue.message;
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  return `${issue.message.slice(0, 300)}${didYouMean(given, words)}`;
}

/** The innermost node on the way to `path` that the text really has. */
function nodeOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Offset of a key itself rather than of its value or of the mapping that holds it. */
function keyOffset(document: Document, path: readonly PropertyKey[], key: PropertyKey): number | undefined {
  const map = document.getIn(path, true);
  if (!isMap(map)) return undefined;
  const pair = map.items.find(({ key: node }) => isScalar(node) && String(node.value) === String(key));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
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

/** Aliases (reference bombs), custom tags and inherited names have no place in a policy (threat P2, I3). */
function forbiddenNodes(document: Document): readonly { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  const report = (node: { range?: readonly number[] | null | undefined }, message: string) =>
    found.push({ offset: node.range?.[0] ?? 0, message });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) return void report(node, 'aliases are not allowed: write the value out');
      if (node.tag?.startsWith('!')) return void report(node, `the tag ${node.tag} is not allowed`);
    },
    Pair(_key, pair) {
      const key = isScalar(pair.key) ? pair.key : undefined;
      if (key && ['__proto__', 'constructor', 'prototype'].includes(String(key.value))) {
        report(key, `the key ${String(key.value)} is not allowed`);
      }
    },
  });
  return found;
}

/**
 * Reads `.github/pr-verdict.yml`. All problems are reported together, each with its place; a file with any
 * problem is no policy at all, since half a policy could be a looser one.
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
  const syntax = [
    ...document.errors.map((error) => at(error.pos[0], '', error.message)),
    ...document.warnings.map((warning) => at(warning.pos[0], '', warning.message)),
    ...forbiddenNodes(document).map(({ offset, message }) => at(offset, '', message)),
  ];
  if (syntax.length > 0) return { ok: false, problems: syntax.slice(0, maxProblems) };
  const result = PolicyFile.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (result.success) return { ok: true, policy: result.data };
  const keys = keyWords();
  const problems = result.error.issues.map((issue) =>
    at(
      issueOffset(document, issue),
      issue.path.join('.'),
      describeIssue(issue, document.getIn(issue.path), keys),
    ),
  );
  return { ok: false, problems: problems.slice(0, maxProblems) };
}
