/** What `init` looks at: tracked paths, and the text of a few of them. */
export interface RepositoryFacts {
  readonly paths: readonly string[];
  /** Text of a file at the root; empty where there is none. */
  readonly read: (path: string) => string;
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
  /** Whether the repository is configured for it. Models are set up on request alone. */
  readonly isConfigured: (facts: RepositoryFacts) => boolean;
}

const onRequest = () => false;
const prompt = ['prompt.mjs'];

const hasRootFile = (pattern: RegExp) => (facts: RepositoryFacts) =>
  facts.paths.some((path) => pattern.test(path));

export const knownReviewers: readonly KnownReviewer[] = [
  {
    id: 'eslint',
    run: ['node_modules/.bin/eslint', '--format', 'json', '--no-warn-ignored', '.'],
    policy: ['format: eslint', "paths: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}']"],
    isConfigured: hasRootFile(/^(eslint\.config\.[cm]?[jt]s|\.eslintrc(\.\w+)?)$/),
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
    isConfigured: hasRootFile(/^\.?biome\.jsonc?$/),
  },
  {
    id: 'ruff',
    run: ['ruff', 'check', '--no-fix', '--no-cache', '--output-format=sarif', '.'],
    policy: ['format: sarif', "paths: ['**/*.{py,pyi}']"],
    setup: 'pipx install ruff==0.16.9',
    isConfigured: (facts) =>
      hasRootFile(/^\.?ruff\.toml$/)(facts) || /^\[tool\.ruff\b/m.test(facts.read('pyproject.toml')),
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
    isConfigured: hasRootFile(/^\.golangci\.(ya?ml|toml|json)$/),
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
    isConfigured: hasRootFile(/^\.semgrep(\.ya?ml|\/.*)$/),
  },
  {
    id: 'claude-code',
    run: ['node', '.github/reviewers/claude-code.mjs'],
    policy: ['env: [ANTHROPIC_API_KEY]', 'format: review-output', 'retries: 0', 'timeout: 20m'],
    setup: 'npm install --global --allow-scripts=@anthropic-ai/claude-code @anthropic-ai/claude-code@2.1.197',
    secret: { name: 'ANTHROPIC_API_KEY', variable: 'ANTHROPIC_API_KEY' },
    scripts: ['claude-code.mjs', ...prompt],
    isConfigured: onRequest,
  },
  {
    id: 'codex',
    run: ['node', '.github/reviewers/codex.mjs'],
    policy: ['env: [CODEX_API_KEY]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @openai/codex@0.169.0',
    secret: { name: 'OPENAI_API_KEY', variable: 'CODEX_API_KEY' },
    scripts: ['codex.mjs', ...prompt],
    isConfigured: onRequest,
  },
  {
    id: 'gemini-cli',
    run: ['node', '.github/reviewers/gemini-cli.mjs'],
    policy: ['env: [GEMINI_API_KEY]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @google/gemini-cli@0.61.0',
    secret: { name: 'GEMINI_API_KEY', variable: 'GEMINI_API_KEY' },
    scripts: ['gemini-cli.mjs', 'gemini-cli.toml', ...prompt],
    isConfigured: onRequest,
  },
  {
    id: 'copilot-cli',
    run: ['node', '.github/reviewers/copilot-cli.mjs'],
    policy: ['env: [COPILOT_GITHUB_TOKEN]', 'format: review-output', 'timeout: 20m'],
    setup: 'npm install --global @github/copilot@1.0.102',
    secret: { name: 'COPILOT_GITHUB_TOKEN', variable: 'COPILOT_GITHUB_TOKEN' },
    scripts: ['copilot-cli.mjs', ...prompt],
    isConfigured: onRequest,
  },
];
