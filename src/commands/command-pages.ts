import { codeFence, codeSpan, paragraph, text } from '../markdown/markdown-nodes.ts';
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
  return serialize([
    paragraph(
      codeSpan(config),
      text(isNew ? ` (${state}), ` : ' has it already, '),
      codeSpan('policy.suppress'),
      text(':'),
    ),
    codeFence('yaml', entries.trimEnd()),
    ...(isNew
      ? [
          paragraph(
            codeSpan(id),
            text(' is withheld from now on in this work tree, and on pull requests once this is merged.'),
          ),
        ]
      : []),
  ]);
}

/** Plain text as Markdown that shows nothing in it as anything else. */
export function textPage(plain: string): string {
  return serialize([codeFence('text', plain.trimEnd())]);
}
