import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGit } from '../git/git-process.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import { type Failure, operationalFailure } from '../model/failure.ts';
import { createRedactor } from '../model/redact.ts';
import { jsonText } from '../model/text.ts';
import { readRunner } from '../run/actions-runner.ts';
import { run } from '../run.ts';
import { uninterrupted } from '../runner/interruption.ts';
import { answerPage, type Output, type Shell, usesColor } from './command-answer.ts';
import { ownCommand } from './local-repository.ts';
import { createTerminalReporter } from './terminal-reporter.ts';

/** A small shop before the change that the demo reviews. */
const before: ReadonlyMap<string, string> = new Map([
  [
    'README.md',
    `# Shop

Orders, customers and not much else.
`,
  ],
  [
    '.github/pr-verdict.yml',
    `version: 1
policy:
  # One slip of a reviewer in a small finding need not stop the whole review.
  refused: medium
  link-hosts: [owasp.org, developer.mozilla.org]
`,
  ],
  [
    'src/db.ts',
    `import { Pool } from 'pg';

export const db = new Pool({
  connectionString: process.env.DATABASE_URL,
  ssl: false,
});
`,
  ],
  [
    'src/orders.ts',
    `import { db } from './db';

export interface Order {
  id: number;
  customer: string;
  total: number;
}

const pageSize = 50;

export async function listOrders(page: number): Promise<Order[]> {
  const offset = page * pageSize;
  const result = await db.query('SELECT * FROM orders ORDER BY id LIMIT $1 OFFSET $2', [pageSize, offset]);
  return result.rows;
}

export function total(orders: Order[]): number {
  let sum = 0;
  for (const order of orders) {
    sum += order.total;
  }
  return sum;
}

export async function findOrder(id: number): Promise<Order | undefined> {
  const result = await db.query('SELECT * FROM orders WHERE id = $1', [id]);
  return result.rows[0];
}
`,
  ],
]);

/** What the change adds to `src/orders.ts`. */
const addedOrders = `
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`;

/** The other files that the change adds or replaces. */
const after: ReadonlyMap<string, string> = new Map([
  [
    'src/discount.ts',
    `import type { Order } from './orders';

export function applyDiscount(order: Order, percent: number): Order {
  const d = order.total * (percent / 100);
  return { ...order, total: order.total - d };
}

export function parsePercent(text: string): number {
  return Number(text);
}
`,
  ],
  [
    'README.md',
    `# Shop

Orders, customers, discounts and not much else.
`,
  ],
]);

/**
 * What two reviewers might have written about this change: one in contract C1, one in C2. One of the six findings is
 * about a file outside the diff, one about a line outside every hunk, and one breaks its contract.
 */
const securityReview = [
  {
    type: 'inline',
    file: 'src/orders.ts',
    line: 31,
    category: 'security',
    issue:
      'The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.',
    references: [
      '[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)',
      '[src/orders.ts:26 — the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L26)',
    ],
    implications: 'Every row of the database can be read, and with a writable role changed or dropped.',
    severity: 'CRITICAL',
    confidence: 'HIGH',
    fix: "Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",
    fix_confidence: 'HIGH',
  },
  {
    type: 'file',
    file: 'src/db.ts',
    category: 'security',
    issue:
      'The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.',
    references: ['[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)'],
    implications: 'Names can be read on the way.',
    severity: 'MAJOR',
    confidence: 'MEDIUM',
    fix: 'Turn `ssl` on and check the certificate.',
    fix_confidence: 'MEDIUM',
    pre_existing: true,
  },
  {
    type: 'inline',
    file: 'src/discount.ts',
    line: 'somewhere near the end',
    category: 'standards',
    issue: 'Text that is no number becomes NaN.',
    references: [
      '[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)',
    ],
    implications: 'Totals become NaN.',
    severity: 'MINOR',
    confidence: 'HIGH',
    fix: 'Check the result with `Number.isFinite`.',
    fix_confidence: 'MEDIUM',
  },
];

