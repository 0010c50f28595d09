import { type Script, ScriptedCommands } from '../test/support/fakes/scripted-commands.ts';
import { publishing } from '../test/support/github/demo.ts';
import { addComment } from '../test/support/github/model/conversation.ts';
import { startGitHub } from '../test/support/github/stand-in.ts';
import { runInProcess } from '../test/support/in-process-run.ts';

/** One run of the gallery, on a pull request of a small shop. */
export interface GalleryRun {
  readonly name: string;
  readonly title: string;
  readonly policy?: Readonly<Record<string, unknown>>;
  /** What each reviewer prints. */
  readonly reviewers: Readonly<Record<string, Script>>;
  readonly isFork?: boolean;
  /** What is pushed after a first run, and what reviewers print then. */
  readonly push?: {
    readonly files: Readonly<Record<string, string>>;
    readonly reviewers: GalleryRun['reviewers'];
  };
  /** What a maintainer writes before the reviewers run again. */
  readonly comment?: string;
  /** Lines that the change adds to a file of its own. */
  readonly addedLines?: number;
}

/** What was posted, as GitHub has it in the end. */
export interface Posted {
  readonly reviews: readonly { readonly state: string; readonly body: string }[];
  readonly comments: readonly {
    readonly path: string;
    readonly line: number | undefined;
    readonly body: string;
  }[];
  readonly check: { readonly conclusion: string; readonly title: string; readonly summary: string };
}

const before = `import { db } from './db.ts';

export async function findOrders(user: User, term: string) {
  return [];
}

export async function readOrder(user: User, id: string) {
  return db.get('orders', id);
}
`;

const after = `import { db } from './db.ts';

export async function findOrders(user: User, term: string) {
  const rows = await db.query(\`SELECT * FROM orders WHERE note LIKE '%\${term}%'\`);
  console.log(rows);
  return rows.filter((row) => row.total > 0);
}

export async function readOrder(user: User, id: string) {
  const order = await db.get('orders', id);
  if (order.discount = 0) return order;
  return { ...order, total: order.total * (1 - order.discount) };
}
`;

const fixed = after
  .replace(/db\.query\(.*\)/, "db.query('SELECT * FROM orders WHERE note LIKE ?', [term])")
  .replace('  console.log(rows);\n', '');

const files = Array.from({ length: 14 }, (_, index) => `src/pages/page-${index + 1}.ts`);
const page = (from: number) =>
  Array.from({ length: 30 }, (_, index) => `export const value${index} = ${index * from};\n`).join('');

const injection = {
  type: 'inline',
  file: 'src/orders.ts',
  line: 4,
  category: 'security',
  issue:
    'The search term goes into the SQL text as it is. A term with a quote changes the query, so a visitor can read every order.',
  references: [
    '[CWE-89](https://cwe.mitre.org/data/definitions/89.html)',
    '[SQL injection prevention](https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html)',
  ],
  implications: 'Names, addresses and totals of all customers are readable without an account.',
  severity: 'CRITICAL',
  confidence: 'HIGH',
  fix: "Pass the term as a parameter:\n\n```ts\ndb.query('SELECT * FROM orders WHERE note LIKE ?', [pattern])\n```",
  fix_confidence: 'HIGH',
  pre_existing: false,
};
const assignment = {
  ...injection,
  line: 11,
  category: 'correctness',
  issue:
    'The condition assigns 0 to `order.discount` instead of comparing it, so no discount is ever applied.',
  references: ['[no-cond-assign](https://eslint.org/docs/latest/rules/no-cond-assign)'],
  implications: 'Customers pay the full price.',
  severity: 'MAJOR',
  confidence: 'MEDIUM',
  fix: 'Compare with `===`.',
};
const logging = {
  ...injection,
  line: 5,
  category: 'privacy',
  issue: 'The whole result is written to the log, with names and addresses.',
  references: ['[Logging](https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html)'],
  implications: 'Personal data ends up where it is kept for months.',
  severity: 'MINOR',
  fix: 'Log the number of rows.',
};
const says = (...findings: readonly object[]): Script => ({ stdout: JSON.stringify(findings) });
const nothing = says();
const failed: Script = {
  end: { how: 'exited', code: 1 },
  stderr: 'error: the model is overloaded, try again later\n',
};

const many = Array.from({ length: 60 }, (_, index) => ({
  ...[injection, assignment, logging][index % 3],
  file: files[index % files.length],
  line: (index % 28) + 1,
  severity: index === 0 ? 'CRITICAL' : (['MAJOR', 'MINOR', 'INFO'] as const)[index % 3],
  confidence: index === 0 ? 'HIGH' : 'MEDIUM',
  issue: `${['The value is read before it is checked', 'The result of the call is ignored', 'The name says nothing about the unit'][index % 3]} (value ${index}).`,
}));

const eslint = JSON.stringify([
  {
    filePath: 'src/orders.ts',
    messages: [
      {
        ruleId: 'no-cond-assign',
        severity: 2,
        message: "Expected a conditional expression and instead saw an assignment to 'order.discount'.",
        line: 11,
        column: 7,
      },
      { ruleId: 'no-console', severity: 1, message: 'Unexpected console statement.', line: 5, column: 3 },
    ],
    errorCount: 1,
    warningCount: 1,
    fixableErrorCount: 0,
    fixableWarningCount: 0,
  },
]);
const sarif = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'Semgrep',
          rules: [{ id: 'sql-injection', helpUri: 'https://semgrep.dev/r/sql-injection' }],
        },
      },
      results: [
        {
          ruleId: 'sql-injection',
          level: 'error',
          message: { text: 'SQL injection: the search term goes into the SQL query text. Use a parameter.' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: 'src/orders.ts' }, region: { startLine: 4 } } },
          ],
        },
      ],
    },
  ],
});

