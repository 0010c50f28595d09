/** The keys from an object to a value in it. */
export type Path = readonly PropertyKey[];

/** Where one tool has what in its own JSON. */
export interface LinterReport {
  readonly tool: string;
  /**
   * What each of its reports has, which tells it from others: of the report, or of an item of its list. What other formats
   * lack comes first, since every item of a list is looked at.
   */
  readonly requires: readonly Path[];
  /** The list whose items have what is required; empty where the report is the list. */
  readonly ofItems?: Path;
  /** The list of findings, from the report or from each of its files. */
  readonly findings: Path;
  /** The report is a list of files, each with its path and its findings. */
  readonly isByFile?: true;
  /** The first of these that has a text. */
  readonly message: readonly Path[];
  readonly rule: Path;
  readonly severity: Path;
  readonly path: Path;
  readonly line: Path;
  readonly endLine?: Path;
  /** The number of the first line of a file. */
  readonly firstLine?: 0;
  /** Texts, of the report or of each of its files, that are there where the tool failed. */
  readonly failures?: readonly Path[];
}

/** Data: one entry for each shape that a tool's JSON has; a new tool is a new entry. */
export const linterReports: readonly LinterReport[] = [
  {
    tool: 'Biome',
    requires: [['summary'], ['diagnostics'], ['command']],
    findings: ['diagnostics'],
    message: [['message'], ['description']],
    rule: ['category'],
    severity: ['severity'],
    path: ['location', 'path'],
    line: ['location', 'start', 'line'],
    endLine: ['location', 'end', 'line'],
  },
  {
    tool: 'Oxlint',
    requires: [['diagnostics'], ['number_of_files'], ['number_of_rules']],
    findings: ['diagnostics'],
    message: [['message']],
    rule: ['code'],
    severity: ['severity'],
    path: ['filename'],
    line: ['labels', 0, 'span', 'line'],
  },
  {
    tool: 'Pyright',
    requires: [['generalDiagnostics'], ['time'], ['summary', 'filesAnalyzed']],
    findings: ['generalDiagnostics'],
    message: [['message']],
    rule: ['rule'],
    severity: ['severity'],
    path: ['file'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
    firstLine: 0,
  },
  {
    tool: 'Pyright',
    requires: [['diagnostics'], ['time'], ['summary', 'filesAnalyzed']],
    findings: ['diagnostics'],
    message: [['message']],
    rule: ['rule'],
    severity: ['severity'],
    path: ['file'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
    firstLine: 0,
  },
  {
    tool: 'Deno lint',
    requires: [['version'], ['diagnostics'], ['errors']],
    findings: ['diagnostics'],
    message: [['message']],
    rule: ['code'],
    severity: ['severity'],
    path: ['filename'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
  },
  {
    tool: 'Terraform',
    requires: [['format_version'], ['valid'], ['diagnostics']],
    findings: ['diagnostics'],
    message: [['detail'], ['summary']],
    rule: ['code'],
    severity: ['severity'],
    path: ['range', 'filename'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
  },
  {
    tool: 'Bandit',
    requires: [['results'], ['errors'], ['metrics'], ['generated_at']],
    findings: ['results'],
    message: [['issue_text']],
    rule: ['test_id'],
    severity: ['issue_severity'],
    path: ['filename'],
    line: ['line_number'],
  },
  {
    tool: 'Semgrep',
    requires: [['results'], ['errors'], ['paths']],
    findings: ['results'],
    message: [['extra', 'message']],
    rule: ['check_id'],
    severity: ['extra', 'severity'],
    path: ['path'],
    line: ['start', 'line'],
    endLine: ['end', 'line'],
  },
  {
    tool: 'TFLint',
    requires: [
      ['rule', 'link'],
      ['range', 'filename'],
    ],
    ofItems: ['issues'],
    findings: ['issues'],
    message: [['message']],
    rule: ['rule', 'name'],
    severity: ['rule', 'severity'],
    path: ['range', 'filename'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
  },
  {
    tool: 'golangci-lint',
    requires: [['Issues'], ['Report']],
    findings: ['Issues'],
    message: [['Text']],
    rule: ['FromLinter'],
    severity: ['Severity'],
    path: ['Pos', 'Filename'],
    line: ['Pos', 'Line'],
    failures: [['Report', 'Error']],
  },
  {
    tool: 'Stylelint',
    requires: [['source'], ['warnings'], ['errored']],
    ofItems: [],
    isByFile: true,
    findings: ['warnings'],
    message: [['text']],
    rule: ['rule'],
    severity: ['severity'],
    path: ['source'],
    line: ['line'],
    endLine: ['endLine'],
    failures: [
      ['invalidOptionWarnings', 0, 'text'],
      ['parseErrors', 0, 'text'],
    ],
  },
  {
    tool: 'Ruff',
    requires: [['code'], ['filename'], ['message'], ['location', 'row']],
    ofItems: [],
    findings: [],
    message: [['message']],
    rule: ['code'],
    severity: ['severity'],
    path: ['filename'],
    line: ['location', 'row'],
    endLine: ['end_location', 'row'],
  },
  {
    tool: 'ShellCheck',
    requires: [['level'], ['code'], ['file'], ['line'], ['endLine'], ['message']],
    ofItems: ['comments'],
    findings: ['comments'],
    message: [['message']],
    rule: ['code'],
    severity: ['level'],
    path: ['file'],
    line: ['line'],
    endLine: ['endLine'],
  },
  {
    tool: 'ShellCheck',
    requires: [['level'], ['code'], ['file'], ['line'], ['endLine'], ['message']],
    ofItems: [],
    findings: [],
    message: [['message']],
    rule: ['code'],
    severity: ['level'],
    path: ['file'],
    line: ['line'],
    endLine: ['endLine'],
  },
  {
    tool: 'ast-grep',
    requires: [['ruleId'], ['file'], ['range', 'byteOffset'], ['message']],
    ofItems: [],
    findings: [],
    message: [['message']],
    rule: ['ruleId'],
    severity: ['severity'],
    path: ['file'],
    line: ['range', 'start', 'line'],
    endLine: ['range', 'end', 'line'],
    firstLine: 0,
  },
];
