import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { critical, minor, onFile, startDemoRuns } from '../support/demo-runs.ts';

/** Two findings block, three are to consider in as many comments as there are places, and one is invalid. */
const findings = [
  critical,
  minor,
  onFile,
  c1Finding({ line: 5, issue: 'The name of the variable is misleading.', severity: 'MINOR' }),
  c1Finding({ line: 33, issue: 'The loop is slow here.', severity: 'MAJOR' }),
  c1Finding({ line: 'x', issue: 'It has no line.' }),
];

/** Every way in which a text states a number, and the number that is right. */
const statements: readonly (readonly [RegExp, number])[] = [
  [/(\d+) findings? \(1 critical, 1 high\)/g, 2],
  [/Fix (\d+) blocking findings? before/g, 2],
  [/(\d+) findings? block merging/g, 2],
  [/Blocking \((\d+)\)/g, 2],
  [/To consider \((\d+)\)/g, 3],
  [/(\d+) other findings? in comments/g, 3],
  [/Invalid(?: findings)? \((\d+)\)/g, 1],
  [/(\d+) findings? breaks? (?:its|their) contract/g, 1],
  [/`claude` (\d+) findings/g, 6],
  [/`claude` 6 findings \((\d+) shown/g, 5],
  [/`claude` 6 findings \(5 shown, (\d+) invalid/g, 1],
  [/\| `claude` \| ai \| reviewed \| (\d+) \|/g, 6],
  [/\| `claude` \| ai \| reviewed \| 6 \| (\d+) \| 0 \| 1 \|/g, 5],
];

it('states one number of findings in review, check, summary, report, log and comments', async () => {
  const demo = await startDemoRuns();
  const { result, reporter, directory } = await demo.run(findings);
  const check = demo.lastCheck();
  const texts = [
    ...demo.pull.reviews.map(({ body }) => body),
    ...[check?.title ?? '', check?.summary ?? ''],
    ...[...reporter.summaries, reporter.lines.join('\n'), directory.text('report.md')],
  ];
  for (const [pattern, expected] of statements) {
    const stated = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => Number(number)));
    expect(new Set(stated), `${pattern}`).toEqual(new Set([expected]));
  }
  const posted = demo.comments().join('\n');
  expect(
    [posted.match(/· blocks merging/g), posted.match(/· does not block/g)].map((each) => each?.length),
  ).toEqual([2, 3]);
  expect(result?.receipt?.counts).toEqual({ inline: 4, file: 1, body: 0, withheld: 1 });
});
