import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const recipeFolder = new URL('../../docs/recipes/', import.meta.url);

/** What `docs/recipes/README.md` has people copy to `.github/reviewers/`. */
export const reviewerScripts = fileURLToPath(new URL('reviewers/', recipeFolder));

/** The same by path and content. */
export const reviewerFiles = Object.fromEntries(
  readdirSync(reviewerScripts).map((name) => [
    `.github/reviewers/${name}`,
    readFileSync(join(reviewerScripts, name), 'utf8'),
  ]),
);

/** The names of all recipes: their pages without the ending. */
export function recipeNames(): readonly string[] {
  return readdirSync(recipeFolder)
    .filter((name) => name.endsWith('.md') && !['README.md', 'mcp.md', 'real-programs.md'].includes(name))
    .map((name) => name.slice(0, -'.md'.length));
}

export function readRecipePage(name: string): string {
  return readFileSync(new URL(`${name}.md`, recipeFolder), 'utf8');
}

/** The YAML below a heading of a recipe's page; undefined where it has none. */
export function recipeYaml(name: string, heading: string): string | undefined {
  const section = readRecipePage(name).split(/^## /m);
  const own = section.find((each) => each.startsWith(`${heading}\n`));
  return own === undefined ? undefined : /^```yaml\n(.*?)^```$/ms.exec(own)?.[1];
}

/** The policy file of a recipe, word for word. */
export function recipePolicy(name: string): string {
  const policy = recipeYaml(name, 'Policy');
  if (policy === undefined) throw new Error(`docs/recipes/${name}.md shows no policy`);
  return policy;
}

/** The workflow of `docs/recipes/README.md` with a recipe's steps and secret in their places. */
export function recipeWorkflow(name: string): string {
  const whole = recipeYaml(name, 'Workflow');
  if (whole !== undefined) return whole;
  const indented = (yaml: string | undefined, width: number) =>
    (yaml ?? '').replace(/^(?=.)/gm, ' '.repeat(width)).trimEnd();
  return (recipeYaml('README', 'The workflow') ?? '')
    .replace(/^ *# The recipe's steps go here\.$/m, indented(recipeYaml(name, 'Steps'), 6))
    .replace(/^ *# The recipe's secret goes here\.$/m, indented(recipeYaml(name, 'Secret'), 8));
}
