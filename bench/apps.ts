/**
 * Reads labelled comments of apps and prints which are read differently. A refusal that reads as a review fails the run.
 *
 *     node bench/apps.ts [FILE]     default: `shared/data/bot-comments.json` beside the checkout
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Account, type AppActivity, type HeadEvidence, noActivity } from '../src/apps/activity.ts';
import { apps } from '../src/apps/app-table.ts';
import { type AppReading, readApp } from '../src/apps/completion.ts';
import type { AppSource } from '../src/apps/identify.ts';
import { ReviewState } from '../src/model/conversation.ts';

const Expected = z.object({
  reviewer: z.string().nullable(),
  reading: z.enum(['finding', 'settled', 'reviewed', 'clean', 'not_reviewed', 'working', 'stale', 'ignore']),
  path: z.string().nullish(),
  line: z.number().nullish(),
  severity: z.string().optional(),
  title: z.string().optional(),
  commit: z.string().optional(),
  weak: z.boolean().optional(),
  expected_findings: z.number().optional(),
  findings: z
    .array(z.tuple([z.string().nullable(), z.number().nullable(), z.string(), z.string()]))
    .optional(),
});

const Meta = z.object({
  surface: z.enum(['inline', 'review', 'issue_comment', 'status', 'check_run']),
  login: z.string().optional(),
  state: z.string().optional(),
  path: z.string().optional(),
  line: z.number().optional(),
  start_line: z.number().optional(),
  context: z.string().optional(),
  description: z.string().optional(),
  app: z.string().optional(),
  name: z.string().optional(),
  status: z.string().optional(),
  conclusion: z.string().nullish(),
  title: z.string().optional(),
});

const Samples = z.object({
  head: z.string(),
  samples: z.array(z.object({ id: z.string(), meta: Meta, body: z.string(), expect: Expected })),
});
type Sample = z.infer<typeof Samples>['samples'][number];

const times = { opened: '2026-01-01T00:00:00Z', answered: '2026-01-01T00:10:00Z' };

/** Accounts with the ids of the table, since the samples have none. */
function accountOf(login: string): Account {
  const name = login.replace(/\[bot\]$/, '');
  const known = Object.values(apps)
    .flatMap(({ accounts }) => accounts)
    .find((each) => each.login === name);
  return { login: name, id: known?.id ?? 1, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

function comment(
  account: Account,
  body: string,
  { path, line, start_line: startLine }: z.infer<typeof Meta>,
  head: string,
) {
  const place = {
    path: path ?? '',
    line: line ?? null,
    startLine: startLine ?? null,
    originalCommit: head,
    review: 1,
    reply: false,
    thread: 'thread',
    resolved: false,
    resolvedBy: null,
    outdated: false,
  };
  const at = { editedAt: times.answered };
  return {
    id: 1,
    account,
    body,
    url: '',
    ...at,
    editedByOthers: false,
    ...(path === undefined ? {} : { place }),
  };
}

function activityOf({ meta, body, expect }: Sample, head: string): AppActivity {
  const account = accountOf(meta.login ?? apps[expect.reviewer ?? '']?.accounts[0]?.login ?? '');
  const stated = /^\*\*Actionable comments posted: (\d+)/.exec(body)?.[1];
  const inline = expect.expected_findings ?? Number(stated ?? 0);
  switch (meta.surface) {
    case 'inline':
    case 'issue_comment':
      return { ...noActivity, comments: [comment(account, body, meta, head)] };
    case 'review': {
      const place = { ...meta, path: 'src/a.ts', line: 1 };
      const comments = Array.from({ length: inline }, () => comment(account, 'A problem.', place, head));
      const state = ReviewState.parse(meta.state);
      const review = {
        id: 1,
        account,
        state,
        body,
        submittedAt: times.answered,
        commit: head,
        editedByOthers: false,
        url: '',
      };
      return { ...noActivity, reviews: [review], comments };
    }
    case 'status': {
      const { context = '', state = '', description = '' } = meta;
      return {
        ...noActivity,
        statuses: [{ context, account, state, description }],
      };
    }
    case 'check_run': {
      const { name = '', app = '', status = '', conclusion = null, title = '' } = meta;
      const output = { title, summary: body, text: '', annotations: [], annotationCount: 0, url: '' };
      const check = { name, app, status, conclusion, startedAt: null, completedAt: null, ...output };
      return { ...noActivity, checks: [check] };
    }
  }
}

function sourceOf({ expect, meta }: Sample): readonly AppSource[] {
  const entry = apps[expect.reviewer ?? ''];
  if (entry === undefined) return Object.values(apps).flatMap(({ accounts }) => accounts.slice(0, 1));
  const [own] = entry.accounts;
  if (own !== undefined) return [{ login: own.login }];
  return [{ login: (meta.login ?? '').replace(/\[bot\]$/, ''), as: expect.reviewer ?? '' }];
}

/** What differs from the label; empty where nothing does. */
function differences({ expect, meta }: Sample, reading: AppReading): readonly string[] {
  const { reading: label } = expect;
  const entry = apps[expect.reviewer ?? ''];
  const isProof = expect.weak !== true && entry?.neverCompletes !== true && expect.commit === 'HEAD';
  const completes =
    ['reviewed', 'clean'].includes(label) &&
    (isProof || (meta.surface === 'check_run' && expect.weak !== true));
  const { how } = reading.completion;
  const wrong: string[] = [];
  if (label === 'finding' || label === 'settled') {
    wrong.push(...findingDifferences(expect, reading, meta.surface === 'inline'));
  } else if (completes !== (how === 'reviewed'))
    wrong.push(`${label}: ${JSON.stringify(reading.completion)}`);
  if (label === 'working' && how !== 'working') wrong.push(`working: ${how}`);
  if (label === 'ignore' && reading.findings.length > 0) wrong.push('findings of nobody');
  const read = reading.findings
    .filter(({ inline, claim }) => inline === undefined && claim === undefined)
    .map(({ path, line, severity, title }) => [path, line, severity, title]);
  if (expect.findings !== undefined && JSON.stringify(read) !== JSON.stringify(expect.findings))
    wrong.push(`findings: ${JSON.stringify(read)}`);
  return wrong;
}

function findingDifferences(expect: z.infer<typeof Expected>, { findings }: AppReading, isInline: boolean) {
  const [finding, ...more] = findings;
  if (finding === undefined || more.length > 0) return [`${findings.length} findings`];
  const line = isInline ? finding.endLine : finding.line;
  const pairs = {
    path: [finding.path, expect.path],
    line: [line, expect.line],
    title: [finding.title, expect.title],
    severity: [
      finding.severity,
      expect.severity?.startsWith('from alert') === true ? undefined : expect.severity,
    ],
    claim: [finding.claim, expect.reading === 'settled' ? 'settled' : undefined],
  };
  const isWrong = ([key, [is, should]]: [string, unknown[]]) =>
    is !== should && (should !== undefined || key === 'claim');
  return Object.entries(pairs)
    .filter(isWrong)
    .map(([key, [is]]) => `${key}: ${is}`);
}

const path =
  process.argv[2] ?? fileURLToPath(new URL('../../shared/data/bot-comments.json', import.meta.url));
if (existsSync(path)) {
  const { head, samples } = Samples.parse(JSON.parse(readFileSync(path, 'utf8')));
  const evidence: HeadEvidence = { head, firstCheckAt: times.opened, submittedFor: new Map() };
  let [right, dangerous] = [0, 0];
  for (const sample of samples) {
    const readings = sourceOf(sample).map((source) => readApp(source, activityOf(sample, head), evidence));
    const wrong = readings.flatMap((reading) => differences(sample, reading));
    const isReview = ['reviewed', 'clean', 'finding', 'settled'].includes(sample.expect.reading);
    if (!isReview && readings.some(({ completion }) => completion.how === 'reviewed')) dangerous += 1;
    if (wrong.length === 0) right += 1;
    else console.log(`  ${sample.id}: ${wrong.join('; ')}`);
  }
  console.log(`${samples.length} samples, ${right} read as labelled, ${dangerous} refusals read as a review`);
  if (dangerous > 0) process.exitCode = 1;
} else {
  console.log(`There is no ${path}.`);
}
