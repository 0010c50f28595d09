import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html.ts';
import { type Bar, barChart, type Column, columnChart } from './charts.ts';
import { fewestCases, type ReviewerScore, type Scorecard } from './measures.ts';
import { moneyWords, percent, rateWords } from './scorecard-table.ts';

const style = `
:root { color-scheme: light dark; --back: #fff; --front: #1f2328; --muted: #57606a; --line: #d0d7de; --bar: #0969da; --rest: #b6c8dc; --mark: #1f2328; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --front: #e6edf3; --muted: #9ea7b3; --line: #30363d; --bar: #4493f8; --rest: #2f4666; --mark: #e6edf3; } }
body { margin: 0 auto; padding: 16px; max-width: 1280px; background: var(--back); color: var(--front); font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5em; margin: 0; } h2 { font-size: 1.1em; margin: 0 0 8px; }
p { margin: 4px 0 12px; } .muted, small { color: var(--muted); }
main { columns: 3 330px; column-gap: 16px; }
section { border: 1px solid var(--line); border-radius: 8px; padding: 12px; margin-bottom: 16px; break-inside: avoid; }
.wide { column-span: all; margin-top: 16px; } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 6px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--muted); font-weight: 600; white-space: normal; vertical-align: bottom; }
th:first-child { position: sticky; left: 0; background: var(--back); min-width: 6.5em; max-width: 12em; text-align: left; white-space: normal; overflow-wrap: anywhere; }
.reasons :is(td, th):nth-child(2) { text-align: left; white-space: normal; width: 80%; }
svg { display: block; width: 100%; height: auto; font-size: 11px; } text { fill: var(--front); } text.muted { fill: var(--muted); }
.bar { fill: var(--bar); } .rest { fill: var(--rest); } .grid { stroke: var(--line); } .interval { stroke: var(--mark); stroke-width: 1.5; fill: none; }
.key { display: inline-block; width: 10px; height: 10px; border-radius: 2px; } .key.bar { background: var(--bar); } .key.rest { background: var(--rest); }
`;

const asPercent = (value: number) => percent(value);

function section(title: string, content: string, note: string, kind = ''): string {
  return `<section class="${kind}"><h2>${title}</h2>${content}<small>${note}</small></section>`;
}

