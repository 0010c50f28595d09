import type { BlockContent, PhrasingContent } from 'mdast';
import { codeFence, codeSpan, list, paragraph, text } from '../markdown/markdown-nodes.ts';
import { plainText } from '../markdown/plain-text.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { Problem } from '../model/problem.ts';
import { counted } from '../model/text.ts';

/** No redaction: these commands hold no secret, and their text comes from the user's own files. */
const options = { redact: (line: string) => line };

function words(line: string): PhrasingContent[] {
  return plainText(line, options);
}

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

type Shown = Pick<Problem, 'path' | 'message'> &
  Partial<Pick<Problem, 'line' | 'column' | 'rule' | 'grade' | 'recommendation'>>;

function problemItem(file: string, problem: Shown): BlockContent[] {
  const { path, line, column, rule, grade, message, recommendation } = problem;
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return [
    paragraph(
      codeSpan(place),
      text(grade === 'deviation' ? ' warning ' : ' error '),
      ...[rule, path].flatMap((each) =>
        each === undefined || each === '' ? [] : [codeSpan(each), text(' ')],
      ),
      ...words([message, recommendation ?? ''].join(' ')),
    ),
  ];
}

/** The page of `validate`: `kind` is the recognised format of the file. */
export function validatePage(input: {
  readonly file: string;
  readonly kind: string;
  readonly problems: readonly Shown[];
  /** Number of problems that are not listed. */
  readonly omitted?: number;
}): string {
  const { file, kind, problems, omitted = 0 } = input;
  const valid = paragraph(codeSpan(file), text(`: valid ${kind}`));
  return serialize([
    problems.length === 0 ? valid : list(problems.map((problem) => problemItem(file, problem))),
    ...(omitted === 0 ? [] : [paragraph(text(`… and ${counted(omitted, 'more problem')}.`))]),
  ]);
}
