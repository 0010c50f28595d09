import type { Native } from '../model/finding.ts';
import { inheritedNames, isExact, type JsonLimits } from './json-faults.ts';

/**
 * The value of a text in which nothing is wrong; undefined when in doubt. The engine's own parser knows the grammar
 * but neither limits nor repeated keys, so a scan for structure goes before it and a look at the value after it.
 * Both are several times as fast as a walk that knows where everything stands.
 */
export function readSound(text: string, limits: JsonLimits): { readonly value: Native } | undefined {
  const written = countKeys(text, limits);
  if (written === undefined) return undefined;
  const value = parsed(text);
  // A key that is written twice is there once.
  return value !== undefined && keysOf(value) === written ? { value } : undefined;
}

function parsed(text: string): Native | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const space = 0x20;

/** How many keys the text holds if it is JSON; undefined where a limit may be reached. */
function countKeys(text: string, limits: JsonLimits): number | undefined {
  let keys = 0;
  // Each value is the first one, or has a comma or an opening bracket before it.
  let values = 1;
  let depth = 0;
  let token = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    switch (code) {
      case quote: {
        const end = endOfString(text, at);
        if (end === -1 || end - at > limits.stringLength) return undefined;
        at = end;
        token = 0;
        break;
      }
      case colon:
        keys += 1;
        token = 0;
        break;
      case comma:
        values += 1;
        token = 0;
        break;
      case openBrace:
      case openBracket:
        values += 1;
        depth += 1;
        if (depth > limits.depth) return undefined;
        break;
      case closeBrace:
      case closeBracket:
        depth -= 1;
        token = 0;
        break;
      default:
        token = code > space ? token + 1 : 0;
        if (token > limits.numberLength) return undefined;
    }
  }
  return values > limits.values ? undefined : keys;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** How many keys the value holds; not a number where one of them, or a number, is to be refused. */
function keysOf(value: Native): number {
  if (typeof value === 'number') return isExact(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const each of value) keys += keysOf(each);
    return keys;
  }
  for (const [name, each] of Object.entries(value)) {
    if (inheritedNames.has(name)) return Number.NaN;
    keys += 1 + keysOf(each);
  }
  return keys;
}
