import { Argument, Option } from 'commander';
import { addCommand, type CommandLine } from './command-definition.ts';
import { completionScript, completionShells } from './completion-command.ts';
import type { DoctorOptions } from './doctor-command.ts';
import type { InitOptions } from './init-command.ts';
import type { Layout } from './propose-setup.ts';
import type { ScorecardOptions } from './scorecard/scorecard-command.ts';

const layouts: readonly Layout[] = ['called', 'jobs', 'forks'];

function addCompletion(line: CommandLine): void {
  const { program, shell, finish } = line;
  addCommand(line, 'completion', 'setup')
    .description('Print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(completionShells))
    .action(async (name: (typeof completionShells)[number]) => {
      shell.out(completionScript(name, program));
      finish(0);
    });
}

/** Commands that set the action up in a repository. */
export function addSetupCommands(line: CommandLine): void {
  const { shell, output, finish } = line;
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
    .addHelpText('after', '\nExample:\n  pr-verdict init --reviewers eslint,claude-code --advisory')
    .action(async (flags: Omit<InitOptions, 'output'>) => {
      const { initCommand } = await import('./init-command.ts');
      finish(await initCommand({ ...flags, output }, shell));
    });
  addCommand(line, 'doctor', 'setup')
    .description('Check policy, workflows, token and branch rules')
    .option('--repo <owner/name>', 'the repository on GitHub (default: the remote of this one)')
    .option('--json', 'print the checks as JSON, as --output agent does')
    .addHelpText('after', '\nExample:\n  GITHUB_TOKEN=$(gh auth token) pr-verdict doctor')
    .action(async (flags: Omit<DoctorOptions, 'output'>) => {
      const { doctorCommand } = await import('./doctor-command.ts');
      finish(await doctorCommand({ ...flags, output }, shell));
    });
  addCommand(line, 'scorecard', 'setup')
    .summary('Show which reviewer is worth its cost')
    .description('Show which reviewer is worth its cost, from the pull requests on GitHub')
    .option('--repo <owner/name...>', 'repositories (default: the remote of this one)')
    .option('--since <period>', 'pull requests updated within, in days or weeks', '90d')
    .option('--check-name <name>', 'the name of the check', 'pr-verdict')
    .option('--git', 'also look for later changes of the lines, in the clone in the current folder')
    .option('--suggest', 'print policy changes with the figures behind them, and apply none')
    .option('--export', 'print one JSON line for each finding')
    .option('--cache <folder>', 'where what was read is kept (default: the cache folder of the user)')
    .action(async (flags: Omit<ScorecardOptions, 'repo'> & { readonly repo?: readonly string[] }) => {
      const { scorecardCommand } = await import('./scorecard/scorecard-command.ts');
      finish(await scorecardCommand({ ...flags, repo: flags.repo ?? [] }, shell));
    });
  addCompletion(line);
}
