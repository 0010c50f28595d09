/** Fails where a package of the lock file has a licence that does not go with MIT. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

/** Parts of the test runner, of accessibility tests and of mutation testing, never of the bundle: the licence covers their own files alone. */
const exceptions: ReadonlyMap<string, RegExp> = new Map([
  ['MPL-2.0', /^node_modules\/lightningcss(?:-[a-z0-9-]+)?$|^node_modules\/axe-core$/],
  ['CC-BY-4.0', /^node_modules\/caniuse-lite$/],
]);

const LockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional() })),
});

/** Of a choice between licences one has to be allowed. Every other expression has to be read by a person. */
function isAllowed(path: string, license: string): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => allowed.includes(choice)) || exceptions.get(license)?.test(path) === true;
}

const lockFile = new URL('../package-lock.json', import.meta.url);
const { packages } = LockFile.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
for (const [path, { license = 'no licence' }] of Object.entries(packages)) {
  if (path === '' || isAllowed(path, license)) continue;
  process.stderr.write(
    `${path}: ${license} is not allowed by scripts/check-licenses.ts. Use another package, or read the licence and add it.\n`,
  );
  process.exitCode = 1;
}
