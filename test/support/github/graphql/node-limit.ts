import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';

/** @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api#node-limit */
const maxNodes = 500_000;

/** What is wrong with a query that could give more nodes than GitHub allows; undefined where nothing is. */
export function nodeLimitProblem(document: DocumentNode): string | undefined {
  const nodes = document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + possibleNodes(definition.selectionSet, 1) : sum,
    0,
  );
  return nodes > maxNodes
    ? `This query requests up to ${nodes} possible nodes which exceeds the maximum limit of ${maxNodes}.`
    : undefined;
}

/** Every page counts with its full size, as often as what it hangs on can be there. */
function possibleNodes({ selections }: SelectionSetNode, times: number): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error('The stand-in counts no named fragments.');
    const size = selection.kind === Kind.FIELD ? pageSize(selection) : undefined;
    const here = times * (size ?? 1);
    const below = selection.selectionSet === undefined ? 0 : possibleNodes(selection.selectionSet, here);
    return sum + (size === undefined ? 0 : here) + below;
  }, 0);
}

function pageSize({ arguments: given = [] }: FieldNode): number | undefined {
  const size = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
}
