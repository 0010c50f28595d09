import { Option } from 'commander';
import { addCommand, type CommandLine } from './command-definition.ts';
import type { HeaderFlags } from './convert-command.ts';

interface DocumentFlags {
  readonly format?: string;
  readonly contract?: string;
}

interface ValidateFlags extends DocumentFlags {
  readonly diff?: string;
  readonly head?: string;
  readonly previous?: string;
}

interface ConvertFlags extends DocumentFlags, HeaderFlags {
  readonly to: string;
}

function contractOption(): Option {
  return new Option('--contract <how>', 'how strictly it is read').choices(['tolerant', 'strict']);
}

function addValidate(line: CommandLine): void {
  const { shell, output, finish } = line;
  addCommand(line, 'validate')
    .summary("Check a reviewer's document, a file of a run or the policy")
    .description(
      "Check a reviewer's document, a file of a run or the policy, and say everything that is wrong",
    )
    .argument('<file>', 'the document, or a .yml file for the policy; - for standard input')
    .option('--diff <file>', 'the diff under review: checks lines and paths as well')
    .option('--head <commit>', 'the commit under review')
    .option('--previous <file>', 'the verdict file as it was before: checks what may change as well')
    .option('--format <name>', 'read it as this format')
    .addOption(contractOption())
    .option('--json', 'print {valid, errors[]}, as --output agent does')
    .action(async (file: string, flags: ValidateFlags) => {
      const { validateCommand } = await import('./validate-command.ts');
      finish(await validateCommand({ ...flags, file, output }, shell));
    });
}

function addLines(line: CommandLine): void {
  const { shell, finish } = line;
  addCommand(line, 'lines')
    .description('Print the lines of a diff that a comment may be on, as JSON')
    .argument('<diff>', 'a file that holds a unified diff, or - for standard input')
    .action(async (diff: string) => {
      const { linesCommand } = await import('./lines-command.ts');
      finish(await linesCommand(diff, shell));
    });
}

function addSchema(line: CommandLine): void {
  const { shell, finish } = line;
  addCommand(line, 'schema')
    .description('Print a JSON Schema')
    .argument('<name>', 'such as review-output or policy; a wrong one is answered with all there are')
    .action(async (name: string) => {
      const { schemaCommand } = await import('./schema-command.ts');
      finish(schemaCommand(name, shell));
    });
}

function addPrompt(line: CommandLine): void {
  const { shell, finish } = line;
  addCommand(line, 'prompt')
    .description('Print what to ask a model for a review in one of the contracts')
    .argument('<format>', 'review-output, review-data, candidate-findings, envelope or verdict')
    .option('--for <role>', 'primary, challenger or verify', 'primary')
    .action(async (format: string, flags: { readonly for: string }) => {
      const { promptCommand } = await import('./prompt-command.ts');
      finish(promptCommand(format, flags.for, shell));
    });
}

function addConvert(line: CommandLine): void {
  const { shell, finish } = line;
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
    .action(async (file: string, flags: ConvertFlags) => {
      const { convertCommand } = await import('./convert-command.ts');
      finish(await convertCommand({ file, ...flags }, shell));
    });
}

/** Commands about single files, for reviewers and the people who write them. */
export function addDocumentCommands(line: CommandLine): void {
  addValidate(line);
  addLines(line);
  addSchema(line);
  addPrompt(line);
  addConvert(line);
}
