import { z } from 'zod';

const Manifest = z.looseObject({ name: z.string().min(1) });

/**
 * The name in a `package.json`, which npm, pnpm, Yarn and Bun share; undefined without one.
 * @see https://docs.npmjs.com/cli/configuring-npm/package-json#name
 */
export function packageName(text: string): string | undefined {
  try {
    return Manifest.safeParse(JSON.parse(text)).data?.name;
  } catch {
    return undefined;
  }
}
