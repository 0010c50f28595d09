/**
 * What hides a text from a search: invisible characters, percent-encoding, and the escapes that a reader of JSON, XML
 * or Markdown decodes.
 */
const disguise =
  /(?:%[0-9a-f]{2})+|\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\}|\\x[0-9a-f]{2}|\\[nrtbf]|(?:\\[^\w\s])+|&#x[0-9a-f]{1,6};|&#\d{1,7};|&[a-z]{2,8};|[\p{Cf}\p{Default_Ignorable_Code_Point}]+|(?:(?![\n\r\t])\p{Cc})+/giu;

/** Names of characters that occur in secrets. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lowbar: '_',
  plus: '+',
  equals: '=',
  sol: '/',
  period: '.',
  colon: ':',
  commat: '@',
  percnt: '%',
  num: '#',
  dollar: '$',
  excl: '!',
  ast: '*',
};

const maxCodePoint = 0x10ffff;

/** The text with one layer of disguise taken off. */
function withoutDisguise(text: string): string {
  return text.replace(disguise, reveal);
}

function reveal(hidden: string): string {
  if (hidden.startsWith('%')) return decodePercent(hidden);
  // Most often it is a character behind a backslash, or one that is not shown.
  if (!/^(?:\\\w|&)/.test(hidden)) return hidden.startsWith('\\') ? hidden.replace(/\\(.)/gsu, '$1') : '';
  const [, hex, decimal] = /^(?:\\[ux]\{?|&#x)([0-9a-f]+)|^&#(\d+)/i.exec(hidden) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code <= maxCodePoint) return String.fromCodePoint(code);
  return hidden.startsWith('&') ? (entities[hidden.slice(1, -1).toLowerCase()] ?? hidden) : ' ';
}

/** Decodes a run such as `%41%C3%A9`; bytes that are not UTF-8 become one character each. */
function decodePercent(run: string): string {
  const bytes = Buffer.from(run.replaceAll('%', ''), 'hex');
  const text = bytes.toString('utf8');
  return Buffer.from(text, 'utf8').equals(bytes) ? text : bytes.toString('latin1');
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

/** What is in quotes stays in quotes. */
function coverOf(text: string): string {
  return /^".*"$/s.test(text) ? `"${replacement}"` : replacement;
}

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
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[^"]*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|(?=\\?")|$)/g,
];

/** The password in a URL. */
const password = /(:\/\/[^\s/:@"]{1,256}:)[^\s/:@"]{1,1024}@/g;

/** Texts in double quotes, and words, up to a length; neither ends within an escape. */
const quoted = /"(?:\\.|[^"\\\n])*"/g;
const word = /(?:\\.|[^\s"\\]){1,65536}/g;
const anyWord = /\S{1,65536}/g;

/** Layers of disguise that are taken off: a JSON text in a JSON text, with an address in Markdown. */
const maxLayers = 4;

/** Removes secrets from a text. */
export interface Redactor {
  (text: string): string;
  /** Adds secrets. The variables that hold some are known only once the policy was read. */
  readonly learn: (secrets: readonly string[]) => void;
}

/**
 * Creates a function that replaces every known secret, plain or encoded, and everything shaped like a token
 * with `***` (threat S4), and every word that hides one behind invisible characters, percent-encoding or escapes.
 * Other text is unchanged, except that where several words together hide a secret the quoted text or else all of it
 * goes. A JSON document stays one: nothing that is replaced crosses a double quote.
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
  const hasHidden = (text: string) => {
    let bare = text;
    for (let layer = 0; layer < maxLayers; layer += 1) {
      const next = withoutDisguise(bare);
      if (next === bare) return false;
      if (redactPlain(next) !== next) return true;
      bare = next;
    }
    return false;
  };
  const redact = (text: string) => {
    const safe = redactPlain(text);
    if (!hasHidden(safe)) return safe;
    const replaceHidden = (given: string, pattern: RegExp) =>
      hasHidden(given) ? given.replace(pattern, (each) => (hasHidden(each) ? coverOf(each) : each)) : given;
    const covered = [word, quoted, anyWord].reduce(replaceHidden, safe);
    return hasHidden(covered) ? replacement : covered;
  };
  return Object.assign(redact, { learn });
}

function linesOf(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const whole = secret.trim();
  if (whole === '') return [];
  return lines.length === 1 ? [whole] : [whole, ...lines.filter((line) => line.length >= minLine)];
}

/** Characters that no secret exceeds, in any of its encodings. */
const longestSecret = 8_192;

type Clean = (text: string) => string;

/**
 * The start of a text, cleaned by a function that redacts it: at least `length` characters, unless that makes it shorter.
 * The end of what was read is dropped, because half a secret is not recognised. Also returns how many characters were not
 * looked at.
 */
export function cleanStart(text: string, length: number, clean: Clean): readonly [string, number] {
  const unread = text.length - length - longestSecret;
  if (unread <= 0) return [clean(text), 0];
  const read = text.slice(0, -unread);
  const start = clean(read);
  const end = clean(read.slice(-longestSecret));
  return [start.slice(0, Math.max(0, start.length - end.length)), unread];
}

/** A copy of plain data in which every text is redacted; its shape must be checked again. */
export function redactTexts(data: unknown, redact: (text: string) => string): unknown {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
  return JSON.parse(json);
}
