import type { Observation, Weight } from './finding.ts';
import type { HeadLine } from './head-lines.ts';
import { pages } from './references.ts';
import { newLines, type Subject } from './subject.ts';

const certain: Weight = { severity: 'CRITICAL', confidence: 'HIGH', fixConfidence: 'HIGH' };
/** Scripts written from right to left need such characters, and tests write them on purpose. */
const possible: Weight = { severity: 'MAJOR', confidence: 'MEDIUM', fixConfidence: 'MEDIUM' };

interface Kind {
  readonly name: string;
  readonly pattern: RegExp;
  readonly issue: string;
  readonly implications: string;
  readonly weight: Weight;
  /** Whether it is out of place in prose too. */
  readonly inProse: boolean;
}

const kinds: readonly Kind[] = [
  {
    name: 'bidirectional',
    pattern: /[\u202A-\u202E\u2066-\u2069]/u,
    issue: 'A bidirectional control character changes the order in which this code is shown.',
    implications:
      'What people read differs from what runs: a comment can swallow a condition, a string can end earlier than it seems. This is how malicious code passes a review.',
    weight: certain,
    inProse: false,
  },
  {
    name: 'tag',
    // Flags of parts of countries are a black flag followed by tags.
    pattern: /(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0001}\u{E0020}-\u{E007F}]/u,
    issue: 'Invisible tag characters spell out a text that nobody sees.',
    implications:
      'Programs and language models read the hidden text, people do not: it can carry instructions or data past a review.',
    weight: certain,
    inProse: true,
  },
  {
    name: 'line break',
    pattern: /[\u2028\u2029]/u,
    issue: 'A line separator that editors and diffs do not show breaks this line.',
    implications:
      'Languages such as JavaScript begin a new line there, so that what looks like the rest of a comment runs.',
    weight: possible,
    inProse: false,
  },
  {
    name: 'invisible',
    // Joiners count only between letters and digits that need none; a byte order mark only where no file begins; a
    // variation selector where there is nothing to vary, as when text is hidden in a row of them.
    pattern:
      /[\u00AD\u180E\u200B\u200E\u200F\u061C\u2060-\u2064\u115F\u1160\u3164\uFFA0]|[\u{E0100}-\u{E01EF}]|(?<=[\w"'`])[\u200C\u200D](?=[\w"'`])|\uFEFF|(?<=[\uFE00-\uFE0F]|[A-Za-z"'`(=]|^)[\uFE00-\uFE0F]/u,
    issue: 'An invisible character stands in this code.',
    implications:
      'Two names or strings that look the same are not, so comparisons fail for no visible reason, and a hidden name can pass a review.',
    weight: possible,
    inProse: false,
  },
];

/** Characters that people cannot see and programs do. Files of a natural language need some of them. */
export function invisibleCharacters(subject: Subject): readonly Observation[] {
  const { path, kind, isFixture } = subject;
  if (isFixture || kind === 'vendored' || kind === 'generated' || kind === 'lockfile') return [];
  const isProse = kind === 'docs' || kind === 'asset' || kind === 'unknown';
  const suspect = newLines(subject).filter(({ text }) => hasUnusual(text));
  return kinds.flatMap((each): readonly Observation[] => {
    if (isProse && !each.inProse) return [];
    const lines = suspect.filter((line) => each.pattern.test(withoutMark(line)));
    const [first] = lines;
    if (first === undefined) return [];
    const isNative = kind === 'test' || lines.every(({ text }) => writesFromRight(text));
    return [
      {
        path,
        lines: lines.map(({ line }) => line),
        issue: `${each.issue} It is ${codePoint(each.pattern.exec(withoutMark(first))?.[0] ?? '')}.`,
        implications: each.implications,
        fix: 'Remove the character, or write it as an escape sequence where a string needs it.',
        weight: isNative ? possible : each.weight,
        references: [pages.trojanSource, pages.unicodeSource],
      },
    ];
  });
}

/** Almost no line of code goes beyond Latin, and looking for that is quick. */
function hasUnusual(text: string): boolean {
  return /[\uFE00-\uFE0F\u00AD\u061C\u115F-\u1160\u180E\u200B-\u206F\u3164\uDB40\uFEFF\uFFA0]/.test(text);
}

function withoutMark({ line, text }: HeadLine): string {
  return line === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function writesFromRight(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text);
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${hex}`;
}
