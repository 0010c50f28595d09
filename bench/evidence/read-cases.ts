import { readFileSync } from 'node:fs';

/** One labelled change: what it is, and what a careful reviewer says of it. */
export interface Case {
  readonly name: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly linkedIssues: readonly number[];
  /** Files at the head beside the changed ones. */
  readonly tree: readonly string[];
  /** Lines of `.gitattributes` at the base. */
  readonly generated: readonly string[];
  readonly files: readonly CaseFile[];
  readonly expected: Labels;
}

export interface CaseFile {
  readonly change: 'A' | 'M' | 'R' | 'B';
  readonly path: string;
  readonly oldPath?: string;
  /** First line of the hunk, on both sides. */
  readonly start: number;
  /** With ` `, `+` or `-` before each. */
  readonly lines: readonly string[];
}

export interface Labels {
  readonly lane: string;
  readonly override: string | undefined;
  readonly factors: readonly string[];
  readonly hotspots: readonly { file: string; start: number; end: number; category: string }[];
  readonly artifacts: readonly string[];
}

const toldByDefault = 'Makes this part do what its users expect of it.';

/**
 * Reads a file of cases. Each begins with `= name`; then keys (`lane`, `factors`, `hot`, `missing`, `override`,
 * `labels`, `issues`, `tree`, `generated`, `body`, where `-` is an empty description), then files: `A`dded,
 * `M`odified, `R`enamed or `B`inary, with the path, `@line` where the hunk begins (10 by default, 1 for an added
 * file), and the hunk's lines.
 */
export function readCases(file: URL): readonly Case[] {
  const parts = readFileSync(file, 'utf8').split(/^= /m).slice(1);
  return parts.map(readCase);
}

function readCase(part: string): Case {
  const [name = '', ...lines] = part.replace(/\n+$/, '').split('\n');
  const values = new Map<string, string>();
  const files: { head: string; lines: string[] }[] = [];
  for (const line of lines) {
    const last = files.at(-1);
    if (/^[AMRB] /.test(line)) files.push({ head: line, lines: [] });
    else if (last !== undefined) last.lines.push(line);
    else values.set(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
  }
  const words = (key: string) => values.get(key)?.split(' ') ?? [];
  const body = values.get('body') ?? toldByDefault;
  return {
    name,
    description: body === '-' ? '' : body,
    labels: words('labels'),
    linkedIssues: words('issues').map(Number),
    tree: words('tree'),
    generated: words('generated'),
    files: files.map(({ head, lines: hunk }) => readFile(head, hunk)),
    expected: {
      lane: values.get('lane') ?? '',
      override: values.get('override'),
      factors: words('factors'),
      hotspots: (values.get('hot')?.split('; ') ?? []).map(readHotspot),
      artifacts: words('missing'),
    },
  };
}

function readFile(head: string, lines: readonly string[]): CaseFile {
  const [, change = '', paths = '', at] = /^([AMRB]) (.*?)(?: @(\d+))?$/.exec(head) ?? [];
  if (change !== 'A' && change !== 'M' && change !== 'R' && change !== 'B')
    throw new Error(`bad file: ${head}`);
  const start = at === undefined ? (change === 'A' ? 1 : 10) : Number(at);
  const [first = '', second] = paths.split(' ');
  return second === undefined
    ? { change, path: first, start, lines }
    : { change, path: second, oldPath: first, start, lines };
}

function readHotspot(text: string) {
  const [file = '', range = '', category = ''] = text.split(' ');
  const [start = 0, end = 0] = range.split('-').map(Number);
  return { file, start, end, category };
}
