/** Where GitHub itself does not keep to its published description, and how the stand-in reads it then. */
export interface Deviation {
  /** JSON pointer into the description. */
  readonly at: string;
  /** Keywords to lay over what is there. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

const NULLABLE = { nullable: true };
const COMMENT = '/components/schemas/pull-request-review-comment/properties';
const REVIEW_COMMENT = '/components/schemas/review-comment/properties';

export const DEVIATIONS: readonly Deviation[] = [
  ...[COMMENT, REVIEW_COMMENT].flatMap((schema) =>
    ['line', 'original_line', 'position', 'original_position'].map((key) => ({
      at: `${schema}/${key}`,
      change: NULLABLE,
      reason: 'Outdated comments and comments on a file are given with null where a line would be.',
    })),
  ),
  ...['pull-request', 'pull-request-simple'].map((schema) => ({
    at: `/components/schemas/${schema}/properties/head/properties/repo`,
    change: NULLABLE,
    reason: 'The head repository is null once the fork was deleted.',
  })),
  {
    at: '/components/schemas/pull-request-simple/properties/labels/items/properties/description',
    change: NULLABLE,
    reason: 'A label without a description has null there, in lists as elsewhere.',
  },
];
