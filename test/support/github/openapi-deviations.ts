/** Where GitHub itself does not keep to its published description, and how the stand-in reads it then. */
export interface Deviation {
  /** JSON pointer into the description. */
  readonly at: string;
  /** Keywords to lay over what is there. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

const orNull = { nullable: true };
const comment = '/components/schemas/pull-request-review-comment/properties';
const reviewComment = '/components/schemas/review-comment/properties';

export const deviations: readonly Deviation[] = [
  ...[comment, reviewComment].flatMap((schema) =>
    ['line', 'original_line', 'position', 'original_position'].map((key) => ({
      at: `${schema}/${key}`,
      change: orNull,
      reason: 'Outdated comments and comments on a file are given with null where a line would be.',
    })),
  ),
  ...['/user', '/head/properties/user'].map((place) => ({
    at: `/components/schemas/pull-request/properties${place}`,
    change: orNull,
    reason: 'Users are null once their account was deleted.',
  })),
  ...['pull-request', 'pull-request-simple'].map((schema) => ({
    at: `/components/schemas/${schema}/properties/head/properties/repo`,
    change: orNull,
    reason: 'The head repository is null once the fork was deleted.',
  })),
  {
    at: '/components/schemas/pull-request-simple/properties/labels/items/properties/description',
    change: orNull,
    reason: 'A label without a description has null there, in lists as elsewhere.',
  },
  ...['validation-error', 'validation-error-simple'].map((schema) => ({
    at: `/components/schemas/${schema}/properties`,
    change: { status: { type: 'string' } },
    reason: 'Every error repeats its status in the body.',
  })),
  {
    at: '/components/schemas/basic-error/properties',
    change: { errors: { type: 'array', items: { type: 'object' } } },
    reason:
      'A diff that is too large is refused with 406 and `errors`, one of them with the code `too_large`.',
  },
];
