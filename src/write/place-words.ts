import type { Finding } from '../model/finding.ts';
import type { PlaceReason } from '../model/receipt.ts';

const reasonWords: Record<PlaceReason, string> = {
  'in-diff': 'on its lines',
  'range-cut': 'on the part of its lines that the diff shows',
  'scope-file': 'on the file',
  'no-line': 'on the file, since it names no line',
  'line-outside-diff': 'on the file, since its line is outside the diff',
  'file-outside-diff': 'in the review, since its file is not in the diff',
  'multi-file': 'in the review, since it spans files',
  system: 'in the review, since it names no file',
  'below-inline-from': 'in the review, because of its severity',
  'over-max-comments': 'in the review, beyond the number of comments',
  'line-from-base': 'in the review, since its line came from the base branch',
  'file-not-comparable': 'on the file, since its lines in the checkout cannot be compared with the commit',
  'not-placed-by-github': 'in the review, since GitHub did not place it',
  'already-open': 'withheld: it is open already',
  'not-open': 'withheld: it is not open',
  suppressed: 'withheld: suppressed',
  refused: 'withheld: it breaks its contract',
  'outside-report': 'withheld: outside what its reviewer may report',
  'not-posted': 'withheld: no review was posted in this run',
  'no-room': 'withheld: the review had no room for it',
};

/** Where a finding went and why, in words. */
export function placeWords(reason: PlaceReason): string {
  return reasonWords[reason];
}

const settledWords: Partial<Record<Finding['status'], string>> = {
  fixed: 'marked as fixed, not yet verified',
  verified: 'verified: it is fixed',
  wont_fix: 'accepted as it is',
};

/** What became of a finding: what was decided of it, else where it went and why. */
export function whereabouts({ status }: Pick<Finding, 'status'>, reason: PlaceReason): string {
  return settledWords[status] ?? placeWords(reason);
}
