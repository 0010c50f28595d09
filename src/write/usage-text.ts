import { sumUsage, type Usage } from '../model/usage.ts';

function inWords({ inputTokens, outputTokens, cost, currency }: Usage): string {
  const tokens = (count: number | undefined, what: string) =>
    count === undefined ? [] : [`${count.toLocaleString('en-US')} ${what} tokens`];
  const parts = [
    ...tokens(inputTokens, 'input'),
    ...tokens(outputTokens, 'output'),
    ...(cost === undefined ? [] : [`${cost.toFixed(2)} ${currency ?? ''}`.trim()]),
  ];
  return parts.length === 0 ? 'an unknown amount' : parts.join(', ');
}

/** A line of Markdown about what this run's reviewers used, by their own reports; undefined where none reported. */
export function usageLine(
  results: readonly { readonly reviewer: string; readonly usage?: Usage | undefined }[],
): string | undefined {
  const reports = results.flatMap(({ reviewer, usage }) =>
    usage === undefined ? [] : [{ reviewer, usage }],
  );
  const sum = sumUsage(reports.map(({ usage }) => usage));
  if (sum === undefined) return undefined;
  const each = reports.map(({ reviewer, usage }) => `\`${reviewer}\` ${inWords(usage)}`);
  return reports.length === 1
    ? `Used, by its own report: ${each.join('')}.`
    : `Used, by their own reports: ${inWords(sum)} (${each.join('; ')}).`;
}
