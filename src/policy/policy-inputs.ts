/** A policy key that is an input of `action.yml` and an option of the command line too. */
export interface PolicyInput {
  /** Where the policy file has it. */
  readonly path: string;
  /** Words, the bounds of a whole number, or `true` and `false`. */
  readonly accepts: readonly string[] | { readonly from: number; readonly to: number } | 'switch';
  readonly default: string | number | boolean;
  readonly meaning: string;
  /** A value as YAML. */
  readonly example: string;
  /** Its effect next to a policy file, which it can only tighten. */
  readonly withFile: string;
  /** The name of its value in the help, and its meaning in a few words. */
  readonly option: readonly [value: string, meaning: string];
}

/**
 * By the name of the input. The policy's schema, `action.yml`, the docs and the command line read this table. It
 * does without Zod, which a command line would load for nothing.
 */
export const policyInputs = {
  'fail-on': {
    path: 'policy.fail-on',
    accepts: ['none', 'WARN', 'FAIL', 'ABORT'],
    default: 'WARN',
    meaning: 'The minimum verdict that fails the gate; `none`: no verdict does.',
    example: 'FAIL',
    withFile: 'it can only be stricter',
    option: ['<verdict>', 'verdict that fails'],
  },
  approve: {
    path: 'policy.approve',
    accepts: 'switch',
    default: false,
    meaning: 'Whether a clean review approves. Only the policy file can allow it.',
    example: 'true',
    withFile: '`false` forbids it',
    option: ['<switch>', 'whether a clean review may approve'],
  },
  'max-comments': {
    path: 'policy.max-comments',
    // GitHub accepts more, but people do not read them.
    accepts: { from: 0, to: 50 },
    default: 30,
    meaning: 'The maximum number of comments on lines and files; further findings go to the review body.',
    example: '10',
    withFile: 'it can only lower the number',
    option: ['<number>', 'maximum of comments on lines'],
  },
  'inline-from': {
    path: 'policy.inline-from',
    accepts: ['critical', 'high', 'medium', 'low', 'info'],
    default: 'low',
    meaning: 'The minimum severity of a finding that gets a comment.',
    example: 'medium',
    withFile: 'it can only show more',
    option: ['<severity>', 'minimum severity of comments'],
  },
  contract: {
    path: 'reviewers.<id>.contract',
    accepts: ['tolerant', 'strict'],
    default: 'tolerant',
    meaning:
      'How documents are read: `tolerant` reads whatever has one meaning; `strict` takes exactly what the contract says.',
    example: 'strict',
    withFile: 'only `strict` has an effect',
    option: ['<how>', 'how documents are read'],
  },
} as const satisfies Readonly<Record<string, PolicyInput>>;

/** The values that an input accepts, as part of a sentence. */
export function acceptedValues({ accepts }: PolicyInput, quote: (word: string) => string): string {
  if (accepts === 'switch') return `${quote('true')} or ${quote('false')}`;
  if ('from' in accepts) return `${accepts.from} to ${accepts.to}`;
  return `${accepts.slice(0, -1).map(quote).join(', ')} or ${quote(accepts.at(-1) ?? '')}`;
}
