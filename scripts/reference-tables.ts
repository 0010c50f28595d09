import { type Permissions, permissions } from '../src/commands/permissions.ts';
import type { ActionMetadata } from './action-metadata.ts';
import { withBlock } from './generated-block.ts';

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function permissionList(needed: Permissions): string {
  const scopes = Object.entries(needed).map(([scope, level]) => `\`${scope}: ${level}\``);
  return scopes.length === 0 ? 'nothing' : scopes.join(', ');
}

function tables({ inputs, outputs }: ActionMetadata): Readonly<Record<string, string>> {
  return {
    inputs: table(
      ['Input', 'Default', 'Meaning'],
      Object.entries(inputs).map(([name, input]) => [code(name), code(input.default), input.description]),
    ),
    outputs: table(
      ['Output', 'Meaning'],
      Object.entries(outputs).map(([name, output]) => [code(name), output.description]),
    ),
    permissions: table(
      ['Stage', 'Needs'],
      Object.entries(permissions).map(([stage, needed]) => [code(stage), permissionList(needed)]),
    ),
  };
}

/** The reference page with its tables of inputs, outputs and permissions. */
export function withTables(page: string, metadata: ActionMetadata): string {
  return Object.entries(tables(metadata)).reduce(
    (text, [name, content]) => withBlock(text, name, content),
    page,
  );
}
