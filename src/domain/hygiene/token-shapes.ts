import type { SecretMatch } from './secret-match.ts';

/** Secrets with a shape of their own that the scanner has no rule for. Each takes linear time. */
const shapes: Readonly<Record<string, RegExp>> = {
  GoogleApiKey: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
  PyPiToken: /(?<![\w-])pypi-AgEIcHlwaS5vcmc[\w-]{50,}/g,
  AzureStorageKey: /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/g,
  NpmAuthToken: /(?<=:_authToken=)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
  RedisConnection: /\brediss?:\/\/[^\s:@/"'`]{0,100}:[^\s@/"'`]{1,200}@[^\s"'`]{1,200}/g,
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
