import { lineStarts, positionAt } from '../formats/json-value.ts';
import { once } from '../model/lists.ts';
import type { SecretMatch } from '../ports/stage-ports.ts';
import { certain, type HygieneFile, type Observation, possible } from './hygiene-check.ts';

/**
 * Secrets of a recognisable shape for which the scanner has no rule. Each pattern takes linear time. The first text
 * is in every match: searching for it first takes a tenth of the time.
 */
const shapes: Readonly<Record<string, readonly [contained: string, shape: RegExp]>> = {
  PyPiToken: ['pypi-', /(?<![\w-])pypi-AgEIcHlwaS5vcmc[\w-]{50,}/g],
  AzureStorageKey: ['AccountKey=', /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g],
  NpmAuthToken: [':_authToken=', /(?<=:_authToken=)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g],
  DigitalOceanToken: ['_v1_', /(?<!\w)do[opr]_v1_[\da-f]{64}(?!\w)/g],
  GitLabToken: ['gl', /(?<![\w-])gl(?:rt|dt|cbt|ptt|ft|soat|agent|oas|imt)-[\w-]{20,}/g],
  GoogleOAuthSecret: ['GOCSPX-', /(?<![\w-])GOCSPX-[\w-]{28}(?![\w-])/g],
  HuggingFaceToken: ['hf_', /(?<!\w)hf_(?=[A-Za-z]{0,33}\d)[A-Za-z\d]{34}(?!\w)/g],
  DiscordWebhook: ['/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,}/g],
  TelegramBotToken: [':AA', /(?<![\w:])\d{8,10}:AA[\w-]{33}(?![\w-])/g],
  PostmanKey: ['PMAK-', /(?<!\w)PMAK-[\da-f]{24}-[\da-f]{34}(?!\w)/g],
  NewRelicKey: ['NRAK-', /(?<!\w)NRAK-[A-Z\d]{27}(?!\w)/g],
  SentryToken: ['sntr', /(?<!\w)sntr(?:ys_eyJ[\w+/=-]{60,}|yu_[\da-f]{64}(?!\w))/g],
  DopplerToken: ['dp.', /(?<!\w)dp\.(?:pt|ct|sa|scim|audit)\.[A-Za-z\d]{40,44}(?!\w)/g],
  TerraformToken: ['.atlasv1.', /(?<!\w)[A-Za-z\d]{14}\.atlasv1\.[\w-]{60,70}(?![\w-])/g],
  RubyGemsKey: ['rubygems_', /(?<!\w)rubygems_[\da-f]{48}(?!\w)/g],
  SupabaseToken: ['sbp_', /(?<!\w)sbp_[\da-f]{40}(?!\w)/g],
  NetlifyToken: ['nfp_', /(?<!\w)nfp_[A-Za-z\d]{36}(?!\w)/g],
  PlanetScaleToken: ['pscale_', /(?<!\w)pscale_(?:tkn|pw|oauth)_[\w.-]{32,}/g],
  ReplicateToken: ['r8_', /(?<!\w)r8_[A-Za-z\d]{37}(?!\w)/g],
  PerplexityKey: ['pplx-', /(?<!\w)pplx-[A-Za-z\d]{48}(?!\w)/g],
  XaiKey: ['xai-', /(?<!\w)xai-[A-Za-z\d]{80}(?!\w)/g],
  BrevoKey: ['xkeysib-', /(?<!\w)xkeysib-[\da-f]{64}-[A-Za-z\d]{16}(?!\w)/g],
  MapboxSecretToken: ['sk.eyJ1', /(?<!\w)sk\.eyJ1[\w-]{50,200}\.[\w-]{22}(?![\w-])/g],
  AgeSecretKey: ['AGE-SECRET-KEY-1', /(?<!\w)AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}(?!\w)/g],
  // Of any length and with any headers; keys encrypted with a password are left out.
  PrivateKey: [
    'PRIVATE KEY-----',
    /-----BEGIN (?:(?:RSA|DSA|EC|OPENSSH) )?PRIVATE KEY-----(?:[\s"'`+,]|\\[nr]){0,80}(?:M[A-P]|b3BlbnNzaC1rZXkt)[A-Za-z\d+/]{38}/g,
  ],
  PgpPrivateKey: [
    'BEGIN PGP PRIVATE KEY',
    /-----BEGIN PGP PRIVATE KEY BLOCK-----(?:\s|(?:Version|Comment|Charset): .{0,100}){0,40}[A-Za-z\d+/]{60}/g,
  ],
};

/** The public key of the Azure storage emulator. */
const emulatorKey =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export function findTokenShapes(text: string): readonly SecretMatch[] {
  const possible = Object.entries(shapes).filter(([, [contained]]) => text.includes(contained));
  return possible.flatMap(([kind, [, shape]]) =>
    [...text.matchAll(shape)].map(({ index, 0: { length } }) => ({
      kind,
      start: index,
      end: index + length,
    })),
  );
}

function isPlaceholder(secret: string): boolean {
  return (
    secret === emulatorKey ||
    /EXAMPLE|x{6}|X{6}|\*{6}|0{10}|1234567890|abcdefghij/.test(secret.slice(0, 4096))
  );
}

/** Secrets in added lines, except in generated and vendored files; one observation for each kind. */
export function findSecrets(file: HygieneFile): readonly Observation[] {
  if (file.added.length === 0 || file.kind === 'vendored' || file.kind === 'generated') return [];
  const isMadeUp = file.isSample || file.kind === 'docs';
  const text = file.added.map((line) => line.text).join('\n');
  const matches = [...file.scan(text), ...findTokenShapes(text)].toSorted((a, b) => a.start - b.start);
  const byKind = new Map<string, Set<number>>();
  const starts = once(() => lineStarts(text));
  for (const match of matches) {
    const line = file.added[positionAt(starts(), match.start).line - 1]?.line;
    if (line === undefined || isPlaceholder(text.slice(match.start, match.end))) continue;
    // Keys in tests and examples are made for them.
    if (isMadeUp && match.kind.endsWith('PrivateKey')) continue;
    byKind.set(match.kind, (byKind.get(match.kind) ?? new Set()).add(line));
  }
  return [...byKind].map(([kind, lines]) => ({
    lines: [...lines],
    issue: `This looks like a secret: ${nameOf(kind)}.`,
    weight: isMadeUp ? possible : certain,
  }));
}

/** Splits `GITHUB_TOKEN` and `PrivateKey` into words. */
function nameOf(kind: string): string {
  return kind
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/\b[A-Z]{4,}\b/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** A password's key in YAML, TOML, properties, `.env` or JSON, with a value without spaces. */
const passwordLine =
  /^\s{0,40}(?:-\s)?["']?(?:[\w.-]{0,60}[_.-])?(?:password|passwd)["']?\s{0,8}[:=]\s{0,8}(["']?)([^\s"',#]{10,64})\1,?\s*$/i;

/** Names of files and folders whose passwords are examples. */
const madeUpPath =
  /example|sample|template|\bdist\b|test|spec|mock|demo|dev|local|compose|\bci\b|workflows|travis|seed|fixture|i18n|locale|messages|lang/i;

/** Placeholders for a password, and references to one. */
const madeUpPassword =
  /pass|pwd|secret|change|example|sample|test|admin|root|dev|demo|local|default|your|user|dummy|foo|none|null|true|false|http|[$%{}<>()[\]*/\\]|^ENC|^!|x{4}|1234/i;

/** Minimum entropy in bits per character. */
const minEntropy = 3;

function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return -[...counts.values()].reduce(
    (sum, count) => sum + (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** Mixed lower-case letters, capitals and digits: placeholders rarely look like that. */
function isPassword(value: string): boolean {
  // Kubernetes secrets are Base64.
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  return isRandom(value) && (!/^[\x20-\x7e]{6,}\n?$/.test(decoded) || isRandom(decoded));
}

function isRandom(value: string): boolean {
  const hasAll = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value));
  return hasAll && !madeUpPassword.test(value) && entropyOf(value) >= minEntropy;
}

/** Plain passwords in added lines of configuration, one observation for a file. */
export function findPlainPasswords({ path, kind, isSample, added }: HygieneFile): readonly Observation[] {
  if (kind !== 'config' || isSample || madeUpPath.test(path)) return [];
  const found = added.filter(({ text, moved }) => {
    const value = moved || text.length > 200 ? undefined : passwordLine.exec(text)?.[2];
    return value !== undefined && isPassword(value);
  });
  if (found.length === 0) return [];
  return [
    { lines: found.map(({ line }) => line), issue: 'This looks like a plain password.', weight: possible },
  ];
}
