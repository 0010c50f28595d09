export const id = 2669;
export const ids = [2669];
export const modules = {

/***/ 52669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demoCommand: () => (/* binding */ demoCommand)
/* harmony export */ });
/* unused harmony exports before, after, lineOf, sampleReviews */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _git_git_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69511);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58175);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31612);
/* harmony import */ var _model_redact_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43933);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70271);
/* harmony import */ var _run_actions_runner_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23450);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13738);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7464);
/* harmony import */ var _runner_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24481);
/* harmony import */ var _command_answer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15976);














const before = new Map([
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
const search = `
export async function searchOrders(name: string): Promise<Order[]> {
  const result = await db.query("SELECT * FROM orders WHERE customer LIKE '%" + name + "%'");
  return result.rows;
}
`;
const after = new Map([
    ['src/orders.ts', `${before.get('src/orders.ts') ?? ''}${search}`],
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
function lineOf(path, text) {
    const content = after.get(path) ?? before.get(path) ?? '';
    const index = content.split('\n').findIndex((line) => line.includes(text));
    if (index < 0)
        throw new Error(`${path} has no line with ${text}`);
    return index + 1;
}
function sampleReviews(head) {
    return new Map([
        ['security.json', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(securityReview())],
        ['quality.json', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(qualityReview(head))],
    ]);
}
function securityReview() {
    return [
        {
            type: 'inline',
            file: 'src/orders.ts',
            line: lineOf('src/orders.ts', 'customer LIKE'),
            category: 'security',
            issue: 'The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.',
            references: [
                '[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)',
                `[src/orders.ts:${lineOf('src/orders.ts', 'WHERE id = $1')} — the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L${lineOf('src/orders.ts', 'WHERE id = $1')})`,
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
            issue: 'The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.',
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
}
function qualityReview(head) {
    const comments = [
        {
            file: 'src/discount.ts',
            line: lineOf('src/discount.ts', 'percent / 100'),
            confidence: 90,
            confidence_level: 'high',
            severity: 'security',
            title: 'Discount above 100 percent pays the customer',
            description: 'Nothing keeps `percent` between 0 and 100, so a total can become negative.',
            suggestion: 'Throw a `RangeError` unless `percent` lies between 0 and 100.',
        },
        {
            file: 'src/orders.ts',
            line: lineOf('src/orders.ts', 'let sum = 0'),
            confidence: 62,
            confidence_level: 'medium',
            severity: 'logic',
            title: 'Totals add up floating point numbers',
            description: 'Adding many prices as floating point numbers drifts by cents.',
        },
        {
            file: 'src/discount.ts',
            line: lineOf('src/discount.ts', 'const d ='),
            confidence: 45,
            confidence_level: 'low',
            severity: 'clarity',
            title: 'Name the discount',
            description: '`d` says nothing; `discount` would.',
        },
    ];
    return {
        version: '1.0',
        pr_info: {
            number: 1,
            repo: 'example/shop',
            title: 'Search orders and apply discounts',
            description: 'Adds a search and discounts.',
            head_sha: head,
        },
        review_summary: {
            overview: 'Two features in two files; the search needs work before it ships.',
            confidence_breakdown: { high: 1, medium: 1, low: 1, suggestions: 0 },
            key_findings: ['Discounts above 100 percent'],
            security_assessment: 'A total can be made negative.',
            positive_highlights: 'Small functions that do one thing.',
        },
        line_comments: comments,
        review_event: 'REQUEST_CHANGES',
        metadata: {
            reviewed_at: '2026-01-01T00:00:00Z',
            reviewer_agent: 'quality',
            files_analyzed: 3,
            total_issues: comments.length,
        },
    };
}
const identity = ['-c', 'user.name=pr-verdict demo', '-c', 'user.email=demo@example.invalid'];
async function writeAll(folder, files) {
    for (const [path, content] of files) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), content);
    }
}
function noGit(reason) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR({
        kind: 'operational',
        code: 'DEMO_NEEDS_GIT',
        message: `The demo could not make its repository: ${reason.trim()}`,
        fix: 'Install git and see that it is on PATH.',
    });
}
async function demoCommand(output, shell) {
    const runner = await (0,_run_actions_runner_js__WEBPACK_IMPORTED_MODULE_8__/* .readRunner */ .f)({ ...shell.env, GITHUB_EVENT_NAME: undefined, GITHUB_ACTIONS: undefined });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'pr-verdict-demo-'));
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'shop');
    const reviews = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'reviews');
    const git = async (...args) => {
        const result = await (0,_git_git_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .EO)({ cwd: root, args: [...identity, ...args], environment: runner.environment });
        if (result.state === 'ended' && result.exitCode === 0)
            return result.stdout.toString('utf8').trim();
        throw noGit(result.state === 'ended' ? result.stderr : 'git is not installed');
    };
    await writeAll(root, before);
    await git('init', '--quiet', '--initial-branch=main');
    await git('add', '--all');
    await git('commit', '--quiet', '--message=A small shop');
    await git('checkout', '--quiet', '-b', 'discounts');
    await writeAll(root, after);
    await git('add', '--all');
    await git('commit', '--quiet', '--message=Search orders and apply discounts');
    await writeAll(reviews, sampleReviews(await git('rev-parse', 'HEAD')));
    const redact = (0,_model_redact_js__WEBPACK_IMPORTED_MODULE_13__/* .createRedactor */ .l)([]);
    const reporter = (0,_runner_terminal_reporter_js__WEBPACK_IMPORTED_MODULE_11__/* .createTerminalReporter */ .Ej)({
        redact,
        log: runner.isDebug ? shell.log : () => { },
        color: shell.isTerminal && runner.allowsColor,
        debug: runner.isDebug,
    });
    const given = new Map([
        ['target', 'local'],
        ['findings', `security=${reviews}/security.json\nquality=${reviews}/quality.json`],
    ]);
    const reading = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInputs */ .TL)((name) => given.get(name) ?? '');
    if (!reading.ok)
        throw (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidInputs */ .Rg)(reading.problems);
    const { page, failure, ...facts } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_9__/* .run */ .e)({
        inputs: reading.inputs,
        runner,
        reporter,
        redact,
        root,
        runKey: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        interruption: shell.interruption ?? _runner_interruption_js__WEBPACK_IMPORTED_MODULE_10__/* .uninterrupted */ .qA,
        rememberGate: () => { },
    });
    if (failure !== undefined)
        throw failure;
    const shown = `A repository with a change, and what two reviewers wrote about it, in \`${folder}\`

${page}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;
    (0,_command_answer_js__WEBPACK_IMPORTED_MODULE_12__/* .answer */ .ZF)({ data: { exitCode: 0, folder, result: facts }, page: shown }, output, shell);
    return 0;
}


/***/ })

};
