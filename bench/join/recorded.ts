/**
 * How many comments the line comments of recorded pull requests would be: one each, after merging alone, and one a
 * place.
 *
 *     npm run bench:recorded -- FILE
 *
 * FILE is JSON: `{ "pull_requests": [{ "comments": [{ "reviewer", "path", "line", "startLine"?, "text" }] }] }`, without
 * answers. Every file counts as new, so that each line can have a comment.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { threadsOf } from '../../src/decide/placement.ts';
import { mergeFindings } from '../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { readDiff } from '../../test/support/builders/diff.ts';
import { buildRun } from '../../test/support/builders/review.ts';
import { asOriginal } from './as-findings.ts';

const Comment = z.object({
  reviewer: z.string(),
  path: z.string(),
  line: z.int().min(1),
  startLine: z.int().min(1).nullish(),
  text: z.string(),
});
type Comment = z.infer<typeof Comment>;
const Recorded = z.object({ pull_requests: z.array(z.object({ comments: z.array(z.unknown()) })) });

function newFile(path: string, comments: readonly Comment[]): string {
  const count = Math.max(...comments.map(({ line }) => line));
  const lines = Array.from({ length: count }, (_, at) => `+line ${at + 1}\n`).join('');
  const head = `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0000000..1111111\n--- /dev/null\n+++ b/${path}\n`;
  return `${head}@@ -0,0 +1,${count} @@\n${lines}`;
}

function originalOf(comment: Comment, index: number, reviewers: readonly string[]) {
  const { reviewer, path, line, startLine, text } = comment;
  const document = reviewers.indexOf(reviewer);
  const start = Math.min(startLine ?? line, line);
  const original = asOriginal({ reviewer, document, text, path, line: start, pointer: `/${index}` });
  const locations = [{ path, side: 'RIGHT' as const, startLine: start, endLine: line }];
  return { ...original, finding: { ...original.finding, locations } };
}

const effective = { ...effectivePolicy(undefined, {}), maxComments: Number.POSITIVE_INFINITY };

function count(comments: readonly Comment[]) {
  const reviewers = [...new Set(comments.map(({ reviewer }) => reviewer))];
  const originals = comments.map((comment, index) => originalOf(comment, index, reviewers));
  const { findings } = mergeFindings(originals, effective.blocking);
  const byPath = Map.groupBy(comments, ({ path }) => path);
  const diff = readDiff(Buffer.from([...byPath].map(([path, all]) => newFile(path, all)).join('')));
  const { placed } = buildRun(findings, { diff, effective });
  return { alone: comments.length, merged: findings.length, threads: threadsOf(placed).length };
}

const [, , file = ''] = process.argv;
const { pull_requests } = Recorded.parse(JSON.parse(readFileSync(file, 'utf8')));
const counts = pull_requests
  .map(({ comments }) => comments.flatMap((each) => Comment.safeParse(each).data ?? []))
  .filter((comments) => new Set(comments.map(({ reviewer }) => reviewer)).size > 1)
  .map(count);
const sum = (key: keyof ReturnType<typeof count>) => counts.reduce((total, each) => total + each[key], 0);
process.stdout.write(
  `${counts.length} pull requests: ${sum('alone')} comments on lines; by merging alone ${sum('merged')}; one a place ${sum('threads')}\n`,
);
