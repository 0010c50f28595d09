/** The text that a recipe's program prints; `ROOT` is the worktree. */
export function outputOf(recipe: keyof typeof outputs): string {
  const output: unknown = outputs[recipe];
  if (typeof output === 'string') return output;
  const isLines = recipe === 'reviewdog' && Array.isArray(output);
  return isLines ? output.map((each) => `${JSON.stringify(each)}\n`).join('') : JSON.stringify(output);
}

/**
 * What the recipes' programs print, as small as their shape allows. Shapes are those of the programs' own
 * documentation, tests or sources, which the recipes' pages name.
 */
export const outputs = {
  eslint: [
    {
      filePath: 'ROOT/src/app.js',
      messages: [
        {
          ruleId: 'no-debugger',
          severity: 2,
          message: "Unexpected 'debugger' statement.",
          line: 2,
          column: 1,
          messageId: 'unexpected',
          endLine: 2,
          endColumn: 10,
        },
      ],
      errorCount: 1,
      fatalErrorCount: 0,
      warningCount: 0,
      source: 'export const one = 1;\ndebugger;\n',
    },
  ],
  biome: {
    source: { name: 'Biome', url: 'https://biomejs.dev' },
    diagnostics: [
      {
        code: { url: 'https://biomejs.dev/linter/rules/no-debugger', value: 'lint/suspicious/noDebugger' },
        location: {
          path: 'src/app.ts',
          range: { end: { column: 12, line: 3 }, start: { column: 3, line: 3 } },
        },
        message: 'This is an unexpected use of the debugger statement.',
        severity: 'ERROR',
      },
    ],
  },
  ruff: {
    version: '2.1.0',
    runs: [
      {
        results: [
          {
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'file://ROOT/app.py' },
                  region: { endColumn: 10, endLine: 1, startColumn: 8, startLine: 1 },
                },
              },
            ],
            message: { text: '`os` imported but unused' },
            ruleId: 'F401',
          },
        ],
        tool: {
          driver: {
            name: 'Ruff',
            rules: [
              {
                help: { text: '`{name}` imported but unused' },
                helpUri: 'https://docs.astral.sh/ruff/rules/unused-import',
                id: 'F401',
                properties: {
                  id: 'F401',
                  kind: 'Pyflakes',
                  name: 'unused-import',
                  'problem.severity': 'error',
                },
                shortDescription: { text: '`{name}` imported but unused' },
              },
            ],
          },
        },
      },
    ],
  },
  /** `--path-mode=abs`; every location has the index 0 of a table that is not there. */
  'golangci-lint': {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'golangci-lint' } },
        results: [
          {
            ruleId: 'errcheck',
            level: 'error',
            message: { text: 'Error return value of `os.Remove` is not checked' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'ROOT/main.go', index: 0 },
                  region: { startLine: 6, startColumn: 1 },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  /** No level in the results: the rule has it. One finding is silenced in the source. */
  semgrep: {
    version: '2.1.0',
    runs: [
      {
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
        results: [
          {
            fingerprints: { 'matchBasedId/v1': '3' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%' },
                  region: { startLine: 3, startColumn: 1 },
                },
              },
            ],
            message: { text: 'A debugger statement was left in.' },
            properties: {},
            ruleId: 'javascript.lang.security.audit.debugger.debugger',
          },
          {
            fingerprints: { 'matchBasedId/v1': '4' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%' },
                  region: { startLine: 4, startColumn: 1 },
                },
              },
            ],
            message: { text: 'Loose comparison.' },
            properties: {},
            ruleId: 'javascript.lang.security.audit.debugger.debugger',
            suppressions: [{ kind: 'inSource' }],
          },
        ],
        tool: {
          driver: {
            name: 'Semgrep OSS',
            rules: [
              {
                id: 'javascript.lang.security.audit.debugger.debugger',
                name: 'javascript.lang.security.audit.debugger.debugger',
                defaultConfiguration: { level: 'warning' },
                helpUri: 'https://semgrep.dev/r/javascript.lang.security.audit.debugger.debugger',
                shortDescription: {
                  text: 'Semgrep Finding: javascript.lang.security.audit.debugger.debugger',
                },
                properties: { precision: 'very-high', tags: ['LOW CONFIDENCE'] },
              },
            ],
            semanticVersion: '1.160.0',
          },
        },
      },
    ],
  },
  /** Rules in an extension, levels in the rules, paths below a declared root. */
  codeql: {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'CodeQL', organization: 'GitHub', semanticVersion: '2.23.0', rules: [] },
          extensions: [
            {
              name: 'codeql/javascript-queries',
              semanticVersion: '2.1.0',
              rules: [
                {
                  id: 'js/debugger-statement',
                  name: 'js/debugger-statement',
                  shortDescription: { text: 'Use of debugger statement' },
                  defaultConfiguration: { enabled: true, level: 'error' },
                  properties: { 'security-severity': '7.8', precision: 'high' },
                },
              ],
            },
          ],
        },
        originalUriBaseIds: { '%SRCROOT%': { uri: 'file://ROOT/' } },
        artifacts: [{ location: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%', index: 0 } }],
        results: [
          {
            ruleId: 'js/debugger-statement',
            rule: { id: 'js/debugger-statement', index: 0, toolComponent: { index: 0 } },
            message: { text: 'Do not use [debugger](1).' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%', index: 0 },
                  region: { startLine: 3, startColumn: 1 },
                },
              },
            ],
            partialFingerprints: { primaryLocationLineHash: '8c2bd6a7b5f3c9c4:1' },
            relatedLocations: [
              {
                id: 1,
                message: { text: 'debugger' },
                physicalLocation: {
                  artifactLocation: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%' },
                  region: { startLine: 3, startColumn: 1 },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  /** `-reporter=rdjsonl`, from two runners. */
  reviewdog: [
    {
      message: 'Double quote to prevent globbing and word splitting.',
      location: { path: 'run.sh', range: { start: { line: 2, column: 6 }, end: { line: 2, column: 8 } } },
      severity: 'ERROR',
      source: { name: 'shellcheck', url: 'https://www.shellcheck.net/' },
      code: { value: 'SC2086' },
    },
    {
      message: 'os imported but unused',
      location: { path: 'app.py', range: { start: { line: 1 } } },
      source: { name: 'pyflakes' },
    },
  ],
  /** Of version 4, with `--report=checkstyle`. */
  'php-codesniffer': `<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="4.0.1">
<file name="ROOT/src/Cart.php">
 <error line="3" column="1" severity="error" message="Line indented incorrectly; expected 0 spaces, found 2 &lt;?&gt;" source="Generic.WhiteSpace.ScopeIndent.Incorrect"/>
</file>
</checkstyle>
`,
};
