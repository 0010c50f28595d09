import { Failure } from './domain/failure.ts';
import type { Inputs } from './inputs.ts';

interface Missing {
  readonly input: string;
  /** What the input may say one day, in Markdown. */
  readonly values: string;
  /** What to write until then, in Markdown. */
  readonly instead: string;
  readonly isAsked: (inputs: Inputs) => boolean;
}

/**
 * Values that the inputs take by name and that this version cannot carry out. The README lists them from here, so
 * that it never promises what a run refuses.
 */
export const notYet: readonly Missing[] = [
  {
    input: 'mode',
    values: '`verify` on a pull request',
    instead: '`full`',
    isAsked: ({ settings }) => settings.mode === 'verify' && settings.target === 'github',
  },
];

/** Throws one `Failure` that names every input whose value this version cannot carry out. */
export function refuseWhatIsNotYetBuilt(inputs: Inputs): void {
  const asked = notYet.filter(({ isAsked }) => isAsked(inputs));
  if (asked.length === 0) return;
  throw new Failure({
    kind: 'usage',
    code: 'NOT_SUPPORTED_YET',
    message: `This version does not support ${asked.map(({ input }) => `the given \`${input}\``).join(', ')} yet.`,
    fix: asked.map(({ input, instead }) => `Set \`${input}\` to ${instead}.`).join('\n'),
  });
}
