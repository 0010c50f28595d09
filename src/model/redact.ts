/** A text without what hides it, and where each of its characters begins in the original. */
interface BareText {
  readonly text: string;
  /** One more than there are characters: the last is the end of the original. */
  readonly offsets: readonly number[];
}

const hiding = /(?:%[0-9a-f]{2})+|[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\r\t])\p{Cc}/giu;

/** The text without invisible characters and with percent-encoding decoded; undefined where it has neither. */
function bareText(text: string): BareText | undefined {
  let bare = '';
  const offsets: number[] = [];
  let at = 0;
  const add = (characters: string, offset: number, width: number) => {
    for (let index = 0; index < characters.length; index += 1) offsets.push(offset + index * width);
    bare += characters;
  };
  for (const { 0: hidden, index } of text.matchAll(hiding)) {
    add(text.slice(at, index), at, 1);
    if (hidden.startsWith('%')) addDecoded(hidden, (character, offset) => add(character, index + offset, 0));
    at = index + hidden.length;
  }
  if (at === 0) return undefined;
  add(text.slice(at), at, 1);
  return { text: bare, offsets: [...offsets, text.length] };
}

/** Each character of a run of `%41%C3%A9`, with its offset in the run; bytes that are no UTF-8 are one character each. */
function addDecoded(run: string, add: (character: string, offset: number) => void): void {
  const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
  const text = bytes.toString('utf8');
  const isUtf8 = Buffer.from(text, 'utf8').equals(bytes);
  let offset = 0;
  for (const character of isUtf8 ? text : bytes.toString('latin1')) {
    add(character, offset);
    offset += 3 * (isUtf8 ? Buffer.byteLength(character) : 1);
  }
}

/** A secret as it is, and in the encodings in which it commonly stands in a longer text. */
export function encodings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    hex,
    hex.toUpperCase(),
    ...base64Within(bytes),
  ];
}

/**
 * The base64 of a secret as it stands within that of a longer text, such as `user:secret`: it depends on how many
 * bytes come before, and its first and last character also on what they are.
 */
function base64Within(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor((shifted.length * 8) / 6);
    return (['base64', 'base64url'] as const)
      .map((alphabet) => shifted.toString(alphabet).slice(first, last))
      .filter((text) => text.length >= 8);
  });
}

const replacement = '***';

/** Shorter lines of a long secret, such as a key file, would be found in ordinary text. */
const minLine = 16;

/**
 * What looks like a secret whoever's it is. Each pattern starts where a word starts and ends with what it
 * repeats, so that no text is scanned twice.
 */
const tokenShapes: readonly RegExp[] = [
  /(?<![A-Za-z0-9])gh[opsur]_[A-Za-z0-9_.-]{16,}/g,
  /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,}/g,
  /(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{20,}/g,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36,}/g,
  /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,
  /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/g,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----.*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/gs,
];

/** The password in an address. */
const password = /(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;

/** Takes secrets out of a text. */
export interface Redactor {
  (text: string): string;
  /** From now on these are secrets as well: which variables hold some is known once the policy was read. */
  readonly learn: (secrets: readonly string[]) => void;
}

/**
 * Makes a function that puts `***` for every known secret, plain or in a common encoding, and for everything that
 * has the shape of a token (threat S4), also where invisible characters or percent-encoding hide it. Text without any
 * stays as it is.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  let known: readonly string[] = [];
  const learn = (more: readonly string[]) => {
    // A secret that is part of another must not spoil the longer one.
    known = [...new Set([...known, ...more.flatMap(linesOf).flatMap(encodings)])].sort(
      (one, other) => other.length - one.length,
    );
  };
  learn(secrets);
  const redactPlain = (text: string) => {
    let safe = text;
    for (const secret of known) safe = safe.replaceAll(secret, replacement);
    for (const shape of tokenShapes) safe = safe.replace(shape, replacement);
    return safe.replace(password, `$1${replacement}@`);
  };
  const redact = (text: string) => {
    const safe = redactPlain(text);
    const bare = bareText(safe);
    if (bare === undefined) return safe;
    return hideRanges(
      safe,
      [...rangesOf(bare.text, known)].map(({ from, to }) => ({
        from: bare.offsets[from] ?? 0,
        to: bare.offsets[to] ?? safe.length,
      })),
    );
  };
  return Object.assign(redact, { learn });
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where secrets and tokens are, in no order; some overlap. */
function* rangesOf(text: string, known: readonly string[]): Generator<Range> {
  for (const secret of known) {
    for (let at = text.indexOf(secret); at !== -1; at = text.indexOf(secret, at + secret.length))
      yield { from: at, to: at + secret.length };
  }
  for (const shape of [...tokenShapes, password]) {
    for (const match of text.matchAll(shape)) {
      // Of an address the password alone is a secret; what leads up to it is not.
      const from = match.index + (match[1]?.length ?? 0);
      yield { from, to: match.index + match[0].length - (match[1] === undefined ? 0 : 1) };
    }
  }
}

function hideRanges(text: string, ranges: readonly Range[]): string {
  let safe = '';
  let at = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from >= at) safe += text.slice(at, from) + replacement;
    at = Math.max(at, to);
  }
  return safe + text.slice(at);
}

function linesOf(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const whole = secret.trim();
  if (whole === '') return [];
  return lines.length === 1 ? [whole] : [whole, ...lines.filter((line) => line.length >= minLine)];
}
