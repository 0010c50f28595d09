import type { JournalEntry } from './github/journal.ts';
import type { Scenario } from './twelve-findings.ts';

/**
 * The requests so far, one line each, ids by what they stand for. Reads that follow one another go out side by
 * side, so their order among themselves is not kept: they are sorted.
 */
export function journalLines(scenario: Pick<Scenario, 'github' | 'pull'>): readonly string[] {
  const { journal } = scenario.github;
  const line = (entry: JournalEntry) => named(journal.print([entry]), scenario);
  const lines: string[] = [];
  let reads: string[] = [];
  for (const entry of journal.entries) {
    if (entry.kind === 'read') {
      reads.push(line(entry));
      continue;
    }
    lines.push(...reads.sort(), line(entry));
    reads = [];
  }
  return [...lines, ...reads.sort()];
}

function named(line: string, { pull }: Pick<Scenario, 'pull'>): string {
  return line
    .replaceAll(pull.headSha, 'HEAD')
    .replaceAll(pull.baseSha, 'BASE')
    .replace(/\/(reviews|check-runs)\/\d+/, '/$1/ID')
    .replace(`/repos/${pull.repository.fullName}`, '');
}

/** What `fetch` reads of a pull request without anything on it: where GitHub counts no comment, none is asked for. */
export const fetchRequests: readonly string[] = [
  'GET /compare/BASE...HEAD?per_page=1 200',
  'GET /git/trees/HEAD?recursive=1 200',
  'GET /pulls/1 200',
  'GET /pulls/1 200',
  'POST /graphql viewer repository 200',
];

/** Before its check opens, a run also reads what has the check's name on the head. */
export const requestsBeforeCheck: readonly string[] = [
  ...fetchRequests,
  'POST /graphql viewer repository 200',
];
