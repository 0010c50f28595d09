/** A text without disguises, and the offset of each of its characters in the original. */
interface BareText {
  readonly text: string;
  /** One more than there are characters; the last is the original's length. */
  readonly offsets: readonly number[];
}

const hiding = /(?:%[0-9a-f]{2})+|[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\r\t])\p{Cc}/giu;

/** The text without invisible characters and with percent-encoding decoded; undefined if it has neither. */
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

/**
 * Decodes a run such as `%41%C3%A9`, with each character's offset; bytes that are not UTF-8 become one
 * character each.
 */
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

/** A secret as it is and in its common encodings. */
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
 * The base64 forms of a secret inside a longer text such as `user:secret`. They depend on the number of bytes
 * before it; the first and last character also depend on neighbouring bytes.
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

/** Shorter lines of a long secret, such as a key file, would match ordinary text. */
const minLine = 16;

/**
 * Shapes of well-known tokens. Each pattern starts at a word start and ends with its repeated part, so that
 * no text is scanned twice.
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

/** The password in a URL. */
const password = /(:\/\/[^\s/:@]{1,256}:)[^\s/:@]{1,1024}@/g;

/** Removes secrets from a text. */
export interface Redactor {
  (text: string): string;
  /** Adds secrets. The variables that hold some are known only once the policy was read. */
  readonly learn: (secrets: readonly string[]) => void;
}

/**
 * Creates a function that replaces every known secret, plain or encoded, and everything shaped like a token
 * with `***` (threat S4), also behind invisible characters or percent-encoding. Other text is unchanged.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  let known: readonly string[] = [];
  const learn = (more: readonly string[]) => {
    // Longest first, so that a secret inside a longer one does not split it.
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

/** Ranges of secrets and tokens, unordered and possibly overlapping. */
function* rangesOf(text: string, known: readonly string[]): Generator<Range> {
  for (const secret of known) {
    for (let at = text.indexOf(secret); at !== -1; at = text.indexOf(secret, at + secret.length))
      yield { from: at, to: at + secret.length };
  }
  for (const shape of [...tokenShapes, password]) {
    for (const match of text.matchAll(shape)) {
      // Only the password of a URL is secret, not the part before it.
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
