import type { Language } from '../fetch/file-kind.ts';
import type { ChangedFile, HeadLine, Observation } from './hygiene-file.ts';

/**
 * Git's conflict markers: `=======` also underlines titles and `>` also quotes, so only all three in order
 * count.
 */
export function conflictMarkers(file: ChangedFile): readonly Observation[] {
  const { path, kind, isSample } = file;
  if (isSample || kind === 'vendored' || kind === 'docs') return [];
  const markers = file.added.flatMap(({ line, text }) => {
    const marker = markerIn(text);
    return marker === undefined ? [] : [{ line, marker }];
  });
  const conflicts = markers.filter(
    ({ marker }, index) =>
      marker === '<<<<<<< ' &&
      markers[index + 1]?.marker === '=======' &&
      markers[index + 2]?.marker === '>>>>>>> ',
  );
  if (conflicts.length === 0) return [];
  return [
    {
      path,
      lines: conflicts.map(({ line }) => line),
      issue: 'A merge conflict was committed, with both sides and the markers between them.',
      implications: 'The code does not parse or the data does not load, and neither side was chosen.',
      fix: 'Keep one side or combine the two, then remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
      weight: { severity: 'CRITICAL', confidence: 'HIGH' },
    },
  ];
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
export function focusedTests(file: ChangedFile): readonly Observation[] {
  if (file.kind !== 'test') return [];
  return findStatements(file, focused).map(({ name, lines }) => ({
    path: file.path,
    lines,
    issue: `\`${name}\` keeps the other tests of this file from running.`,
    implications: 'The suite passes although most of it does not run.',
    fix: `Remove the focus of \`${name}\`.`,
    weight: { severity: 'MAJOR', confidence: 'HIGH' },
  }));
}

/** Statements that start a debugger. */
export function debuggerStatements(file: ChangedFile): readonly Observation[] {
  if (file.kind !== 'code' && file.kind !== 'test') return [];
  return findStatements(file, debuggers).map(({ name, lines }) => ({
    path: file.path,
    lines,
    issue: `\`${name}\` is left over from debugging.`,
    implications: 'It stops the program or prints internal data wherever this code runs.',
    fix: `Remove \`${name}\`.`,
    weight: { severity: 'MINOR', confidence: 'HIGH' },
  }));
}

interface Statements {
  readonly name: string;
  readonly lines: number[];
}

/** Test data may contain anything, so it is left out. */
const dataFolders = /(?:^|\/)(?:__)?(?:fixtures?|testdata|test[-_]data|snapshots?|golden|corpus)(?:__)?\//i;

function findStatements({ path, language, hunks }: ChangedFile, patterns: Patterns): readonly Statements[] {
  const known = language === undefined ? [] : (patterns[language] ?? []);
  if (language === undefined || known.length === 0 || dataFolders.test(path)) return [];
  const found = new Map<string, Statements>();
  for (const { line, text } of hunks.flatMap((lines) => newStatements(lines, language))) {
    const name = known.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
    if (name === undefined) continue;
    const statements = found.get(name) ?? { name, lines: [] };
    found.set(name, statements);
    statements.lines.push(line);
  }
  return [...found.values()];
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
  return text.split(mark).length % 2 === 0;
}
