import { cruise } from 'dependency-cruiser';
import configuration, { order } from './dependency-rules.mjs';
import { withBlock } from './generated-block.ts';

/** The page with the graph of the folders in `src/`. */
export async function withFolderGraph(page: string): Promise<string> {
  return withBlock(page, 'folders', mermaid(await folderImports()));
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders each folder of `src/` imports from, in the order of the dependency rules. */
async function folderImports(): Promise<Graph> {
  const { output } = await cruise(['src'], configuration.options);
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned a text instead of its result.');
  const graph = new Map(order.map((name) => [name, new Set<string>()]));
  for (const { source, dependencies } of output.modules) {
    const imports = graph.get(folderOf(source));
    for (const { resolved } of dependencies) {
      const target = folderOf(resolved);
      if (graph.has(target) && target !== folderOf(source)) imports?.add(target);
    }
  }
  return graph;
}

function folderOf(path: string): string {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? '';
}

/** Leaves out an import that another import already leads to. */
function direct(graph: Graph, name: string): readonly string[] {
  const imports = [...(graph.get(name) ?? [])];
  return order.filter(
    (target) =>
      imports.includes(target) && !imports.some((other) => other !== target && reaches(graph, other, target)),
  );
}

function reaches(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to));
}

function mermaid(graph: Graph): string {
  const edges = order.flatMap((name) => direct(graph, name).map((target) => `  ${name} --> ${target}`));
  return ['```mermaid', 'flowchart BT', ...order.map((name) => `  ${name}`), ...edges, '```'].join('\n');
}
