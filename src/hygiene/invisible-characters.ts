import { type HeadLine, type HygieneFile, type Observation, possible, type Weight } from './hygiene-check.ts';

interface Kind {
  readonly pattern: RegExp;
  readonly issue: string;
  readonly implications?: string;
  readonly weight: Weight;
  /** Whether it is suspicious in prose too. */
  readonly inProse: boolean;
}

const kinds: readonly Kind[] = [
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]/u,
    issue: 'A bidirectional control character changes the order in which this code is displayed.',
    implications:
      'The code that runs differs from the code that is displayed: a comment can hide a condition, a string can end earlier than it seems.',
    weight: { severity: 'CRITICAL', confidence: 'HIGH' },
    inProse: false,
  },
  {
    // Flags of regions are a black flag followed by tags.
    pattern: /(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0001}\u{E0020}-\u{E007F}]/u,
    issue: 'Invisible tag characters spell out a hidden text.',
    implications: 'Programs and language models read the hidden text, people do not see it.',
    weight: { severity: 'CRITICAL', confidence: 'HIGH' },
    inProse: true,
  },
  {
    // Joiners count between ASCII characters only, since some scripts and emoji need them. A variation
    // selector counts after a character that has no variants, as in a row of them that hides data.
    pattern:
      /[\u200B\u2060-\u2064\u115F\u1160\u3164\uFFA0\uFEFF]|[\u{E0100}-\u{E01EF}]|(?<=[\w"'`])[\u200C\u200D](?=[\w"'`])|(?<=[\uFE00-\uFE0F]|[A-Za-z"'`(=]|^)[\uFE00-\uFE0F]/u,
    issue: 'This code contains an invisible character.',
    weight: { severity: 'MAJOR', confidence: 'MEDIUM' },
    inProse: false,
  },
];

const binaryCode: Observation = {
  lines: [],
  issue: 'This file is binary to git, so no diff shows its lines.',
  implications: 'Programs run the code, but people and reviewers do not see what changed.',
  fix: 'Save the file as UTF-8, without NUL bytes.',
  weight: possible,
};

/** Characters that people cannot see but programs read; a NUL byte hides all lines of its file. */
export function findInvisibleCharacters(file: HygieneFile): readonly Observation[] {
  const { kind, isSample, isBinary, isHidden, added } = file;
  if (isHidden) return [binaryCode];
  if (isSample || kind === 'vendored' || kind === 'generated' || kind === 'lockfile') return [];
  if (isBinary) return kind === 'code' ? [binaryCode] : [];
  const isProse = ['docs', 'asset', 'translation', 'unknown'].includes(kind);
  const suspect = added.filter(({ text, moved }) => !moved && hasUnusual(text));
  return kinds.flatMap(({ pattern, issue, implications, weight, inProse }): readonly Observation[] => {
    if (isProse && !inProse) return [];
    const lines = suspect.filter((line) => pattern.test(withoutByteOrderMark(line)));
    const [first] = lines;
    if (first === undefined) return [];
    const isRightToLeft = lines.every(({ text }) => /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(text));
    const character = pattern.exec(withoutByteOrderMark(first))?.[0] ?? '';
    return [
      {
        lines: lines.map(({ line }) => line),
        issue: `${issue} It is ${codePoint(character)}.`,
        weight: isRightToLeft ? possible : weight,
        ...(implications !== undefined && { implications }),
      },
    ];
  });
}

/** A fast check that almost every line of code fails. */
function hasUnusual(text: string): boolean {
  return /[\uFE00-\uFE0F\u115F-\u1160\u200B-\u200D\u202A-\u206F\u3164\uDB40\uFEFF\uFFA0]/.test(text);
}

function withoutByteOrderMark({ line, text }: HeadLine): string {
  return line === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
