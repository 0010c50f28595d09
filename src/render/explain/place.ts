import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { Stand } from '../../domain/publishing/receipt.ts';
import { placeWords } from '../passages/place-words.ts';
import type { Explained } from './explained.ts';

/** GitHub takes more, and nobody reads them. */
const mostComments = 50;

/** Where a finding stands, in words; undefined where what settles it says that already. */
export function standWords({ place, reason, url, outcome }: Stand): string | undefined {
  if (reason === 'suppressed' || reason === 'not-open' || reason === 'outside-scope') return undefined;
  const where = `${placeWords(reason)}${url === undefined ? '' : `: ${url}`}`;
  if (place === 'withheld') return `is ${where}`;
  switch (outcome) {
    case 'local':
      return `would stand ${where}, on a pull request`;
    case 'dry-run':
      return `would stand ${where}, without \`dry-run\``;
    case 'published':
    case 'quiet':
    case 'superseded':
      return `stands ${where}`;
  }
}

/** What would give a finding a place of its own, where it has none that it might have. */
export function toMove(finding: Explained, { reason }: Stand, policy: EffectivePolicy): readonly string[] {
  const { severity, raisedBy: [reviewer = '<id>'] = [] } = finding;
  switch (reason) {
    case 'below-inline-from':
      return [`\`policy.inline-from: ${severity}\`, or the input of that name, would give it a comment`];
    case 'over-max-comments':
      return policy.maxComments >= mostComments
        ? [
            `${mostComments} comments are the most: a stricter \`policy.inline-from\` leaves them to what is worse`,
          ]
        : [
            `\`policy.max-comments: ${mostComments}\`, with no lower input of that name, leaves room for more comments than ${policy.maxComments}, the worst first`,
          ];
    case 'no-line':
      return ['with a line of the diff in its document it would stand there'];
    case 'line-outside-diff':
      return ['on a line of the diff it would stand there: `pr-verdict lines` lists them'];
    case 'outside-report':
      return [`\`reviewers.${reviewer}.report: all\` would show it`];
    case 'not-posted':
      return [
        `it is told with the next review: one is posted for something new from ${policy.inlineFrom} on (\`policy.inline-from\`), a new question or another event`,
      ];
    case 'in-diff':
    case 'range-cut':
    case 'scope-file':
    case 'file-outside-diff':
    case 'multi-file':
    case 'system':
    case 'line-from-base':
    case 'file-not-comparable':
    case 'not-placed-by-github':
    case 'already-open':
    case 'not-open':
    case 'suppressed':
    case 'refused':
    case 'outside-scope':
      return [];
  }
}
