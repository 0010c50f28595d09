import { reviewerVariables } from '../src/review/given-files.ts';
import { withBlock } from './generated-block.ts';

/** The page with a table of the variables that a reviewer gets. */
export function withVariables(page: string): string {
  const rows = Object.entries(reviewerVariables).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`);
  return withBlock(page, 'variables', ['| Variable | Holds |', '| --- | --- |', ...rows].join('\n'));
}
