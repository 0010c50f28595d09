import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { expect, it, onTestFinished } from 'vitest';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import type { Rate, ReviewerScore, Scorecard } from '../../src/tools/scorecard/measures.ts';
import { startGitHub } from '../support/github/stand-in.ts';
import { temporaryFolder } from '../support/runner.ts';
import { scorecardOf } from '../support/scorecard-run.ts';
import {
  bands,
  behaviours,
  categories,
  chanceOfFix,
  repeating,
  severities,
  simulatePulls,
} from '../support/simulated-pulls.ts';

const now = Date.UTC(2026, 0, 4);

interface Cell {
  readonly name: string;
  readonly rate: Rate;
  readonly truth: number;
}

/** Every rate of a reviewer whose true value follows from how it was simulated. */
function cellsOf({ reviewer, total, runs, by }: ReviewerScore): readonly Cell[] {
  const behaviour = { ...behaviours, repeating: { ...behaviours.precise, ...repeating } }[reviewer];
  if (behaviour === undefined) throw new Error(`Nobody simulated ${reviewer}.`);
  const mean = bands.reduce((sum, band) => sum + chanceOfFix(behaviour, band) / bands.length, 0);
  const slice = (dimension: 'category' | 'severity' | 'confidence', key: string) => {
    const found = by[dimension].find((each) => each.key === key);
    if (found === undefined) throw new Error(`${reviewer} has no ${dimension} ${key}.`);
    return { name: `${reviewer} ${key}`, rate: found.tally.actedOn };
  };
  return [
    { name: `${reviewer} acted on`, rate: total.actedOn, truth: mean },
    // It fails in the first of two runs alone.
    { name: `${reviewer} failed`, rate: runs.failed, truth: behaviour.fails / 2 },
    ...bands.map((band) => ({ ...slice('confidence', band), truth: chanceOfFix(behaviour, band) })),
    ...categories.map((key) => ({ ...slice('category', key), truth: mean })),
    ...severities.map((key) => ({ ...slice('severity', key), truth: mean })),
  ];
}

const policy = `version: 1
# Four of them.
reviewers:
  precise: { run: [precise] }
  noisy:
    run: [noisy] # loud
  repeating: { run: [repeating] }
  flaky: { run: [flaky] }
`;

it('finds the truth of 300 simulated pull requests within its intervals, and names the reviewers to change', async () => {
  const github = await startGitHub({ now: () => new Date(now) });
  onTestFinished(() => github.close());
  const repository = github.createRepository({ owner: 'octo', name: 'demo', files: { 'src/app.ts': '\n' } });
  simulatePulls(repository, { count: 300, seed: 25 });
  const scorecard = await scorecardOf(github, repository, now);
  const { out, requests } = await scorecard.run();
  const { pulls, reviewers }: Scorecard = scorecard.read(out);
  expect(pulls).toBe(300);
  expect(requests.length).toBeLessThanOrEqual(60);

  const cells = reviewers.flatMap(cellsOf);
  const outside = cells.filter(({ rate: { low = 0, high = 1 }, truth }) => truth < low || truth > high);
  expect(cells.length).toBe(44);
  expect(cells.filter(({ rate }) => rate.share === undefined)).toEqual([]);
  expect(outside.length / cells.length, JSON.stringify(outside)).toBeLessThanOrEqual(0.1);

  const root = temporaryFolder('policy');
  mkdirSync(join(root, '.github'));
  writeFileSync(join(root, '.github/pr-verdict.yml'), policy);
  const { suggestions, patch } = JSON.parse((await scorecard.run({ suggest: true }, root)).out);
  const named = suggestions.map(({ change, reviewer }: Record<string, string>) => `${change} ${reviewer}`);
  expect(named).toEqual(['make-advisory noisy', 'cap noisy', 'drop repeating']);
  const changed = applyPatch(policy, patch) || '';
  const parsed = parsePolicy(Buffer.from(changed));
  expect(parsed.ok && parsed.policy.reviewers).toMatchObject({
    precise: { advisory: 'none' },
    noisy: { advisory: 'all', 'max-findings': 5 },
    flaky: { advisory: 'none' },
  });
  expect(changed).not.toContain('repeating');
  expect(changed).toContain('run: [noisy] # loud');
  github.assertClean();
});
