import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const LabelledFile = z.object({
  pull_requests: z.array(
    z.object({
      pr: z.string(),
      items: z.array(z.object({ reviewer: z.string(), text: z.string(), issue: z.number() })),
    }),
  ),
});

/** What one reviewer said once; `issues` are the problems that it was judged to be about. */
export interface LabelledFinding {
  readonly reviewer: string;
  readonly text: string;
  readonly issues: ReadonlySet<number>;
}

export interface Labelled {
  readonly pullRequest: string;
  readonly findings: readonly LabelledFinding[];
}

/**
 * How a text that stands under two numbers is read. `as-judged`: it is one finding about both problems. `as-listed`:
 * it is two findings, so the same two texts count once as the same problem and once as different ones, which no
 * measure can get right.
 */
export type Reading = 'as-judged' | 'as-listed';

/** The labelled file: the first argument, or `shared/data/same-issue.json` beside the checkout. */
export function labelledPath(): string | undefined {
  const path =
    process.argv[2] ?? fileURLToPath(new URL('../../../shared/data/same-issue.json', import.meta.url));
  return existsSync(path) ? path : undefined;
}

export function readLabelled(path: string, reading: Reading): readonly Labelled[] {
  const file = LabelledFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return file.pull_requests.map(({ pr, items }) => {
    const findings = new Map<string, LabelledFinding>();
    for (const [index, { reviewer, text, issue }] of items.entries()) {
      const key = JSON.stringify([reviewer, text, reading === 'as-listed' ? index : 0]);
      findings.set(key, { reviewer, text, issues: new Set([...(findings.get(key)?.issues ?? []), issue]) });
    }
    return { pullRequest: pr, findings: [...findings.values()] };
  });
}

export interface Pair {
  readonly pullRequest: string;
  readonly one: LabelledFinding;
  readonly other: LabelledFinding;
  readonly same: boolean;
}

/** All pairs of findings by different reviewers of one pull request. */
export function pairsOf(labelled: readonly Labelled[]): readonly Pair[] {
  return labelled.flatMap(({ pullRequest, findings }) =>
    findings.flatMap((one, index) =>
      findings
        .slice(index + 1)
        .filter((other) => other.reviewer !== one.reviewer)
        .map((other) => ({
          pullRequest,
          one,
          other,
          same: [...one.issues].some((issue) => other.issues.has(issue)),
        })),
    ),
  );
}
