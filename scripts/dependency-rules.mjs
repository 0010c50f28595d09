/**
 * Which folder of `src/` may import which. A folder imports the folders above it in this list, and nothing below.
 * Only `github/`, `git/`, `runner/` and the parts that put a run together reach the outside world.
 */
export const order = [
  'model',
  'diff',
  'markdown',
  'formats',
  'policy',
  'review-directory',
  'ingest',
  'comments',
  'memory',
  'fetch',
  'hygiene',
  'review',
  'write',
  'gate',
  'runner',
  'git',
  'github',
  'run',
  'tools',
];

/** Folders that read and write files, start processes or send requests. */
const io = ['runner', 'git', 'github'];

/** They start stages, so they see inputs and the run itself. */
const programs = ['run', 'tools'];
const topLevel = ['^src/[^/]+\\.ts$'];

/** What decides is pure. These built-in modules of Node compute and do nothing else. */
const pureBuiltIns = '^(node:)?(crypto|zlib)$';

const folder = (names) => `^src/(${names.join('|')})/`;

const direction = order.map((name, index) => ({
  name: `${name}-imports-downwards`,
  comment: `src/${name} may import only the folders before it in scripts/dependency-rules.mjs.`,
  severity: 'error',
  from: { path: folder([name]) },
  to: {
    path: '^src/',
    pathNot: [folder(order.slice(0, index + 1)), ...(programs.includes(name) ? topLevel : [])],
  },
}));

export default {
  forbidden: [
    ...direction,
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
      from: { path: '^src/', pathNot: [...topLevel, folder([...io, ...programs])] },
      to: { dependencyTypes: ['core'], pathNot: pureBuiltIns },
    },
    {
      name: 'github-client-in-github',
      comment: 'Only src/github talks to GitHub; the runner has a toolkit of its own.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(github|runner)/' },
      to: { path: 'node_modules/(@octokit|@actions)/' },
    },
    {
      name: 'io-knows-the-model-only',
      comment: 'The outside world is reached with shapes of the stages, never with their decisions or texts.',
      severity: 'error',
      from: { path: folder(io) },
      to: { path: folder(['formats', 'markdown', 'review-directory', 'ingest', 'run', 'tools']) },
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
