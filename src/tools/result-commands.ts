import type { Command } from 'commander';
import { addCommand, type CommandLine, givenInputs } from './command-definition.ts';

interface RunFlags {
  readonly reviewDir?: string;
}

interface ExplainFlags extends RunFlags {
  readonly prompt?: boolean;
  readonly scorecard?: string;
}

interface SuppressFlags extends RunFlags {
  readonly reason: string;
  readonly until?: string;
  readonly config?: string;
}

/** Inputs by which the result of a run may differ from what the policy alone says. */
const decidingInputs = ['check-name', 'fail-on', 'approve', 'max-comments', 'inline-from', 'contract'];

/** A command that reads what a finished run left, with the inputs on which that depends. */
function addResultCommand(line: CommandLine, name: string, inputs: readonly string[]): Command {
  const command = addCommand(line, name).option(
    '--review-dir <folder>',
    'where the run left its files (default: .code-review of the worktree)',
  );
  for (const input of inputs) command.option(`--${input} <value>`, `the input ${input} that the run had`);
  return command;
}

function inputsOfRun(command: Command, names: readonly string[]): ReadonlyMap<string, string> {
  return new Map([['target', 'local'], ...givenInputs(command, names)]);
}

function addExplain(line: CommandLine): void {
  const { shell, output, finish } = line;
  const command = addResultCommand(line, 'explain', decidingInputs)
    .summary('Say why a finding blocks, and why the verdict is what it is')
    .description('Say why a finding blocks or does not, and why the verdict is what it is')
    .argument('[finding]', 'its id, or how it begins; without one the whole result')
    .option('--prompt', 'print the open findings as one task for a coding agent')
    .option('--scorecard <file>', 'what `scorecard --output agent` printed: shows the records of reviewers')
    .action(async (finding: string | undefined, { reviewDir, prompt, scorecard }: ExplainFlags) => {
      const { explainCommand } = await import('./explain-command.ts');
      const inputs = inputsOfRun(command, decidingInputs);
      finish(await explainCommand({ finding, reviewDir, inputs, output, prompt, scorecard }, shell));
    });
}

function addSuppress(line: CommandLine): void {
  const { shell, output, finish } = line;
  const command = addResultCommand(line, 'suppress', ['check-name'])
    .summary('Withhold a known false positive, by an entry in the policy')
    .description('Withhold a known false positive for good: writes one entry into the policy file')
    .argument('<finding>', 'its id, or how it begins')
    .requiredOption('--reason <text>', 'why it is false')
    .option('--until <day>', 'the last day on which this holds, such as 2026-12-31')
    .option('--config <file>', 'the policy file (default: .github/pr-verdict.yml of the worktree)')
    .action(async (finding: string, flags: SuppressFlags) => {
      const { suppressCommand } = await import('./suppress-command.ts');
      const inputs = inputsOfRun(command, ['check-name']);
      const today = new Date().toISOString().slice(0, 10);
      finish(await suppressCommand({ ...flags, finding, inputs, today, output }, shell));
    });
}

interface PreviewFlags {
  readonly out?: string;
}

function addPreview(line: CommandLine): void {
  const { shell, output, finish } = line;
  const command = addCommand(line, 'preview')
    .summary('Write the review as one HTML page: the diff with its comments')
    .description('Write the review as one HTML page: the diff with its comments, and everything about them')
    .argument('[directory]', 'where the run left its files (default: .code-review of the worktree)')
    .option('--out <file>', 'the page (default: preview.html in that directory)');
  for (const input of decidingInputs)
    command.option(`--${input} <value>`, `the input ${input} that the run had`);
  command.action(async (reviewDir: string | undefined, { out }: PreviewFlags) => {
    const { previewCommand } = await import('./preview-command.ts');
    finish(
      await previewCommand({ reviewDir, out, inputs: inputsOfRun(command, decidingInputs), output }, shell),
    );
  });
}

interface McpFlags extends RunFlags {
  readonly reviewer: string;
}

function addMcp(line: CommandLine): void {
  const { shell, finish } = line;
  addCommand(line, 'mcp')
    .summary('Serve tools for coding agents over MCP')
    .description('Serve tools for coding agents over MCP: review a change, or fix what a review found')
    .option('--review-dir <folder>', 'where `fetch` or `run` left its files (default: .code-review)')
    .option('--reviewer <id>', 'the reviewer that the findings are from', 'agent')
    .action(async (flags: McpFlags) => {
      const { mcpCommand } = await import('./mcp-command.ts');
      finish(await mcpCommand(flags, shell));
    });
}

/** Commands about what a finished run found. */
export function addResultCommands(line: CommandLine): void {
  addExplain(line);
  addSuppress(line);
  addPreview(line);
  addMcp(line);
}
