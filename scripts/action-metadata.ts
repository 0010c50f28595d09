import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { acceptedValues, type PolicyInput, policyInputs } from '../src/policy/policy-inputs.ts';

const ActionMetadata = z.object({
  inputs: z.record(z.string(), z.strictObject({ description: z.string(), default: z.string() })),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.strictObject({
    using: z.string(),
    main: z.string(),
    post: z.string(),
    'post-if': z.string(),
  }),
});
export type ActionMetadata = z.infer<typeof ActionMetadata>;

/** `action.yml`, parsed; throws where an input lacks its description or default. */
export function readActionMetadata(): ActionMetadata {
  const text = readFileSync(new URL('../action.yml', import.meta.url), 'utf8');
  return ActionMetadata.parse(parse(text));
}

const begin = '  # policy inputs: made by `npm run docs`\n';
const end = '  # /policy inputs\n';

/** An input without a default, so that an input that is not given leaves the policy file as it is. */
function policyInputYaml([name, input]: readonly [string, PolicyInput]): string {
  const accepted = acceptedValues(input, (word) => `\`${word}\``);
  const text = `${input.meaning} Accepts ${accepted}; \`${input.default}\` by default. With a policy file ${input.withFile}.`;
  const lines = text.match(/\S.{0,109}(?=\s|$)/g) ?? [];
  const indented = lines.map((line) => `      ${line}`);
  return [`  ${name}:`, '    description: >-', ...indented, "    default: ''", ''].join('\n');
}

/** `action.yml` with the inputs that the policy file holds too. */
export function withPolicyInputs(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`action.yml has lost its comments ${begin} and ${end}.`);
  const made = Object.entries(policyInputs).map(policyInputYaml).join('');
  return `${page.slice(0, from + begin.length)}${made}${page.slice(to)}`;
}