const two = { claude: nothing, gemini: nothing };

/** The runs of the gallery, in its order. */
export const galleryRuns: readonly GalleryRun[] = [
  { name: 'clean', title: 'Nothing found', reviewers: two },
  {
    name: 'one-blocking',
    title: 'One blocking finding and two others',
    reviewers: { claude: says(injection, logging), gemini: says(assignment) },
  },
  {
    name: 'sixty-findings',
    title: 'Sixty findings',
    reviewers: { claude: says(...many), gemini: nothing },
  },
  {
    name: 'incomplete',
    title: 'A required reviewer failed',
    reviewers: { claude: says(logging), gemini: failed },
  },
  {
    name: 'advisory',
    title: 'Advisory: nothing is enforced',
    policy: { enforce: false },
    reviewers: { claude: says(injection, logging), gemini: nothing },
  },
  {
    name: 'waived',
    title: 'A maintainer waives the reviewer that failed',
    reviewers: { claude: says(logging), gemini: failed },
    comment: '/pr-verdict waive gemini its provider is down today',
  },
  {
    name: 'fork',
    title: 'From a fork, where a reviewer has no secret',
    reviewers: { claude: says(injection), gemini: { ...nothing, stderr: 'KEY' } },
    isFork: true,
  },
  {
    name: 'second-push',
    title: 'After a push that fixes one finding',
    reviewers: { claude: says(injection, logging, assignment), gemini: nothing },
    push: {
      files: { 'src/orders.ts': fixed },
      reviewers: { claude: says({ ...assignment, line: 10 }), gemini: nothing },
    },
  },
  {
    name: 'all-fixed',
    title: 'After a push that fixes everything',
    reviewers: { claude: says(injection, logging), gemini: nothing },
    push: { files: { 'src/orders.ts': fixed }, reviewers: two },
  },
  {
    name: 'abort',
    title: 'A category that stops the work',
    policy: { 'abort-on': ['security'] },
    reviewers: { claude: says(injection), gemini: nothing },
  },
  { name: 'oversized', title: 'A change too large for models', reviewers: two, addedLines: 3_000 },
  {
    name: 'two-vocabularies',
    title: 'A model, ESLint and Semgrep about the same lines',
    reviewers: {
      claude: says(injection, assignment),
      eslint: { stdout: eslint },
      semgrep: { stdout: sarif },
    },
  },
];

/** Makes the run against the stand-in for GitHub, and gives what GitHub shows afterwards. */
export async function carryOutRun(run: GalleryRun): Promise<Posted> {
  let minute = 0;
  const github = await startGitHub({ now: () => new Date(Date.UTC(2026, 0, 2, 9, minute)) });
  const ids = Object.keys(run.reviewers);
  const reviewers = Object.fromEntries(
    ids.map((id) => [
      id,
      { run: [id], ...(run.reviewers[id]?.stderr === 'KEY' && { env: ['GEMINI_API_KEY'] }) },
    ]),
  );
  const policy = { version: 1, policy: { ...run.policy }, reviewers };
  const repository = github.createRepository({
    owner: 'octo',
    name: 'shop',
    files: {
      'src/orders.ts': before,
      ...Object.fromEntries(files.map((path) => [path, page(1)])),
      '.github/pr-verdict.yml': JSON.stringify(policy),
    },
  });
  repository.collaborators.set('alice', 'write');
  repository.collaborators.set('mona', 'maintain');
  const home = run.isFork === true ? repository.fork('contributor') : repository;
  const isLarge = run.name === 'sixty-findings';
  home.git
    .branch('search')
    .writeAll({
      'src/orders.ts': after,
      ...(isLarge ? Object.fromEntries(files.map((path) => [path, page(2)])) : {}),
      ...(run.addedLines === undefined
        ? {}
        : {
            'src/catalogue.ts': Array.from(
              { length: run.addedLines },
              (_, n) => `export const c${n} = compute(${n});\n`,
            ).join(''),
          }),
    })
    .commit('Search orders and apply discounts');
  const pull = repository.openPullRequest({
    head: 'search',
    author: 'alice',
    from: home,
    title: 'Search orders',
  });
  minute += 10;

  async function review(scripts: GalleryRun['reviewers']): Promise<void> {
    const programs = () => new ScriptedCommands(({ run: [id = ''] }) => scripts[id] ?? nothing);
    const { failure } = await runInProcess({ github, pull, permissions: publishing, programs });
    if (failure !== undefined) throw failure;
    minute += 10;
  }

  await review(run.reviewers);
  if (run.push !== undefined) {
    home.git.branch('search').writeAll(run.push.files).commit('Address the review');
    home.push('search');
    await review(run.push.reviewers);
  }
  if (run.comment !== undefined) {
    addComment(pull, github.world.accounts.named('mona'), run.comment);
    minute += 10;
    await review(run.reviewers);
  }
  const check = repository.checkRuns.filter(({ headSha }) => headSha === pull.headSha).at(-1);
  await github.close();
  return {
    reviews: pull.reviews.map(({ state, body }) => ({ state, body })),
    comments: pull.reviews.flatMap(({ comments }) =>
      comments.map(({ body, thread: { anchor } }) => ({
        path: anchor.path,
        line: anchor.subject === 'line' ? anchor.line : undefined,
        body,
      })),
    ),
    check: {
      conclusion: check?.conclusion ?? 'none',
      title: check?.title ?? '',
      summary: check?.summary ?? '',
    },
  };
}
