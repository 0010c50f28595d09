const disguise = /(?:%[0-9a-f]{2})+|[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\n\r\t])\p{Cc}/giu;

/** The text without invisible characters and with percent-encoding decoded. */
function withoutDisguise(text: string): string {
  return text.replace(disguise, (hidden) => (hidden.startsWith('%') ? decodePercent(hidden) : ''));
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
 * with `***` (threat S4), and every word that hides one behind invisible characters or percent-encoding. Other text is
 * unchanged, except that all of it goes where several words together hide a secret.
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
    const bare = withoutDisguise(text);
    return bare !== text && redactPlain(bare) !== bare;
  };
  const redact = (text: string) => {
    const safe = redactPlain(text);
    if (!hasHidden(safe)) return safe;
    const byWord = safe.replace(/\S+/g, (word) => (hasHidden(word) ? replacement : word));
    return hasHidden(byWord) ? replacement : byWord;
  };
  return Object.assign(redact, { learn });
}

function linesOf(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const whole = secret.trim();
  if (whole === '') return [];
  return lines.length === 1 ? [whole] : [whole, ...lines.filter((line) => line.length >= minLine)];
}

/** A copy of plain data in which every text is redacted; its shape must be checked again. */
export function redactTexts(data: unknown, redact: (text: string) => string): unknown {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
  return JSON.parse(json);
}
