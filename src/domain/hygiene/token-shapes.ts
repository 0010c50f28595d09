import type { SecretMatch } from './secret-match.ts';

/** Secrets with a shape of their own that the scanner has no rule for. Each takes linear time. */
const shapes: Readonly<Record<string, RegExp>> = {
  GoogleApiKey: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
  PyPiToken: /(?<![\w-])pypi-AgEIcHlwaS5vcmc[\w-]{50,}/g,
  AzureStorageKey: /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g,
  NpmAuthToken: /(?<=:_authToken=)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
  RedisConnection: /\brediss?:\/\/[^\s:@/"'`]{0,100}:[^\s@/"'`]{1,200}@[^\s"'`]{1,200}/g,
  DigitalOceanToken: /(?<!\w)do[opr]_v1_[\da-f]{64}(?!\w)/g,
  GitLabToken: /(?<![\w-])gl(?:rt|dt|cbt|ptt|ft|soat|agent|oas|imt)-[\w-]{20,}/g,
  GoogleOAuthSecret: /(?<![\w-])GOCSPX-[\w-]{28}(?![\w-])/g,
  HuggingFaceToken: /(?<!\w)hf_(?=[A-Za-z]*\d)[A-Za-z\d]{34}(?!\w)/g,
  DiscordWebhook: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,}/g,
  TelegramBotToken: /(?<![\w:])\d{8,10}:AA[\w-]{33}(?![\w-])/g,
  PostmanKey: /(?<!\w)PMAK-[\da-f]{24}-[\da-f]{34}(?!\w)/g,
  NewRelicKey: /(?<!\w)NRAK-[A-Z\d]{27}(?!\w)/g,
  SentryToken: /(?<!\w)sntr(?:ys_eyJ[\w+/=-]{60,}|yu_[\da-f]{64}(?!\w))/g,
  DopplerToken: /(?<!\w)dp\.(?:pt|ct|sa|scim|audit)\.[A-Za-z\d]{40,44}(?!\w)/g,
  TerraformToken: /(?<!\w)[A-Za-z\d]{14}\.atlasv1\.[\w-]{60,70}(?![\w-])/g,
  RubyGemsKey: /(?<!\w)rubygems_[\da-f]{48}(?!\w)/g,
  SupabaseToken: /(?<!\w)sbp_[\da-f]{40}(?!\w)/g,
  NetlifyToken: /(?<!\w)nfp_[A-Za-z\d]{36}(?!\w)/g,
  PlanetScaleToken: /(?<!\w)pscale_(?:tkn|pw|oauth)_[\w.-]{32,}/g,
  ReplicateToken: /(?<!\w)r8_[A-Za-z\d]{37}(?!\w)/g,
  PerplexityKey: /(?<!\w)pplx-[A-Za-z\d]{48}(?!\w)/g,
  XaiKey: /(?<!\w)xai-[A-Za-z\d]{80}(?!\w)/g,
  BrevoKey: /(?<!\w)xkeysib-[\da-f]{64}-[A-Za-z\d]{16}(?!\w)/g,
  MapboxSecretToken: /(?<!\w)sk\.eyJ1[\w-]{50,200}\.[\w-]{22}(?![\w-])/g,
  AgeSecretKey: /(?<!\w)AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}(?!\w)/g,
  // Of any length and with any headers; those that a password protects are left out.
  PrivateKey:
    /-----BEGIN (?:(?:RSA|DSA|EC|OPENSSH) )?PRIVATE KEY-----(?:[\s"'`+,]|\\[nr]){0,80}(?:M[A-P]|b3BlbnNzaC1rZXkt)[A-Za-z\d+/]{38}/g,
  PgpPrivateKey:
    /-----BEGIN PGP PRIVATE KEY BLOCK-----(?:\s|(?:Version|Comment|Charset): .{0,100}){0,40}[A-Za-z\d+/]{60}/g,
  AmqpConnection: /\bamqps?:\/\/[^\s:@/"'`]{1,100}:[^\s@/"'`]{1,200}@[^\s"'`]{1,200}/g,
};

/** Of the storage emulator, which everybody has. */
const knownToAll = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export function findTokenShapes(text: string): readonly SecretMatch[] {
  return Object.entries(shapes).flatMap(([kind, shape]) =>
    [...text.matchAll(shape)].flatMap(({ index, 0: { length } }) => {
      const end = index + length;
      return text.slice(index, end) === knownToAll ? [] : [{ kind, start: index, end }];
    }),
  );
}

/** A variable that is named like a secret, and a value that is none of the usual stand-ins. */
const assignment =
  /^(?:export )?[A-Z\d_]{0,60}(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE_KEY|CREDENTIALS?)=(?<quote>["']?)(?!\$|<|%|\{|https?:|.{0,99}(?:your|change|replace|example|dummy|placeholder|secret|password|xxx|\.\.\.|\*\*\*))(?<value>[^\s"'#]{12,500})\k<quote>\s*$/gim;

/** Passwords that are written down in a file of the environment, whatever they look like. */
export function findAssignments(text: string): readonly SecretMatch[] {
  return [...text.matchAll(assignment)].flatMap(({ index, 0: { length }, groups }) =>
    /\d/.test(groups?.['value'] ?? '')
      ? [{ kind: 'PasswordInEnvironmentFile', start: index, end: index + length }]
      : [],
  );
}
