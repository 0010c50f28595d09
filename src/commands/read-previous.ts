import { readJson } from '../contracts/json/read-json.ts';
import { ReviewVerdict } from '../contracts/verdict/schema.ts';
import { Failure } from '../domain/failure.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

/** Reads the state of a verdict file that another is held against. Throws `PREVIOUS_UNUSABLE`. */
export async function readPrevious(path: string, shell: Pick<Shell, 'cwd'>): Promise<ReviewVerdict> {
  const reading = readJson(await readInput(path, shell));
  const verdict = reading.ok ? ReviewVerdict.safeParse(reading.value) : undefined;
  if (verdict?.success === true) return verdict.data;
  throw new Failure({
    kind: 'usage',
    code: 'PREVIOUS_UNUSABLE',
    message: `${path === '-' ? 'standard input' : path} is not a valid verdict file`,
    fix: 'Give --previous the verdict file as it was before; `validate` alone says what is wrong with this one.',
  });
}
