import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, visit } from 'yaml';
import type { z } from 'zod';
import { expectation } from '../formats/schema-problems.ts';
import { lastByKey } from '../model/lists.ts';
import { nearestWord } from '../model/text.ts';
import { hasTooManyTokens, parseYaml } from '../model/yaml.ts';
import { Policy } from './policy.ts';
import { policyKeys } from './policy-keys.ts';

/** A path as people write it: `policy.suppress[0].reason`. */
function pathText(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '');
}

/** The path as `policyKeys` has it: `policy.suppress[].reason`, `reviewers.<id>.run`. */
function keyOf([first, second, ...rest]: readonly PropertyKey[]): string {
  if (first === undefined) return '';
  const isNamed = (first === 'reviewers' || first === 'verifiers') && second !== undefined;
  const path = second === undefined ? [first] : [first, isNamed ? '<id>' : second, ...rest];
  return pathText(path).replace(/\[\d+\]/g, '[]');
}

/** The keys allowed below a key; none for a single value, and where people choose the names. */
function keysBelow(parent: string): readonly string[] {
  const start = parent === '' ? '' : `${parent}.`;
  const below = [...policyKeys.keys()].filter((key) => key.startsWith(start));
  const names = below.flatMap((key) => key.slice(start.length).split(/[.[]/, 1));
  return [...new Set(names)].filter((name) => name !== '<id>');
}

/** Where a misplaced key belongs: the top of the file, or a group that has it, one below the place first. */
function parentOf(key: string, found: string): string | undefined {
  if (keysBelow('').includes(key)) return 'at the top of the file';
  const paths = [...policyKeys.keys()].filter((each) => each.endsWith(`.${key}`) && !each.includes('['));
  const path = paths.find((each) => each.startsWith(`${found}.`)) ?? paths[0];
  return path && `under \`${path.slice(0, -key.length - 1)}\``;
}

function unknownKey(key: string, found: string): string {
  const allowed = keysBelow(found);
  const nearest = nearestWord(key, allowed);
  const parent = parentOf(key, found);
  const unknown = `unknown key ${JSON.stringify(key)}`;
  if (nearest !== undefined) return `${unknown}; did you mean \`${nearest}\`?`;
  if (parent !== undefined) return `${unknown}; it belongs ${parent}`;
  return allowed.length === 0 ? unknown : `${unknown}; allowed here: ${allowed.join(', ')}`;
}

function example(key: string): string {
  const text = policyKeys.get(key);
  return text === undefined ? '' : `, for example \`${key.replace(/^.*\./, '')}: ${text.example}\``;
}

/**
 * What is wrong at the place of an issue, and what to write instead. `given` is the value as text; undefined when there
 * is none.
 */
function describeMistake(issue: z.core.$ZodIssue, given: string | undefined): string {
  const key = keyOf(issue.path);
  if (issue.code === 'invalid_key') return `the name must be ${issue.issues[0]?.message ?? issue.message}`;
  if (issue.code === 'custom') return issue.message;
  if (given === undefined)
    return key === '' ? 'the file is empty; begin with `version: 1`' : `is missing${example(key)}`;
  const below = keysBelow(key);
  const expected =
    issue.code === 'invalid_type' && below.length > 0
      ? `a group of these keys: ${below.join(', ')}`
      : inYaml(expectation(issue));
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const nearest = nearestWord(given.replaceAll('"', ''), words);
  const advice = nearest === undefined ? example(key) : `; did you mean \`${nearest}\`?`;
  return `must be ${expected}, got ${given}${advice}`;
}

/** YAML has lists and keys for what JSON calls arrays and objects. */
function inYaml(expected: string): string {
  return expected.replace(/^an array/, 'a list').replace(/^an object/, 'a group of keys');
}

/** People write policy files: a larger one is a mistake or an attack. */
export const maxPolicyBytes = 256 * 1024;

/** Maximum number of reported problems; one unclosed bracket can cause hundreds. */
const maxProblems = 50;

/** A message may quote what the file has. */
const maxMessage = 500;

interface PolicyProblem extends Omit<Misplaced, 'offset'> {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** One problem as a line: `3:5 policy.drafts: must be …`. */
export function policyProblemText({ line, column, path, message }: PolicyProblem): string {
  return `${line}:${column} ${path === '' ? '' : `${path}: `}${message}`;
}

type PolicyResult =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/** A problem at an offset of the text. */
interface Misplaced {
  readonly offset: number;
  /** The key, such as `policy.suppress[0].reason`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
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
  if (hasTooManyTokens(text)) return whole('the file has too many words and signs for its size');
  const lineCounter = new LineCounter();
  const document = parseYaml(text, 'core', lineCounter);
  const syntax = syntaxProblems(document);
  const result = syntax.length > 0 ? undefined : Policy.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (result?.success) return { ok: true, policy: result.data };
  const found =
    result === undefined
      ? syntax
      : result.error.issues.slice(0, maxProblems).flatMap((issue) => mistakes(issue, document));
  const problems = found.map(({ offset, path, message }) => {
    const { line, col } = lineCounter.linePos(offset);
    const cut = message.slice(0, maxMessage);
    return { path, line: Math.max(1, line), column: Math.max(1, col), message: cut };
  });
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line).slice(0, maxProblems) };
}

/** One mistake for each issue, and for each key that is unknown. */
function mistakes(issue: z.core.$ZodIssue, document: Document): readonly Misplaced[] {
  const { path } = issue;
  const place = pathText(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, maxProblems).map((key) => ({
      offset: keyOffset(document, [...path, key]),
      path: place,
      message: unknownKey(key, keyOf(path)),
    }));
  const offset = issue.code === 'invalid_key' ? keyOffset(document, path) : valueOffset(document, path);
  return [{ offset, path: place, message: describeMistake(issue, given(document, path)) }];
}

/** The value at a path as text; undefined when there is none. */
function given(document: Document, path: readonly PropertyKey[]): string | undefined {
  const node = document.getIn(path, true);
  if (isMap(node)) return 'a group of keys';
  if (isSeq(node)) return node.items.length === 0 ? 'an empty list' : 'a list';
  if (!isScalar(node)) return undefined;
  return node.value === null ? 'nothing' : JSON.stringify(node.value).slice(0, 60);
}

/** Offset of the innermost node on `path` that exists in the text. */
function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Offset of a key itself, instead of its value or the mapping that contains it. */
function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  const map = document.getIn(path.slice(0, -1), true);
  const pair = isMap(map)
    ? map.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  return (isScalar(pair?.key) ? pair.key.range?.[0] : undefined) ?? valueOffset(document, path);
}

/**
 * Problems that prevent parsing, the first one at each place. In addition to broken YAML these are aliases (reference
 * bombs), merge keys and inherited names, which a policy may not use (threat P2, I3).
 */
function syntaxProblems(document: Document): readonly Misplaced[] {
  const found = [...document.errors, ...document.warnings].map(({ message, pos: [offset] }) => ({
    offset,
    path: '',
    message: `this is not valid YAML: ${message}`,
  }));
  const report = (node: { range?: readonly number[] | null | undefined }, message: string) =>
    found.push({ offset: node.range?.[0] ?? 0, path: '', message });
  visit(document, {
    Alias(_key, node) {
      report(node, 'aliases are not allowed: write the value out');
    },
    Map(_key, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) report(key, 'this is not valid YAML: Map keys must be unique');
        names.add(name);
      }
    },
    Pair(_key, { key }) {
      if (isNode(key) && !isScalar(key)) {
        report(key, 'a key is a word, not a list or a group');
        // Reading such keys takes time that grows with the cube of their depth.
        return visit.SKIP;
      }
      if (!isScalar(key)) return undefined;
      const name = String(key.value);
      if (name === '<<') report(key, 'merging with `<<` is not allowed: write the keys out');
      if (['__proto__', 'constructor', 'prototype'].includes(name))
        report(key, `the key ${name} is not allowed`);
      return undefined;
    },
  });
  return lastByKey(found.toReversed(), ({ offset }) => offset);
}
