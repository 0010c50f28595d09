import { join } from 'node:path';

/** The address of a file in `src/runner`, as a program of `nodeArguments` imports it. */
export function runnerModule(name: string): string {
  return JSON.stringify(join(import.meta.dirname, '../../src/runner', name));
}

/** Arguments by which Node runs a module that imports our sources, as a process of its own. */
export function nodeArguments(program: string): readonly string[] {
  return ['--experimental-strip-types', '--no-warnings', '--input-type=module', '--eval', program];
}
