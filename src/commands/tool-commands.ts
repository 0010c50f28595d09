import { Argument, type Command, Option } from 'commander';
import { answer } from './command-answer.ts';
import { addCommand, type CommandLine, givenInputs } from './command-definition.ts';
import { completionScript, completionShells } from './completion-command.ts';
import type { ConvertOptions } from './convert-command.ts';
import type { DoctorOptions } from './doctor-command.ts';
import type { ExplainOptions } from './explain-command.ts';
import type { InitOptions } from './init-command.ts';
import type { McpOptions } from './mcp/mcp-command.ts';
import type { PreviewOptions } from './preview/preview-command.ts';
import type { Layout } from './propose-setup.ts';
import type { ScorecardOptions } from './scorecard/scorecard-command.ts';
import type { SuppressOptions } from './suppress-command.ts';
import type { ValidateOptions } from './validate-command.ts';

/** The options of a command that are flags of its command line. */
type Flags<Options, Others extends keyof Options> = Omit<Options, Others | 'output' | 'inputs'>;

const layouts: readonly Layout[] = ['called', 'jobs', 'forks'];

/** Commands that set the action up in a repository. Each loads its code when it is started. */
export function addSetupCommands(line: CommandLine): void {
  const { program, shell, output, finish } = line;
  addCommand(line, 'demo', 'whole')
    .description('Review a small made-up change; needs nothing installed')
    .action(async () => {
      const { demoCommand } = await import('./demo-command.ts');
      finish(await demoCommand(output, shell));
    });
  addCommand(line, 'init', 'setup')
    .summary('Propose a policy and workflows, and write them on consent')
    .description('Propose a policy and workflows for this repository, and write them on consent')
    .option('--reviewers <ids>', 'such as eslint,claude-code (default: the linters that are configured here)')
    .addOption(
      new Option(
        '--layout <name>',
        'called: three jobs maintained with the action; jobs: one job per reviewer; forks: two workflows that serve forks too',
      )
        .choices(layouts)
        .default('called'),
    )
    .option('--advisory', 'report what would fail, and block nothing')
    .option('--yes', 'write without asking')
    .action(async (flags: Flags<InitOptions, never>) => {
      const { initCommand } = await import('./init-command.ts');
      finish(await initCommand({ ...flags, output }, shell));
    });
  addCommand(line, 'doctor', 'setup')
    .description('Check policy, workflows, token and branch rules')
    .option('--repo <owner/name>', 'the repository on GitHub (default: the remote of this one)')
    .option('--json', 'print the checks as JSON, as --output agent does')
    .action(async (flags: Flags<DoctorOptions, never>) => {
      const { doctorCommand } = await import('./doctor-command.ts');
      finish(await doctorCommand({ ...flags, output }, shell));
    });
  addCommand(line, 'scorecard', 'setup')
    .summary('Show which reviewer is worth its cost')
    .description('Show which reviewer is worth its cost, from the pull requests on GitHub')
    .option('--repo <owner/name...>', 'repositories (default: the remote of this one)')
    .option('--since <period>', 'pull requests updated in this period, such as 90d or 12w', '90d')
    .option('--check-name <name>', 'the name of the check', 'pr-verdict')
    .option('--git', 'also look for later changes of the lines, in the clone in the current folder')
    .option('--suggest', 'print policy changes with the figures behind them, and apply none')
    .option('--export', 'print one JSON line for each finding')
    .option('--cache <folder>', 'the folder of the cache (default: the cache folder of the user)')
    .action(async (flags: Omit<ScorecardOptions, 'repo'> & { readonly repo?: readonly string[] }) => {
      const { scorecardCommand } = await import('./scorecard/scorecard-command.ts');
      finish(await scorecardCommand({ ...flags, repo: flags.repo ?? [] }, shell));
    });
  addCommand(line, 'completion', 'setup')
    .description('Print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(completionShells))
    .action((name: (typeof completionShells)[number]) => {
      const script = completionScript(name, program);
      answer({ data: { script }, page: script }, output, shell);
      finish(0);
    });
}

function contractOption(about = 'how strictly it is read'): Option {
  return new Option('--contract <how>', about).choices(['tolerant', 'strict']);
}

/** Commands about single files, for reviewers and the people who write them. */
export function addDocumentCommands(line: CommandLine): void {
  const { shell, output, finish } = line;
  addCommand(line, 'validate')
    .summary("Check a reviewer's document, a file of a run or the policy")
    .description("Check a reviewer's document, a file of a run or the policy, and print every problem")
    .argument('<file>', 'the document, or a .yml file for the policy; - for standard input')
    .option('--diff <file>', 'the diff under review: checks lines and paths as well')
    .option('--head <commit>', 'the commit under review')
    .option('--previous <file>', 'an earlier copy of the verdict file: also checks what changed since')
    .option('--format <name>', 'read it as this format')
    .addOption(
      contractOption(
        'tolerant: only what cannot be read is an error; strict: every deviation from the contract is',
      ),
    )
    .option('--json', 'print {valid, errors[]}, as --output agent does')
    .action(async (file: string, flags: Flags<ValidateOptions, 'file'>) => {
      const { validateCommand } = await import('./validate-command.ts');
      finish(await validateCommand({ ...flags, file, output }, shell));
    });
  addCommand(line, 'lines')
    .description('Print the lines of a diff that a comment may be on, as JSON')
    .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
    .action(async (diff: string) => {
      const { linesCommand } = await import('./lines-command.ts');
      finish(await linesCommand(diff, shell));
    });
  addCommand(line, 'schema')
    .description('Print a JSON Schema')
    .argument('<name>', 'such as review-output or policy; for an unknown one all are listed')
    .action(async (name: string) => {
      const { schemaCommand } = await import('./schema-command.ts');
      finish(schemaCommand(name, shell));
    });
  addCommand(line, 'prompt')
    .description('Print a prompt for a model that reviews in one of the contracts')
    .argument('<format>', 'review-output, review-data, candidate-findings, envelope or verdict')
    .option('--for <role>', 'primary, challenger or verify', 'primary')
    .action(async (format: string, flags: { readonly for: string }) => {
      const { promptCommand } = await import('./prompt-command.ts');
      finish(await promptCommand(format, flags.for, output, shell));
    });
  addCommand(line, 'convert')
    .summary('Print a document or findings.json in another format')
    .description('Print a document or findings.json in another format, and say what that loses')
    .argument('<file>', 'the document, or the findings.json of a run; - for standard input')
    .requiredOption('--to <format>', 'review-output, review-data, candidate-findings, verdict or sarif')
    .option('--format <name>', 'read it as this format')
    .addOption(contractOption())
    .option('--pull-request <number>', 'the pull request that was reviewed, for review-data')
    .option('--repository <owner/name>', 'its repository, for review-data and verdict')
    .option('--head <commit>', 'the commit that was reviewed, for review-data')
    .option('--timestamp <time>', 'when it was reviewed, for review-data and verdict')
    .option('--reference <link>', 'a Markdown link for findings that cite nothing, for review-output')
    .action(async (file: string, flags: Flags<ConvertOptions, 'file'>) => {
      const { convertCommand } = await import('./convert-command.ts');
      finish(await convertCommand({ ...flags, file, output }, shell));
    });
}

/** Adds inputs as options by which `explain` differs from the run, and returns how to read all of them. */
function addInputs(command: Command, names: readonly string[] = []): () => ReadonlyMap<string, string> {
  command.option('--check-name <name>', 'the check of that run (default: pr-verdict)');
  for (const name of names) command.option(`--${name} <value>`, `explain another value of the input ${name}`);
  return () => new Map([['target', 'local'], ...givenInputs(command, ['check-name', ...names])]);
}

const runFolder = 'where the run left its files (default: .code-review of the worktree)';

/** Commands about what a finished run found. */
export function addResultCommands(line: CommandLine): void {
  const { shell, output, finish } = line;
  const explain = addCommand(line, 'explain')
    .summary('Explain why a finding blocks, and the verdict')
    .description('Explain why a finding blocks or does not, and the verdict')
    .argument('[finding]', 'its id, or how it begins; without one the whole result')
    .option('--review-dir <folder>', runFolder)
    .option('--prompt', 'print the open findings as one task for a coding agent')
    .option('--packet', 'print what the person who decides needs, on one screen')
    .option('--scorecard <file>', 'JSON of `scorecard`: adds the records of reviewers');
  const explainInputs = addInputs(explain, ['fail-on', 'approve', 'max-comments', 'inline-from', 'contract']);
  explain.action(async (finding: string | undefined, flags: Flags<ExplainOptions, 'finding'>) => {
    const { explainCommand } = await import('./explain-command.ts');
    finish(await explainCommand({ ...flags, finding, inputs: explainInputs(), output }, shell));
  });
  const suppress = addCommand(line, 'suppress')
    .summary('Withhold a known false positive, by an entry in the policy')
    .description('Withhold a known false positive for good: writes one entry into the policy file')
    .argument('<finding>', 'its id, or how it begins')
    .option('--review-dir <folder>', runFolder)
    .requiredOption('--reason <text>', 'why it is false')
    .option('--until <day>', 'the last day on which this holds, such as 2030-12-31')
    .option('--config <file>', 'the policy file (default: .github/pr-verdict.yml of the worktree)');
  const suppressInputs = addInputs(suppress);
  suppress.action(async (finding: string, flags: Flags<SuppressOptions, 'finding' | 'today'>) => {
    const { suppressCommand } = await import('./suppress-command.ts');
    const today = new Date().toISOString().slice(0, 10);
    finish(await suppressCommand({ ...flags, finding, inputs: suppressInputs(), today, output }, shell));
  });
  const preview = addCommand(line, 'preview')
    .summary('Write the review as one HTML page: the diff with its comments')
    .description('Write the review as one HTML page: the diff with its comments, and everything about them')
    .argument('[directory]', runFolder)
    .option('--out <file>', 'the page (default: preview.html in that directory)');
  const previewInputs = addInputs(preview);
  preview.action(async (reviewDir: string | undefined, { out }: Flags<PreviewOptions, 'reviewDir'>) => {
    const { previewCommand } = await import('./preview/preview-command.ts');
    finish(await previewCommand({ reviewDir, out, inputs: previewInputs(), output }, shell));
  });
  addCommand(line, 'mcp')
    .summary('Serve tools for coding agents over MCP')
    .description('Serve tools for coding agents over MCP: review a change, or fix what a review found')
    .option('--review-dir <folder>', runFolder)
    .option('--reviewer <id>', 'the reviewer that the findings are from', 'agent')
    .action(async (flags: McpOptions) => {
      const { mcpCommand } = await import('./mcp/mcp-command.ts');
      finish(await mcpCommand(flags, shell));
    });
}
