/**
 * Which folder of `src/` may import which, with the reason. Whatever is not listed is an error, and so is an entry that
 * nothing uses. `docs/architecture.md` shows this list as a picture. Everything may import `model/`.
 */
export const imports = {
  model: {},
  diff: {},
  markdown: {},
  formats: {},
  apps: { formats: 'the words of reviewers for severity and confidence', markdown: 'reading comments' },
  policy: { apps: 'whose reader another app may have', formats: 'reviewers name their format' },
  'review-directory': {
    diff: 'the diff is one of the files',
    policy: 'so is the policy',
    formats: 'the bounded JSON reader, and the verdict file',
  },
  ports: { apps: 'what a source reads of apps', policy: 'settings and the gate' },
  compare: { diff: 'the lines that two findings share', policy: 'known false positives are policy' },
  change: {
    diff: 'the changed lines',
    policy: 'what counts as generated, and the risk of a lane',
    ports: 'the source of a change',
    'review-directory': 'its stage writes the snapshot',
  },
  hygiene: {
    change: 'kinds of files',
    diff: 'the added lines',
    formats: 'it writes a document as other reviewers do',
    policy: 'the limits of its checks',
    ports: 'the scanner for secrets',
    'review-directory': 'it reads and writes files of the run',
  },
  comments: {
    apps: 'who wrote a review or a comment, and what an app wrote',
    policy: 'what a decision changes',
  },
  memory: {
    comments: 'findings that our own texts show',
    compare: 'whether a finding is an earlier one',
    diff: 'whether lines near it changed',
    formats: 'the verdict file of a work tree',
    policy: 'weights under the policy',
    'review-directory': 'its files hold the memory',
  },
  ingest: {
    change: 'whole texts of the head, and which lines are code',
    compare: 'likeness and suppression',
    diff: 'where findings are',
    formats: 'reading documents',
    hygiene: 'the built-in reviewer runs here',
    memory: 'in a work tree, the statuses of the last review',
    policy: 'who must review, and what is suppressed',
    ports: 'the scanner for secrets',
    'review-directory': 'documents and results',
  },
  review: {
    apps: 'what apps on the pull request say',
    change: 'what a reviewer may skip',
    comments: 'requests to run again',
    compare: 'whether policy calls a finding of an app false',
    diff: 'what changed since an answer',
    formats: 'schemas and prompts',
    ingest: 'whether an answer can be read',
    memory: 'what earlier runs asked and answered',
    policy: 'which programs run',
    ports: 'starting programs',
    'review-directory': 'given and written files',
  },
  decide: {
    change: 'how many files policy ignores',
    comments: 'people’s commands',
    diff: 'which lines can carry a comment',
    formats: 'paths in links',
    markdown: 'where links may lead',
    memory: 'what is still open',
    policy: 'weights, verdict and event',
    ports: 'whether a work tree was edited since',
    'review-directory': 'the files of the run',
  },
  pages: {
    comments: 'decisions of people',
    decide: 'the run that a page is about',
    diff: 'code beside a finding',
    markdown: 'every text is a tree',
    memory: 'reviews that are rewritten',
    policy: 'why it was decided so',
    ports: 'pull requests in a merge queue',
    'review-directory': 'names of files, and how programs ended',
  },
  publish: {
    comments: 'answers to commands',
    decide: 'the run and its placement',
    formats: 'the verdict file',
    markdown: 'replies',
    memory: 'earlier reviews',
    pages: 'the texts that are posted',
    policy: 'weights',
    ports: 'where a plan is carried out',
    'review-directory': 'plan, review and receipt',
  },
  gate: {
    decide: 'the run that a check is about',
    memory: 'the state that a check keeps',
    pages: 'the texts of a check',
    policy: 'conclusions',
    ports: 'where checks are written',
    'review-directory': 'the plan of the gate',
  },
  runner: {
    comments: 'which comment events are commands',
    ports: 'what it implements',
  },
  git: {
    change: 'which files evidence needs',
    diff: 'joining patches',
    policy: 'patterns of files',
    ports: 'what it implements',
    runner: 'processes and files',
  },
  github: {
    apps: 'what it reads of apps',
    change: 'which files evidence needs',
    comments: 'requests of people',
    diff: 'patches of files',
    git: 'patches that GitHub leaves out, and ids of blobs',
    memory: 'where earlier runs left their state',
    policy: 'checks on a shared head',
    ports: 'what it implements',
    runner: 'events, and how long a text may be',
  },
};

/** Folders that read and write files, start processes or send requests. */
const io = ['runner', 'git', 'github'];

/** They put runs together, so they may import every folder, and see inputs and the run itself. */
const programs = { run: ['commands'], commands: [] };
const topLevel = ['^src/[^/]+\\.ts$'];

/** What decides is pure. These built-in modules of Node compute and do nothing else; `vm` can interrupt that. */
const pureBuiltIns = '^(node:)?(crypto|vm|zlib)$';

const folder = (names) => `^src/(${names.join('|')})/`;

const allowed = Object.entries(imports).map(([name, reasons]) => ({
  name: `${name}-imports`,
  comment: `src/${name} may import only the folders that scripts/dependency-rules.mjs lists for it.`,
  severity: 'error',
  from: { path: folder([name]) },
  to: { path: '^src/', pathNot: folder([name, 'model', ...Object.keys(reasons)]) },
}));

const ofPrograms = Object.entries(programs).map(([name, others]) => ({
  name: `${name}-imports`,
  comment: `src/${name} puts runs together; nothing of it may depend on ${others.join(', ')}.`,
  severity: 'error',
  from: { path: folder([name]) },
  to: { path: others.length === 0 ? '^$' : folder(others) },
}));

export default {
  forbidden: [
    ...allowed,
    ...ofPrograms,
    {
      name: 'no-cycles',
      comment: 'Two modules that import each other are one module. Cycles of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'Only github/, git/, runner/ and what puts a run together use files, processes and the network.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...topLevel, folder([...io, ...Object.keys(programs)])] },
      to: { dependencyTypes: ['core'], pathNot: pureBuiltIns },
    },
    {
      name: 'github-client-in-github',
      comment:
        'Only src/github talks to GitHub; the runner has a toolkit of its own, which also reads inputs.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(github/|runner/|run/action\\.ts)' },
      to: { path: 'node_modules/(@octokit|@actions)/' },
    },
    {
      name: 'entries-are-imported-by-nothing',
      comment: 'main, cli and bundle start the program.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/bundle\\.ts$' },
      to: { path: '^src/(main|cli|bundle)\\.ts$' },
    },
    {
      name: 'ships-alone',
      comment: 'Only src/ is built.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
