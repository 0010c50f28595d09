import { checks } from '../src/domain/hygiene/checks.ts';

const begin = '<!-- hygiene: made by `npm run docs` -->';
const end = '<!-- /hygiene -->';

/** The page with the table of every check of the built-in reviewer; an error when the marks are gone. */
export function withChecks(page: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`docs/hygiene.md has lost its marks ${begin} and ${end}.`);
  const rows = checks.map(
    ({ name, category, finds, weighs, leavesOut }) =>
      `| ${name} | ${category} | ${finds} | ${weighs} | ${leavesOut} |`,
  );
  const table = [
    '| Check | Category | Finds | Severity, confidence | Leaves out |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`;
}
