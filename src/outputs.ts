/**
 * Every output of `action.yml`, in its order. Values are enumerations, numbers, commit ids, and a path and an
 * address that we made: nothing that a reviewer or an author wrote (threat L2).
 */
export const outputNames = [
  'status',
  'verdict',
  'event',
  'conclusion',
  'review-id',
  'review-url',
  'head-sha',
  'findings-total',
  'findings-inline',
  'findings-file',
  'findings-body',
  'findings-withheld',
  'review-dir',
  'checkout-ref',
] as const;

type OutputName = (typeof outputNames)[number];

/** Every output of a run; one that is undefined is not set. */
export type Outputs = Readonly<Record<OutputName, string | number | undefined>>;
