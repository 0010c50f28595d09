import { posix } from 'node:path';

/** What `init` looks at. */
export interface RepositoryFacts {
  /** Tracked and new files. */
  readonly paths: readonly string[];
  /** Text of each `pyproject.toml`, by its path. */
  readonly pyprojects: ReadonlyMap<string, string>;
}

/** A reviewer that `init` can set up. The recipe of the same name explains it; a test compares both. */
export interface KnownReviewer {
  readonly id: string;
  /** The program and its arguments. */
  readonly run: readonly string[];
  /** Further lines below its id in the policy file. */
  readonly policy: readonly string[];
  /** A command for bash that installs it; undefined where the package manager of the repository does. */
  readonly setup?: string;
  /** The secret that a model needs, and the variable that the program reads. */
  readonly secret?: { readonly name: string; readonly variable: string };
  /** Scripts of docs/recipes/reviewers that are copied to .github/reviewers. */
  readonly scripts?: readonly string[];
  /** Folders that are configured for it; `''` is the root. None for a model, which is set up on request alone. */
  readonly foldersOf: (facts: RepositoryFacts) => readonly string[];
  /** Where it runs; undefined for the root. */
  readonly cwd?: string;
}

const onRequest = () => [];
const prompt = ['prompt.mjs'];

/** The root, and packages: folders that hold their manifest next to the configuration. */
const foldersWith =
  (configuration: RegExp, manifest: string) =>
  ({ paths }: RepositoryFacts): readonly string[] => {
    const all = new Set(paths);
    return paths
      .filter((path) => configuration.test(posix.basename(path)))
      .map(folderOf)
      .filter((folder) => folder === '' || all.has(`${folder}/${manifest}`));
  };

function folderOf(path: string): string {
  return path.includes('/') ? posix.dirname(path) : '';
}

function ruffFolders(facts: RepositoryFacts): readonly string[] {
  const named = [...facts.pyprojects].filter(([, text]) => /^\[tool\.ruff\b/m.test(text));
  return [
    ...foldersWith(/^\.?ruff\.toml$/, 'pyproject.toml')(facts),
    ...named.map(([path]) => folderOf(path)),
  ];
}

/** Names that mean themselves in a pattern of folders. */
const literal = /^[\w./@-]+$/;

/** The reviewer with the folders of a monorepo in which it runs; as it is where the root is configured, or nothing. */
export function placeReviewer(reviewer: KnownReviewer, facts: RepositoryFacts): KnownReviewer {
  const folders = [...new Set(reviewer.foldersOf(facts))].filter(
    (folder) => folder === '' || literal.test(folder),
  );
  if (folders.length === 0 || folders.includes('')) return reviewer;
  const cwd = folders.length === 1 ? folders.join('') : `{${folders.toSorted().join(',')}}`;
  const [program = '', ...options] = reviewer.run;
  // Package managers put programs of a workspace into its folder or into the root's.
  const isOfPackage = program.startsWith('node_modules/.bin/');
  const run = isOfPackage ? ['npx', '--no-install', posix.basename(program), ...options] : reviewer.run;
  return { ...reviewer, run, cwd };
}

export const knownReviewers: readonly KnownReviewer[] = [
  {
    id: 'eslint',
    run: ['node_modules/.bin/eslint', '--format', 'json', '--no-warn-ignored', '.'],
    policy: ['format: eslint', "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}']"],
    foldersOf: foldersWith(/^(eslint\.config\.[cm]?[jt]s|\.eslintrc(\.\w+)?)$/, 'package.json'),
  },
  {
    id: 'biome',
    run: [
      'node_modules/.bin/biome',
      'lint',
      '--reporter=rdjson',
      '--max-diagnostics=none',
      '--no-errors-on-unmatched',
      '.',
    ],
    policy: ['format: rdjson', "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx,json,jsonc,css,graphql}']"],
    foldersOf: foldersWith(/^\.?biome\.jsonc?$/, 'package.json'),
  },
  {
    id: 'ruff',
    run: ['ruff', 'check', '--no-fix', '--no-cache', '--output-format=sarif', '.'],
    policy: ['format: sarif', "paths: ['**/*.{py,pyi}']"],
    setup: 'pipx install ruff==0.16.9',
    foldersOf: ruffFolders,
  },
  {
    id: 'golangci-lint',
    run: [
      'golangci-lint',
      'run',
      '--output.sarif.path=stdout',
      '--show-stats=false',
      '--path-mode=abs',
      '--max-issues-per-linter=0',
      '--max-same-issues=0',
      './...',
    ],
    policy: ['format: sarif', "paths: ['**/*.go', '**/go.{mod,sum}']"],
    setup:
      'go install github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.13.1\necho "$HOME/go/bin" >> "$GITHUB_PATH"',
    foldersOf: foldersWith(/^\.golangci\.(ya?ml|toml|json)$/, 'go.mod'),
  },
  {
    id: 'semgrep',
    run: [
      'semgrep',
      'scan',
      '--config=p/default',
      '--metrics=off',
      '--disable-version-check',
      '--quiet',
      '--sarif',
      '.',
    ],
    policy: ['format: sarif', 'timeout: 20m'],
    setup: 'pipx install semgrep==1.185.0',
    foldersOf: ({ paths }) => (paths.some((path) => /^\.semgrep(\.ya?ml|\/.*)$/.test(path)) ? [''] : []),
  },
  {
    id: 'claude-code',
    run: ['node', '.github/reviewers/claude-code.mjs'],
    policy: ['env: [ANTHROPIC_API_KEY]', 'format: review-output', 'retries: 0', 'timeout: 20m'],
    setup: 'npm install --global --allow-scripts=@anthropic-ai/claude-code @anthropic-ai/claude-code@2.1.197',
    secret: { name: 'ANTHROPIC_API_KEY', variable: 'ANTHROPIC_API_KEY' },
    scripts: ['claude-code.mjs', ...prompt],
    foldersOf: onRequest,
  },
  {
    id: 'codex',
    run: ['node', '.github/reviewers/codex.mjs'],
    policy: ['env: [CODEX_API_KEY]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @openai/codex@0.169.0',
    secret: { name: 'OPENAI_API_KEY', variable: 'CODEX_API_KEY' },
    scripts: ['codex.mjs', ...prompt],
    foldersOf: onRequest,
  },
  {
    id: 'gemini-cli',
    run: ['node', '.github/reviewers/gemini-cli.mjs'],
    policy: ['env: [GEMINI_API_KEY]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @google/gemini-cli@0.61.0',
    secret: { name: 'GEMINI_API_KEY', variable: 'GEMINI_API_KEY' },
    scripts: ['gemini-cli.mjs', 'gemini-cli.toml', ...prompt],
    foldersOf: onRequest,
  },
  {
    id: 'copilot-cli',
    run: ['node', '.github/reviewers/copilot-cli.mjs'],
    policy: ['env: [COPILOT_GITHUB_TOKEN]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @github/copilot@1.0.102',
    secret: { name: 'COPILOT_GITHUB_TOKEN', variable: 'COPILOT_GITHUB_TOKEN' },
    scripts: ['copilot-cli.mjs', ...prompt],
    foldersOf: onRequest,
  },
];