function table(caption: string, header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows
    .map(([first = '', ...cells]) => {
      const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
      return `<tr><th scope="row">${escapeHtml(first)}</th>${rest}</tr>`;
    })
    .join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function durationOf(hours: number | undefined): string {
  if (hours === undefined) return '–';
  return hours < 1
    ? `${Math.round(hours * 60)} min`
    : hours < 48
      ? `${hours.toFixed(1)} h`
      : `${(hours / 24).toFixed(1)} d`;
}

const columns = [
  ...['Reviewer', 'Posted', 'Acted on', 'Fixed', 'Accepted', 'Resolved', 'Not repeated', 'Open', 'Pending'],
  ...['Only it', 'Blocking', '👍', '👎', 'Time to fix', 'Failed', 'Timed out', 'Run time', 'Cost', 'Per fix'],
];
/** Only where someone looked for later changes. */
const lastColumn = 'Changed later';

function rowOf({ reviewer, total, runs }: ReviewerScore, hasLater: boolean): readonly string[] {
  const { outcomes } = total;
  const costs = runs.costs.map(({ total: sum, currency }) => moneyWords(sum, currency)).join(', ');
  const perFix = runs.costs.flatMap(({ perFixed, currency }) =>
    perFixed === undefined ? [] : [moneyWords(perFixed, currency)],
  );
  return [
    ...[reviewer, String(total.posted), rateWords(total.actedOn)],
    ...[outcomes.fixed, outcomes.accepted, outcomes.resolved, outcomes['not-repeated']].map(String),
    ...[outcomes.open, outcomes.pending, total.only, total.blocking, total.up, total.down].map(String),
    ...[durationOf(total.hoursToFix), rateWords(runs.failed), String(runs.timedOut)],
    runs.medianMs === undefined ? '–' : `${Math.round(runs.medianMs / 1_000)} s`,
    ...[costs === '' ? '–' : costs, perFix.length === 0 ? '–' : perFix.join(', ')],
    ...(hasLater ? [total.changedLater === undefined ? '–' : rateWords(total.changedLater)] : []),
  ];
}

function rateBar(name: string, { share, low, high, count, of }: ReviewerScore['total']['actedOn']): Bar {
  if (share === undefined || low === undefined || high === undefined)
    return { name, value: 0, words: `${count} of ${of}` };
  return { name, value: share, low, high, words: percent(share) };
}

/** Short enough that a reviewer's name has room in front of it. */
const bandWords: Readonly<Record<string, string>> = { high: 'high', medium: 'med.', low: 'low' };

function calibrationBars({ reviewer, by }: ReviewerScore): readonly Bar[] {
  const name = reviewer.length > 12 ? `${reviewer.slice(0, 11)}…` : reviewer;
  return by.confidence.map(({ key, tally }) =>
    rateBar(`${name} ${bandWords[key] ?? 'spec.'}`, tally.actedOn),
  );
}

function months(reviewers: readonly ReviewerScore[]): readonly Column[] {
  const all = new Map<string, Column>();
  for (const { key, tally } of reviewers.flatMap(({ by }) => by.month)) {
    const before = all.get(key) ?? { name: key, all: 0, part: 0 };
    all.set(key, { name: key, all: before.all + tally.posted, part: before.part + tally.outcomes.fixed });
  }
  return [...all.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function overlap(reviewers: readonly ReviewerScore[]): string {
  const header = ['Also found by', ...reviewers.map(({ reviewer }) => reviewer)];
  const rows = reviewers.map(({ reviewer, total, sharedWith }) => [
    reviewer,
    ...reviewers.map((other) =>
      other.reviewer === reviewer
        ? `${total.only} alone`
        : String(sharedWith.find((each) => each.reviewer === other.reviewer)?.count ?? 0),
    ),
  ]);
  return table('Overlap between reviewers', header, rows);
}

function costBars(reviewers: readonly ReviewerScore[]): readonly Bar[] {
  return reviewers.flatMap(({ reviewer, runs }) =>
    runs.costs
      .slice(0, 1)
      .flatMap(({ perFixed, currency }) =>
        perFixed === undefined
          ? []
          : [{ name: reviewer, value: perFixed, words: moneyWords(perFixed, currency) }],
      ),
  );
}

function reasons(reviewers: readonly ReviewerScore[]): readonly (readonly string[])[] {
  return reviewers.flatMap(({ reviewer, reasons: own }) =>
    own.map(({ reason, count }) => [reviewer, reason, String(count)]),
  );
}

const keys = (bar: string, rest: string) =>
  `<span class="key bar"></span> ${bar} <span class="key rest"></span> ${rest}`;

function sections(reviewers: readonly ReviewerScore[]): readonly string[] {
  const rates = reviewers.map(({ reviewer, total }) => rateBar(reviewer, total.actedOn));
  const reach = reviewers.map(({ reviewer, total: { posted, only } }) => ({
    name: reviewer,
    value: posted,
    part: only,
    words: `${only} of ${posted}`,
  }));
  const hasLater = reviewers.some(({ total }) => total.changedLater !== undefined);
  const few = `Below ${fewestCases} cases there is no rate.`;
  const costs = costBars(reviewers);
  const accepted = reasons(reviewers);
  const count = (value: number) => String(value);
  const shares = { max: 1, format: asPercent };
  return [
    section(
      'Reviewers',
      table(
        'Reviewers',
        hasLater ? [...columns, lastColumn] : columns,
        reviewers.map((score) => rowOf(score, hasLater)),
      ),
      'The columns are defined in docs/scorecard.md of pr-verdict.',
      'wide',
    ),
    section(
      'Acted on',
      barChart('Acted-on rate of each reviewer', rates, shares),
      `Fixed before the merge, with 95 % intervals. ${few} Acted on is not the same as correct.`,
    ),
    section(
      'Findings and fixes per month',
      columnChart('Findings and fixes per month', months(reviewers)),
      keys('fixed', 'posted, of all reviewers'),
    ),
    section(
      'Found by no other reviewer',
      barChart('Findings of each reviewer that no other one raised', reach, { format: count }),
      keys('found by it alone', 'by others too'),
    ),
    section(
      'Calibration',
      barChart('Acted-on rate by confidence', reviewers.flatMap(calibrationBars), shares),
      `Acted on, by the confidence that the reviewer gave. ${few}`,
    ),
    ...(costs.length === 0
      ? []
      : [
          section(
            'Cost per fixed finding',
            barChart('Cost per fixed finding', costs, { format: count }),
            'What reviewers reported in usage.json.',
          ),
        ]),
    section(
      'Overlap',
      overlap(reviewers),
      'How many findings of the row the reviewer of the column raised as well.',
      'wide',
    ),
    ...(accepted.length === 0
      ? []
      : [
          section(
            'Reasons of acceptances',
            table('Reasons of acceptances', ['Reviewer', 'Reason', 'Times'], accepted),
            'In the words of people, without names.',
            'wide reasons',
          ),
        ]),
  ];
}

/** The scorecard as one HTML page that asks for nothing else: no script, no font, no image. */
export function scorecardPage(scorecard: Scorecard, notices: readonly string[]): string {
  const { repositories, since, until, pulls, reviewers } = scorecard;
  const digest = createHash('sha256').update(style).digest('base64');
  const period = `${since.slice(0, 10)} to ${until.slice(0, 10)}`;
  const noted = notices.map((notice) => `<p>${escapeHtml(notice)}</p>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${digest}'">
<title>Scorecard: ${escapeHtml(repositories.join(', '))}</title>
<style>${style}</style>
</head>
<body>
<header><h1>Scorecard</h1><p class="muted">${escapeHtml(repositories.join(', '))}: ${pulls} reviewed pull requests, ${period}</p>${noted}</header>
<main>${sections(reviewers).join('\n')}</main>
</body>
</html>
`;
}
