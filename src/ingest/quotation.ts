import { isComment, type Language, languageOf } from '../change/file-kind.ts';
import type { Quotation } from '../model/answers.ts';
import type { Finding } from '../model/finding.ts';
import { sha256 } from '../model/text.ts';
import type { FileText } from '../ports/source.ts';

/** Characters of code that a quotation has at least, white space aside. */
const minCode = 8;

/** Characters and lines of a quotation that are compared at most. */
const maxQuoted = 1000;
const maxLines = 40;

/** Lines from a place within which a quotation may stand in a file that the answer does not name. */
const nearPlace = 10;

/** How far from where it stood the lines of a quotation of an earlier run are looked for. */
const maxMoved = 500;

/** Places at which one quotation stands in a file, at most; braces stand everywhere. */
const maxOccurrences = 1000;

/** First and last line, 1-based. */
type Lines = readonly [first: number, last: number];

type Placed = Pick<Finding, 'locations'>;

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

function linesOf({ text }: FileText): readonly string[] {
  return text.split('\n').map(withoutSpace);
}

/** The lines on which a quotation stands, once for each place. */
function findLines(lines: readonly string[], quoted: string): readonly Lines[] {
  const text = lines.join('');
  const found: Lines[] = [];
  let [line, end] = [0, lines[0]?.length ?? 0];
  const lineAt = (offset: number) => {
    while (offset >= end && line < lines.length - 1) end += lines[++line]?.length ?? 0;
    return line + 1;
  };
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) {
    const first = lineAt(at);
    let [last, after] = [first, end];
    while (after < at + quoted.length) after += lines[last++]?.length ?? 0;
    found.push([first, last]);
    if (found.length === maxOccurrences) break;
  }
  return found;
}

/**
 * How many lines a quotation is away from the nearest place of a finding; 0 on its own lines, 1 for a place without lines,
 * undefined in other files.
 */
function distance([first, last]: Lines, path: string, { locations }: Placed): number | undefined {
  const places = locations.filter((at) => at.path === path && at.side === 'RIGHT' && !at.numberedIn);
  const gaps = places.map(({ startLine, endLine = startLine }) =>
    startLine === undefined || endLine === undefined ? 1 : Math.max(0, startLine - last, first - endLine),
  );
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}

/** Whether lines of a file can speak against a finding: code, near its place or in a named file, and not its own lines. */
function isEvidence(lines: Lines, isNamed: boolean, code: CodeLines, finding: Placed): boolean {
  const away = distance(lines, code.path, finding);
  if (away === 0 || !(isNamed || (away !== undefined && away <= nearPlace))) return false;
  return withoutSpace(code.lines.slice(lines[0] - 1, lines[1]).join('')).length >= minCode;
}

const slashes = /(?<!\S)\/\*[\s\S]*?(?:\*\/|$)/g;

/** Matches comments and texts of several lines. */
const blocks: Partial<Record<Language, RegExp>> = {
  javascript: slashes,
  go: slashes,
  java: slashes,
  rust: slashes,
  csharp: slashes,
  php: slashes,
  c: slashes,
  sql: slashes,
  python: /(?<!["'])(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$))/g,
  ruby: /(?<![^\n])=begin\b[\s\S]*?(?:\n=end|$)/g,
};

interface CodeLines {
  readonly path: string;
  readonly lines: readonly string[];
}

/**
 * The code on each line of a file. Comments are no code: the author of the change writes them for readers, a model among
 * them. What only looks like the start of a comment takes the lines after it away, and they are no evidence.
 */
function codeOf({ path, text }: FileText): CodeLines {
  const language = languageOf(path);
  const lines = text.split('\n');
  if (language === undefined) return { path, lines };
  const without = lines.map((line) => (isComment(language, line) ? '' : line)).join('\n');
  const block = blocks[language];
  const code = block ? without.replace(block, (match) => match.replace(/[^\n]/g, '')) : without;
  return { path, lines: code.split('\n') };
}

function digestOf(lines: readonly string[], [first, last]: Lines): string {
  return sha256(lines.slice(first - 1, last).join('')).slice(0, 16);
}

/**
 * The lines of a file at the head that a referee quotes against a finding, the nearest ones of several; undefined where
 * the quotation is not there verbatim, white space aside, or may not be used against it.
 */
export function findQuotation(
  quoted: string,
  isNamed: boolean,
  file: FileText,
  finding: Placed,
): Quotation | undefined {
  const text = withoutSpace(quoted);
  if (text.length > maxQuoted || text.length < minCode) return undefined;
  const lines = linesOf(file);
  const { path } = file;
  const code = codeOf(file);
  const [nearest] = findLines(lines, text)
    .filter((found) => found[1] - found[0] < maxLines && isEvidence(found, isNamed, code, finding))
    .sort((a, b) => (distance(a, path, finding) ?? 0) - (distance(b, path, finding) ?? 0));
  if (nearest === undefined) return undefined;
  const [startLine, endLine] = nearest;
  return {
    path,
    startLine,
    ...(endLine > startLine && { endLine }),
    ...(isNamed && { named: true }),
    digest: digestOf(lines, nearest),
  };
}

/**
 * Where the quoted lines are in a file at the head now, if they still speak against the finding there (threat G12).
 * Undefined where they changed, or moved far.
 */
export function checkQuotation(
  { startLine, endLine = startLine, named, digest }: Quotation,
  file: FileText,
  finding: Placed,
): { readonly path: string; readonly lines: Lines; readonly code: string } | undefined {
  if (endLine < startLine || endLine - startLine >= maxLines) return undefined;
  const [lines, code] = [linesOf(file), codeOf(file)];
  for (let moved = 0; moved <= maxMoved; moved += 1)
    for (const by of moved === 0 ? [0] : [moved, -moved]) {
      const now: Lines = [startLine + by, endLine + by];
      if (now[0] < 1 || now[1] > lines.length || digestOf(lines, now) !== digest) continue;
      if (!isEvidence(now, named === true, code, finding)) continue;
      return {
        path: file.path,
        lines: now,
        code: file.text
          .split('\n')
          .slice(now[0] - 1, now[1])
          .join('\n'),
      };
    }
  return undefined;
}
