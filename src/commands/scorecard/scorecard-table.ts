import { fewestCases, type Rate, type ReviewerScore, type Scorecard } from './measures.ts';

const nameWidth = 14;

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** `62% (53-70)`, or the bare counts where there are too few cases. */
export function rateWords({ count, of, share, low, high }: Rate): string {
  if (share === undefined || low === undefined || high === undefined)
    return of === 0 ? '-' : `${count} of ${of}`;
  return `${percent(share)} (${Math.round(low * 100)}-${Math.round(high * 100)})`;
}

export function moneyWords(amount: number, currency: string): string {
  return `${amount < 10 ? amount.toFixed(2) : Math.round(amount)} ${currency}`;
}

function shortName(name: string): string {
  return name.length <= nameWidth ? name : `${name.slice(0, nameWidth - 1)}…`;
}

/** A Markdown table with aligned columns, at most 80 characters wide with the columns that are used here. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

const usefulness = ['Reviewer', 'Posted', 'Acted on', 'Only it', 'Failed', 'Per fix'];

function usefulnessRow({ reviewer, total, runs }: ReviewerScore): readonly string[] {
  const { failed, costs } = runs;
  const [cost] = costs;
  return [
    shortName(reviewer),
    String(total.posted),
    rateWords(total.actedOn),
    total.posted < fewestCases ? `${total.only} of ${total.posted}` : percent(total.only / total.posted),
    failed.share === undefined ? `${failed.count} of ${failed.of}` : percent(failed.share),
    cost?.perFixed === undefined ? '-' : moneyWords(cost.perFixed, cost.currency),
  ];
}

const ends = ['Reviewer', 'Fixed', 'Accepted', 'Resolved', 'Gone', 'Open', 'Pend.', '+/-'];

function endsRow({ reviewer, total: { outcomes, up, down } }: ReviewerScore): readonly string[] {
  const { fixed, accepted, resolved, open, pending, 'not-repeated': gone } = outcomes;
  const counts = [fixed, accepted, resolved, gone, open, pending];
  return [shortName(reviewer), ...counts.map(String), `${up}/${down}`];
}

const bands = ['high', 'medium', 'low'] as const;

function calibrationRow({ reviewer, by }: ReviewerScore): readonly string[] {
  const cells = bands.map((band) => {
    const slice = by.confidence.find(({ key }) => key === band);
    return slice === undefined ? '-' : rateWords(slice.tally.actedOn);
  });
  return [shortName(reviewer), ...cells];
}

const second = ['Reviewer', 'Refuted', 'Fixed anyway'];

/** What a referee refuted, and as the referee what was fixed anyway. */
function secondOpinions(reviewers: readonly ReviewerScore[]): readonly string[] {
  const rows = reviewers.filter(
    ({ checked, contradicted }) => checked !== undefined || contradicted !== undefined,
  );
  if (rows.length === 0) return [];
  const words = (share: Rate | undefined) => (share === undefined ? '-' : rateWords(share));
  const cells = rows.map(({ reviewer, checked, contradicted }) => [
    shortName(reviewer),
    words(checked),
    words(contradicted),
  ]);
  return ['\n## Checked by a referee\n', table(second, cells)];
}

/** The scorecard as Markdown that fits a terminal of 80 columns. */
export function scorecardTable(scorecard: Scorecard, notices: readonly string[]): string {
  const { reviewers, repositories, since, until, pulls } = scorecard;
  const period = `${since.slice(0, 10)} to ${until.slice(0, 10)}`;
  const head = `# Scorecard\n\n${repositories.join(', ')}: ${pulls} reviewed pull requests, ${period}\n`;
  if (reviewers.length === 0)
    return [
      head,
      'No check of pr-verdict holds anything to count. Is the gate `check`?',
      ...notices,
      '',
    ].join('\n');
  return [
    head,
    table(usefulness, reviewers.map(usefulnessRow)),
    `\nActed on: fixed before the merge, of all findings on merged pull requests, with\nits 95% interval. Below ${fewestCases} cases only counts are shown.\n`,
    '## What became of the findings\n',
    table(ends, reviewers.map(endsRow)),
    '\n## Acted on, by the confidence that the reviewer gave\n',
    table(['Reviewer', 'High', 'Medium', 'Low'], reviewers.map(calibrationRow)),
    ...secondOpinions(reviewers),
    ...(notices.length === 0 ? [] : ['', ...notices]),
    '',
  ].join('\n');
}
