import type { Command } from 'commander';
import { project } from '../model/project.ts';

export const completionShells = ['bash', 'zsh', 'fish'] as const;
type CompletionShell = (typeof completionShells)[number];

interface Completed {
  readonly name: string;
  readonly description: string;
  readonly options: readonly string[];
}

function completedCommands(program: Command): readonly Completed[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [...command.options.flatMap(({ long }) => long ?? []), '--help'],
  }));
}

function bash(commands: readonly Completed[]): string {
  const cases = commands.map(({ name, options }) => `    ${name}) words="${options.join(' ')}" ;;`);
  return `_pr_verdict() {
  local words="${commands.map(({ name }) => name).join(' ')} --help --version"
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _pr_verdict ${project.name}
`;
}

function fish(commands: readonly Completed[]): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return commands
    .flatMap(({ name, description, options }) => [
      `complete -c ${project.name} -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
      ...options.map(
        (option) =>
          `complete -c ${project.name} -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`,
      ),
    ])
    .join('\n')
    .concat('\n');
}

/** A script that completes commands and options in a shell. */
export function completionScript(shell: CompletionShell, program: Command): string {
  const commands = completedCommands(program);
  if (shell === 'fish') return fish(commands);
  // Zsh reads completions of bash.
  const prelude = shell === 'zsh' ? 'autoload -U +X compinit bashcompinit\ncompinit\nbashcompinit\n' : '';
  return `${prelude}${bash(commands)}`;
}
