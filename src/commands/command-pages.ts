import { codeFence, codeSpan } from '../markdown/markdown-nodes.ts';
import { say } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';

/** The page of `suppress`: `entry` as it looks in the policy file `config`. */
export function suppressPage(input: {
  readonly config: string;
  readonly state: 'created' | 'changed' | 'unchanged';
  readonly entries: string;
  readonly id: string;
}): string {
  const { config, state, entries, id } = input;
  const isNew = state !== 'unchanged';
  const about = isNew ? ` (${state}),` : ' has it already,';
  return serialize([
    say`${codeSpan(config)}${about} \`policy.suppress\`:`,
    codeFence('yaml', entries.trimEnd()),
    ...(isNew
      ? [
          say`${codeSpan(id)} is withheld from now on in this work tree, and on pull requests once this is merged.`,
        ]
      : []),
  ]);
}

/** Plain text as Markdown that shows nothing in it as anything else. */
export function textPage(plain: string): string {
  return serialize([codeFence('text', plain.trimEnd())]);
}
