import { scaleBand, scaleLinear } from 'd3-scale';
import { escapeHtml } from '../escape-html.ts';

/** Units of the drawing; a phone shows about one pixel for each. */
const width = 360;
const labelWidth = 118;
const valueWidth = 58;
const rowHeight = 24;
const axisHeight = 18;

/** A label in the space that a chart has for it. */
function label(text: string): string {
  const most = 18;
  return escapeHtml(text.length > most ? `${text.slice(0, most - 1)}…` : text);
}

function drawing(title: string, height: number, content: readonly string[]): string {
  return `<svg role="img" aria-label="${escapeHtml(title)}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`;
}

function text(
  x: number,
  y: number,
  content: string,
  {
    anchor = 'start',
    kind = '',
  }: { readonly anchor?: 'start' | 'middle' | 'end'; readonly kind?: string } = {},
): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" class="${kind}">${content}</text>`;
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** What is written behind it. */
  readonly words: string;
  /** Of an interval, in the unit of the value. */
  readonly low?: number;
  readonly high?: number;
  /** The part of the value that is drawn in another colour, from the left. */
  readonly part?: number;
}

/** Horizontal bars, one a row, with intervals where there are any. */
export function barChart(
  title: string,
  bars: readonly Bar[],
  { max, format }: { readonly max?: number; readonly format: (value: number) => string },
): string {
  const largest = max ?? Math.max(1e-9, ...bars.map(({ value, high = value }) => high));
  const x = scaleLinear([0, largest], [labelWidth, width - valueWidth]);
  const bottom = bars.length * rowHeight;
  const y = scaleBand(
    bars.map((_, row) => row),
    [0, bottom],
  ).padding(0.3);
  const grid = x.ticks(4).flatMap((tick) => {
    const at = x(tick).toFixed(1);
    return [
      `<line class="grid" x1="${at}" x2="${at}" y1="0" y2="${bottom}"/>`,
      text(x(tick), bottom + 13, format(tick), { anchor: 'middle', kind: 'muted' }),
    ];
  });
  const rows = bars.flatMap(({ name, value, words, low, high, part }, row) => {
    const top = y(row) ?? 0;
    const [middle, height] = [top + y.bandwidth() / 2, y.bandwidth()];
    const bar = (kind: string, to: number) =>
      `<rect class="${kind}" x="${labelWidth}" y="${top.toFixed(1)}" width="${Math.max(0, x(to) - labelWidth).toFixed(1)}" height="${height.toFixed(1)}"/>`;
    return [
      text(labelWidth - 6, middle + 4, label(name), { anchor: 'end' }),
      bar(part === undefined ? 'bar' : 'rest', value),
      ...(part === undefined ? [] : [bar('bar', part)]),
      ...(low === undefined || high === undefined
        ? []
        : [
            `<path class="interval" d="M${x(low).toFixed(1)},${middle - 4}v8m0,-4H${x(high).toFixed(1)}m0,-4v8"/>`,
          ]),
      text(width - valueWidth + 6, middle + 4, escapeHtml(words)),
    ];
  });
  return drawing(title, bottom + axisHeight, [...grid, ...rows]);
}

export interface Column {
  readonly name: string;
  readonly all: number;
  readonly part: number;
}

/** Vertical bars over time; `part` is drawn in front of `all`. */
export function columnChart(title: string, columns: readonly Column[]): string {
  const [left, bottom] = [34, 150];
  const y = scaleLinear([0, Math.max(1, ...columns.map(({ all }) => all))], [bottom, 6]).nice(4);
  const x = scaleBand(
    columns.map(({ name }) => name),
    [left, width],
  ).padding(0.25);
  const grid = y
    .ticks(4)
    .flatMap((tick) => [
      `<line class="grid" x1="${left}" x2="${width}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}"/>`,
      text(left - 5, y(tick) + 4, String(tick), { anchor: 'end', kind: 'muted' }),
    ]);
  const every = Math.ceil(columns.length / 5);
  const bars = columns.flatMap(({ name, all, part }, at) => {
    const from = x(name) ?? 0;
    const bar = (kind: string, value: number) =>
      `<rect class="${kind}" x="${from.toFixed(1)}" y="${y(value).toFixed(1)}" width="${x.bandwidth().toFixed(1)}" height="${(bottom - y(value)).toFixed(1)}"/>`;
    const named = text(from + x.bandwidth() / 2, bottom + 14, escapeHtml(name), {
      anchor: 'middle',
      kind: 'muted',
    });
    return [bar('rest', all), bar('bar', part), ...(at % every === 0 ? [named] : [])];
  });
  return drawing(title, bottom + axisHeight, [...grid, ...bars]);
}
