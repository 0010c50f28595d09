import { expect, it } from 'vitest';
import { mirrorFindings } from '../../src/write/keep-result.ts';
import { buildFinding, buildLocation } from '../support/builders/finding.ts';
import { placeAll } from '../support/builders/review.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';

/** On lines of their own, the worst first. */
const placed = placeAll(
  Array.from({ length: 11 }, (_, index) =>
    buildFinding({
      title: `Finding ${index}`,
      severity: index === 0 ? 'critical' : 'medium',
      locations: [buildLocation({ path: 'src/other.ts', startLine: index + 1 })],
    }),
  ),
);

function mirrored(count: number, withheld = 0): readonly string[] {
  const reporter = new RecordingReporter();
  const held = placed.slice(0, withheld).map(({ finding }) => ({
    finding,
    placement: { place: 'withheld', reason: 'suppressed' } as const,
  }));
  mirrorFindings([...held, ...placed.slice(withheld, count)], reporter);
  return reporter.lines;
}

it('shows eight of what could not be published, the worst first, and counts the rest', () => {
  const lines = mirrored(11);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('warning: src/other.ts:1: Finding 0 (critical)');
  expect(lines.at(-1)).toBe('warning: 3 more findings stand in the job summary and in findings.json.');
});

it('counts nothing where all is shown', () => {
  expect(mirrored(8)).toHaveLength(8);
});

it('shows nothing of what would have been withheld', () => {
  expect(mirrored(4, 3)).toEqual(['warning: src/other.ts:4: Finding 3 (medium)']);
});
