import { parsePolicy } from '../../src/policy/parse-policy.ts';

/** Each problem of a policy file as `line:column path message`. */
export function problemsOf(text: string): readonly string[] {
  const result = parsePolicy(Buffer.from(text));
  if (result.ok) throw new Error('the policy was accepted');
  return result.problems.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`);
}

/** The problems of one line below `version: 1`. */
export const onSecondLine = (line: string) => problemsOf(`version: 1\n${line}\n`);
