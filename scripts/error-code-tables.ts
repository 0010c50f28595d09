import { codeGroups } from '../src/model/error-codes.ts';
import { withBlock } from './generated-block.ts';

/** The page with a table of every error code, one for each group. */
export function withErrorCodes(page: string): string {
  const tables = Object.entries(codeGroups).map(([group, codes]) =>
    [
      `### ${group}`,
      '',
      '| Code | Means | What to do |',
      '| --- | --- | --- |',
      ...Object.entries(codes).map(row),
    ].join('\n'),
  );
  return withBlock(page, 'codes', tables.join('\n\n'));
}

function row([code, { meaning, fix, page }]: [string, { meaning: string; fix: string; page?: string }]) {
  const more = page === undefined ? '' : ` See [${page.replace(/^.*\/|\.md.*$/g, '')}](${page}).`;
  const cells = [`<a id="${code.toLowerCase()}"></a>\`${code}\``, meaning, `${fix}${more}`];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