const qualityReview = {
  version: '1.0',
  pr_info: {
    number: 1,
    repo: 'example/shop',
    title: 'Search orders and apply discounts',
    description: 'Adds a search and discounts.',
  },
  review_summary: {
    overview: 'Two features in two files; the search needs work before it ships.',
    confidence_breakdown: { high: 1, medium: 1, low: 1, suggestions: 0 },
    key_findings: ['Discounts above 100 percent'],
    security_assessment: 'A total can be made negative.',
    positive_highlights: 'Small functions that do one thing.',
  },
  line_comments: [
    {
      file: 'src/discount.ts',
      line: 4,
      confidence: 90,
      confidence_level: 'high',
      severity: 'security',
      title: 'Discount above 100 percent pays the customer',
      description: 'Nothing keeps `percent` between 0 and 100, so a total can become negative.',
      suggestion: 'Throw a `RangeError` unless `percent` lies between 0 and 100.',
    },
    {
      file: 'src/orders.ts',
      line: 18,
      confidence: 62,
      confidence_level: 'medium',
      severity: 'logic',
      title: 'Totals add up floating point numbers',
      description: 'Adding many prices as floating point numbers drifts by cents.',
    },
    {
      file: 'src/discount.ts',
      line: 4,
      confidence: 45,
      confidence_level: 'low',
      severity: 'clarity',
      title: 'Name the discount',
      description: '`d` says nothing; `discount` would.',
    },
  ],
  review_event: 'REQUEST_CHANGES',
  metadata: {
    reviewed_at: '2026-01-01T00:00:00Z',
    reviewer_agent: 'quality',
    files_analyzed: 3,
    total_issues: 3,
  },
};

const identity = ['-c', 'user.name=pr-verdict demo', '-c', 'user.email=demo@example.invalid'];

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function noGit(reason: string): Failure {
  return operationalFailure('DEMO_NEEDS_GIT', `The demo could not make its repository: ${reason.trim()}`);
}

/**
 * Makes a small repository with a change worth reviewing, and runs all five stages on it with two sample
 * reviews. Nothing is installed and nothing leaves the machine; the folder stays for looking at.
 */
export async function demoCommand(output: Output, shell: Shell): Promise<number> {
  const runner = await readRunner({ ...shell.env, GITHUB_EVENT_NAME: undefined, GITHUB_ACTIONS: undefined });
  const folder = await mkdtemp(join(tmpdir(), 'pr-verdict-demo-'));
  const root = join(folder, 'shop');
  const reviews = join(folder, 'reviews');
  const git = async (...args: string[]): Promise<string> => {
    const result = await runGit({ cwd: root, args: [...identity, ...args], environment: runner.environment });
    if (result.exitCode === 0) return result.stdout.toString('utf8').trim();
    throw noGit(result.stderr);
  };
  await writeAll(root, before);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message=A small shop');
  await git('checkout', '--quiet', '-b', 'discounts');
  await writeAll(root, after);
  await appendFile(join(root, 'src/orders.ts'), addedOrders);
  await git('add', '--all');
  await git('commit', '--quiet', '--message=Search orders and apply discounts');
  const pr_info = { ...qualityReview.pr_info, head_sha: await git('rev-parse', 'HEAD') };
  await writeAll(
    reviews,
    new Map([
      ['security.json', jsonText(securityReview)],
      ['quality.json', jsonText({ ...qualityReview, pr_info })],
    ]),
  );

  const redact = createRedactor([]);
  const reporter = createTerminalReporter({
    redact,
    log: runner.isDebug ? shell.log : () => {},
    color: usesColor(shell.env, shell.isTerminal),
    debug: runner.isDebug,
  });
  const given = new Map([
    ['target', 'local'],
    ['findings', `security=${reviews}/security.json\nquality=${reviews}/quality.json`],
  ]);
  const reading = parseInputs((name) => given.get(name) ?? '');
  if (!reading.ok) throw invalidInputs(reading.problems);
  const { page, failure, ...facts } = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact,
    root,
    runKey: randomUUID(),
    interruption: shell.interruption ?? uninterrupted,
    rememberGate: () => {},
  });
  if (failure !== undefined) throw failure;
  const shown = `A repository with a change, and what two reviewers wrote about it, in \`${folder}\`

${page}
Look at the result: \`cd "${root}"\`, then \`${ownCommand()} explain\`, or \`preview\` for a page with the diff.

In your own worktree: \`${ownCommand()} run --findings my-reviewer=review.json\`
`;
  await answerPage({ data: { exitCode: 0, folder, result: facts }, page: shown }, output, shell);
  return 0;
}
