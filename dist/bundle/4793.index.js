export const id = 4793;
export const ids = [4793];
export const modules = {

/***/ 24481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createTerminalReporter)
/* harmony export */ });
/* harmony import */ var _log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91237);

const maxSaid = 4_096;
class LiveLines {
    #screen;
    #lines = new Set();
    #drawn = 0;
    #stop;
    constructor(screen) {
        this.#screen = screen;
    }
    above(text) {
        this.#screen.write(`${this.#erasing()}${text}`);
        this.#drawn = 0;
        this.#draw();
    }
    begin(title, safe) {
        const line = { title: safe(title), since: this.#screen.now(), safe, said: '' };
        this.#lines.add(line);
        this.#stop ??= this.#screen.every(1_000, () => this.#draw());
        this.#draw();
        return {
            saying: (text) => {
                line.said = text.slice(0, maxSaid);
            },
            end: (text) => {
                this.#lines.delete(line);
                this.above(`${line.title}: ${safe(text)}\n`);
                if (this.#lines.size > 0)
                    return;
                this.#stop?.();
                this.#stop = undefined;
            },
        };
    }
    #draw() {
        const room = Math.max(20, this.#screen.columns() - 1);
        const lines = [...this.#lines].map((line) => `${cut(this.#words(line), room)}\n`);
        this.#screen.write(`${this.#erasing()}${lines.join('')}`);
        this.#drawn = lines.length;
    }
    #words({ title, since, safe, said }) {
        const seconds = Math.floor((this.#screen.now() - since) / 1_000);
        const [last = ''] = safe(said).trim().split('\n').slice(-1);
        return `${title}: running for ${seconds} s${last === '' ? '' : `, ${last}`}`;
    }
    #erasing() {
        return this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\u001b[0J`;
    }
}
function cut(text, room) {
    let left = room;
    let kept = '';
    for (const character of text.replaceAll('\t', ' ')) {
        left -= character.charCodeAt(0) < 0x7f ? 1 : 2;
        if (left < 0)
            break;
        kept += character;
    }
    return kept;
}
const colors = { error: 31, warning: 33, notice: 36, debug: 90 };
function createTerminalReporter(options) {
    const { redact, color, debug } = options;
    const live = options.screen && new LiveLines(options.screen);
    const log = (text) => (live === undefined ? options.log(text) : live.above(text));
    const safe = (text) => (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text, redact);
    const say = (level, text) => {
        const label = color ? `\u001b[${colors[level]}m${level}:\u001b[0m` : `${level}:`;
        log(`${label} ${safe(text)}\n`);
    };
    return {
        debug: (text) => {
            if (debug)
                say('debug', text);
        },
        info: (text) => log(`${safe(text)}\n`),
        notice: (text) => say('notice', text),
        warning: (text) => say('warning', text),
        error: (text) => say('error', text),
        failure: (failure) => say('error', (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(failure)),
        group: (title, body) => {
            log(`${safe(title)}\n`);
            return body();
        },
        quote: (title, text) => log(`${safe(title)}\n${safe(text).replace(/^/gm, '  ')}\n`),
        fold: () => undefined,
        begin: (title) => {
            if (live !== undefined)
                return live.begin(title, safe);
            log(`${safe(title)}: started\n`);
            return { saying: () => undefined, end: (text) => log(`${safe(`${title}: ${text}`)}\n`) };
        },
        output: (name, value) => {
            const text = (0,_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .outputText */ .jO)(name, value);
            if (debug)
                say('debug', `${name}=${text}`);
        },
        summary: async () => undefined,
        close: () => undefined,
    };
}


/***/ }),

/***/ 4793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/git/git-process.js
var git_process = __webpack_require__(69511);
// EXTERNAL MODULE: ./build/inputs.js + 1 modules
var inputs = __webpack_require__(6922);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/redact.js + 1 modules
var model_redact = __webpack_require__(97962);
// EXTERNAL MODULE: ./build/run/actions-runner.js + 1 modules
var actions_runner = __webpack_require__(23450);
// EXTERNAL MODULE: ./build/run.js + 189 modules
var run = __webpack_require__(18768);
// EXTERNAL MODULE: ./build/runner/interruption.js
var interruption = __webpack_require__(7464);
// EXTERNAL MODULE: ./build/runner/terminal-reporter.js
var terminal_reporter = __webpack_require__(24481);
// EXTERNAL MODULE: ./build/tools/command-answer.js
var command_answer = __webpack_require__(15976);
;// CONCATENATED MODULE: ./build/tools/demo-change.js
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

// EXTERNAL MODULE: ./build/model/json-text.js
var json_text = __webpack_require__(74268);
;// CONCATENATED MODULE: ./build/tools/demo-reviews.js


function sampleReviews(head) {
    return new Map([
        ['security.json', (0,json_text/* jsonText */.s)(securityReview())],
        ['quality.json', (0,json_text/* jsonText */.s)(qualityReview(head))],
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

;// CONCATENATED MODULE: ./build/tools/demo-command.js















const identity = ['-c', 'user.name=pr-verdict demo', '-c', 'user.email=demo@example.invalid'];
async function writeAll(folder, files) {
    for (const [path, content] of files) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, path)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, path), content);
    }
}
function noGit(reason) {
    return new failure/* Failure */.HR({
        kind: 'operational',
        code: 'DEMO_NEEDS_GIT',
        message: `The demo could not make its repository: ${reason.trim()}`,
        fix: 'Install git and see that it is on PATH.',
    });
}
async function demoCommand(output, shell) {
    const runner = await (0,actions_runner/* readRunner */.f)({ ...shell.env, GITHUB_EVENT_NAME: undefined, GITHUB_ACTIONS: undefined });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'pr-verdict-demo-'));
    const root = (0,external_node_path_.join)(folder, 'shop');
    const reviews = (0,external_node_path_.join)(folder, 'reviews');
    const git = async (...args) => {
        const result = await (0,git_process/* runGit */.E)({ cwd: root, args: [...identity, ...args], environment: runner.environment });
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
    const redact = (0,model_redact/* createRedactor */.l)([]);
    const reporter = (0,terminal_reporter/* createTerminalReporter */.E)({
        redact,
        log: runner.isDebug ? shell.log : () => { },
        color: shell.isTerminal && runner.allowsColor,
        debug: runner.isDebug,
    });
    const given = new Map([
        ['target', 'local'],
        ['findings', `security=${reviews}/security.json\nquality=${reviews}/quality.json`],
    ]);
    const reading = (0,inputs/* parseInputs */.TL)((name) => given.get(name) ?? '');
    if (!reading.ok)
        throw (0,inputs/* invalidInputs */.Rg)(reading.problems);
    const { page, failure, ...facts } = await (0,run/* run */.e)({
        inputs: reading.inputs,
        runner,
        reporter,
        redact,
        root,
        runKey: (0,external_node_crypto_.randomUUID)(),
        interruption: shell.interruption ?? interruption/* uninterrupted */.q,
        rememberGate: () => { },
    });
    if (failure !== undefined)
        throw failure;
    const shown = `A repository with a change, and what two reviewers wrote about it, in \`${folder}\`

${page}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;
    (0,command_answer/* answer */.ZF)({ data: { exitCode: 0, folder, result: facts }, page: shown }, output, shell);
    return 0;
}


/***/ })

};
