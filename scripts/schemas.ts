/**
 * Makes `schemas/` from the Zod schemas.
 *
 *     node scripts/schemas.ts            writes the folder
 *     node scripts/schemas.ts --check    fails where it is stale
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { jsonSchema, schemaNames } from '../src/commands/schema-catalog.ts';
import { jsonText } from '../src/model/text.ts';

const folder = new URL('../schemas/', import.meta.url);
const wanted = new Map(schemaNames().map((name) => [`${name}.json`, jsonText(jsonSchema(name))]));
mkdirSync(folder, { recursive: true });
const present = new Map(
  readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
);

if (!process.argv.includes('--check')) {
  for (const file of present.keys()) if (!wanted.has(file)) rmSync(new URL(file, folder));
  for (const [file, content] of wanted) writeFileSync(new URL(file, folder), content);
} else {
  const stale = [...new Set([...wanted.keys(), ...present.keys()])].filter(
    (file) => wanted.get(file) !== present.get(file),
  );
  if (stale.length > 0) {
    process.stderr.write(
      `schemas/ is stale: ${stale.join(', ')}. Run \`npm run schemas\` and commit schemas/.\n`,
    );
    process.exitCode = 1;
  }
}
