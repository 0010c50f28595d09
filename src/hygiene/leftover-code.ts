import type { Language } from '../change/file-kind.ts';
import { groupBy } from '../model/lists.ts';
import { certain, type HeadLine, type HygieneFile, type Observation } from './hygiene-check.ts';

/**
 * Git's conflict markers: `=======` also underlines titles and `>` also quotes, so only all three in order
 * count.
 */
export function findConflictMarkers({ kind, isSample, added }: HygieneFile): readonly Observation[] {
  if (isSample || kind === 'vendored' || kind === 'docs') return [];
  const markers = added.flatMap(({ line, text }) => {
    const marker = markerIn(text);
    return marker === undefined ? [] : [{ line, marker }];
  });
  const lines = markers.flatMap(({ line, marker }, index) => {
    const next = [markers[index + 1]?.marker, markers[index + 2]?.marker];
    return marker === '<<<<<<< ' && next[0] === '=======' && next[1] === '>>>>>>> ' ? [line] : [];
  });
  const issue = 'A merge conflict was committed, with both sides and the markers between them.';
  return lines.length === 0 ? [] : [{ lines, issue, weight: certain }];
}

function markerIn(text: string): string | undefined {
  if (text === '=======') return text;
  const start = text.slice(0, 8);
  return (start === '<<<<<<< ' || start === '>>>>>>> ') && text.length > 8 ? start : undefined;
}

type Patterns = Partial<Readonly<Record<Language, readonly RegExp[]>>>;

/** Matched at the start of a statement; the first group, or the whole match, is its name in the finding. */
const focused: Patterns = {
  javascript: [
    /^((?:Deno\.)?(?:it|test|describe|suite|context|specify|bench)(?:\.(?:describe|concurrent|sequential|serial|parallel|each|fails)){0,3}\.only)\b(?:\.each)?\s?[(`]/,
    /^(fit|fdescribe|fcontext)\(["'`]/,
  ],
  ruby: [/^(fit|fdescribe|fcontext|fspecify|fexample)[ (]\s?["']/],
  go: [/^(?:var _ = )?(F(?:It|Describe|Context|When|Specify|DescribeTable|Entry))\("/],
};

const debuggers: Patterns = {
  javascript: [/^(debugger)\s?(?:;|$|\/\/)/],
  python: [/^(?:import i?pdb;\s?)?((?:i?pdb|pudb|web_pdb|rpdb|remote_pdb)\.set_trace\(|breakpoint\(\s?\))/],
  ruby: [/^(?:require ["'][\w/-]{1,40}["'];\s?)?(binding\.(?:pry|irb|break|remote_pry)|byebug)\s?$/],
  php: [/^(xdebug_break\(\))/],
  rust: [/^(?:let \w{1,60} = )?(dbg!)\(/],
  go: [/^(runtime\.Breakpoint\(\))/],
  other: [/^(?:require IEx;\s?)?(IEx\.pry)\b/],
};

/** Focused tests in test files. */
export function findFocusedTests(file: HygieneFile): readonly Observation[] {
  if (file.kind !== 'test') return [];
  return findStatements(file, focused, (name) => ({
    issue: `\`${name}\` keeps the other tests of this file from running.`,
    fix: `Remove the focus of \`${name}\`.`,
    weight: { severity: 'MAJOR', confidence: 'HIGH' },
  }));
}

/** Statements that start a debugger. */
export function findDebuggerStatements(file: HygieneFile): readonly Observation[] {
  if (file.kind !== 'code' && file.kind !== 'test') return [];
  return findStatements(file, debuggers, (name) => ({
    issue: `\`${name}\` is left over from debugging.`,
    fix: `Remove \`${name}\`.`,
    weight: { severity: 'MINOR', confidence: 'HIGH' },
  }));
}

/** Test data may contain anything, so it is left out. */
const dataFolders = /(?:^|\/)(?:__)?(?:fixtures?|testdata|test[-_]data|snapshots?|golden|corpus)(?:__)?\//i;

/** One observation for each name of such a statement. */
function findStatements(
  { path, language, hunks }: HygieneFile,
  patterns: Patterns,
  describe: (name: string) => Omit<Observation, 'lines'>,
): readonly Observation[] {
  const known = language === undefined ? undefined : patterns[language];
  if (language === undefined || known === undefined || dataFolders.test(path)) return [];
  const statements = hunks.flatMap((lines) => newStatements(lines, language));
  const found = statements.flatMap(({ line, text }) =>
    known.flatMap((pattern) => pattern.exec(text)?.[1] ?? []).map((name) => ({ name, line })),
  );
  return [...groupBy(found, ({ name }) => name)].map(([name, same]) => ({
    ...describe(name),
    lines: same.map(({ line }) => line),
  }));
}

const stringMarks: Partial<Readonly<Record<Language, readonly string[]>>> = {
  javascript: ['`'],
  go: ['`'],
  python: ['"""', "'''"],
};

/** New lines of a hunk without indentation, except those inside a string or comment of several lines. */
function newStatements(hunk: readonly HeadLine[], language: Language): readonly HeadLine[] {
  const statements: HeadLine[] = [];
  let closing: string | undefined;
  for (const line of hunk) {
    const text = line.text.trimStart();
    const wasOpen = closing !== undefined;
    if (closing !== undefined) {
      if (isOdd(text, closing)) closing = undefined;
    } else if (text.startsWith('/*')) {
      closing = text.includes('*/', 2) ? undefined : '*/';
    } else {
      closing = stringMarks[language]?.find((mark) => isOdd(text, mark));
    }
    if (!wasOpen && line.added && !line.moved) statements.push({ ...line, text });
  }
  return statements;
}

function isOdd(text: string, mark: string): boolean {
  return text.includes(mark) && text.split(mark).length % 2 === 0;
}
