import type { DiffFile } from '../diff/diff.ts';
import type { Observation, Weight } from './finding.ts';
import type { HeadFacts } from './head-facts.ts';
import { readHeadLines } from './head-lines.ts';
import { pages } from './references.ts';
import type { SecretMatch } from './secret-match.ts';
import type { Subject } from './subject.ts';
import { findAssignments } from './token-shapes.ts';

const leaked: Weight = { severity: 'CRITICAL', confidence: 'HIGH', fixConfidence: 'MEDIUM' };
/** Tests, examples and passwords in addresses are made up more often than not. */
const possible: Weight = { severity: 'MAJOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

/** An id opens nothing by itself; its secret half is mostly not far. */
const hint: Weight = { severity: 'MINOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

/** The added lines of a file as one text, which is what a scanner gets: never more than the diff adds. */
export function addedText(file: DiffFile): { readonly text: string; readonly lines: readonly number[] } {
  const added = file.binary
    ? []
    : readHeadLines(file)
        .flat()
        .filter((line) => line.added);
  return { text: added.map(({ text }) => text).join('\n'), lines: added.map(({ line }) => line) };
}

/** What the scanner found, one observation for each kind of secret. */
export function secrets({ file, path, kind, isSample }: Subject, facts: HeadFacts): readonly Observation[] {
  if (kind === 'vendored') return [];
  const { text, lines } = addedText(file);
  const written = environmentFile.test(path) ? findAssignments(text) : [];
  const matches = withoutCovered(facts.secrets.get(path) ?? [], written);
  if (matches.length === 0) return [];
  const byKind = new Map<string, Set<number>>();
  let index = 0;
  let lineEnd = text.indexOf('\n');
  for (const match of matches.toSorted((a, b) => a.start - b.start)) {
    for (; lineEnd !== -1 && lineEnd < match.start; lineEnd = text.indexOf('\n', lineEnd + 1)) index += 1;
    const line = lines[index];
    if (line === undefined || isPlaceholder(text.slice(match.start, match.end))) continue;
    byKind.set(match.kind, (byKind.get(match.kind) ?? new Set()).add(line));
  }
  const isMadeUp = isSample || kind === 'docs' || kind === 'generated';
  return [...byKind].map(([secret, places]) => ({
    path,
    lines: [...places].toSorted((a, b) => a - b),
    ...(isId(secret) ? idWords(secret) : secretWords(secret)),
    weight: isId(secret) ? hint : isMadeUp || isOftenHarmless(secret) ? possible : leaked,
    references: [pages.hardCodedCredentials, pages.removeSecret],
  }));
}

/** Files that programs are started with; those that show others what to write hold nothing. */
const environmentFile =
  /(?:^|\/)\.env(?:\.(?!example|sample|template|tmpl|dist|defaults?|test|testing|ci|schema)[\w-]{1,40}(?:\.local)?)?$/;

/** What is known by its own shape already is not told again by the variable that holds it. */
function withoutCovered(
  known: readonly SecretMatch[],
  written: readonly SecretMatch[],
): readonly SecretMatch[] {
  const isKnown = ({ start, end }: SecretMatch) =>
    known.some((other) => other.start < end && start < other.end);
  return [...known, ...written.filter((each) => !isKnown(each))];
}

type Kind = SecretMatch['kind'];

function secretWords(kind: Kind): Pick<Observation, 'issue' | 'implications' | 'fix'> {
  return {
    issue: `This looks like a secret: ${nameOf(kind)}.`,
    implications:
      'Whoever can read the repository, a fork, a clone or a cache of it can use the secret, and removing the line does not take it out of the history.',
    fix: 'Revoke it first, since it has been published. Then read it from the environment or a secret store, and take it out of the history. If it is made up, write it so that nobody can take it for real.',
  };
}

function idWords(kind: Kind): Pick<Observation, 'issue' | 'implications' | 'fix'> {
  return {
    issue: `This looks like half of a key: ${nameOf(kind)}.`,
    implications:
      'By itself it opens nothing, but it says whose key to look for, and the secret half is mostly kept beside it.',
    fix: 'Read it from the environment together with its secret half, and look whether that was committed as well. If it was, revoke the key.',
  };
}

function isId(kind: Kind): boolean {
  return kind === 'AWSAccessKeyID';
}

const oftenHarmless: ReadonlySet<string> = new Set([
  'BasicAuth',
  'GoogleApiKey',
  'PasswordInEnvironmentFile',
]);

/** Passwords in addresses are wrong most often of all, and the keys of web pages are there for everybody. */
function isOftenHarmless(kind: Kind): boolean {
  return oftenHarmless.has(kind) || kind.endsWith('Connection');
}

const dummyHost =
  /@(?:localhost|127\.|0\.0\.0\.0|\[::1\]|(?:[\w-]{1,63}\.){0,4}example(?:\.(?:com|org|net))?\b|[\w-]{1,63}(?:[:/]|$)|\$|<|\{)/i;
const dummyPassword =
  /:\/\/[^:@/]{0,99}:(?:password|passwd|pass|pwd|pw|secret|token|user|root|admin|test|postgres|mysql|redis|guest|changeme|foo|bar|baz|x{2,}|\*+|\.{2,}|\$[^@]{0,99}|<[^@]{0,99}|\{[^@]{0,99}|%[^@]{0,99}|\[[^@]{0,99})@/i;
const dummyToken = /EXAMPLE|x{6}|X{6}|\*{6}|0{10}|1234567890|abcdefghij/;

function isPlaceholder(secret: string): boolean {
  const text = secret.slice(0, 4096);
  return text.includes('://') ? dummyHost.test(text) || dummyPassword.test(text) : dummyToken.test(text);
}

/** `GITHUB_TOKEN` and `PrivateKey` as words. */
function nameOf(kind: string): string {
  return kind
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/\b[A-Z]{4,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
