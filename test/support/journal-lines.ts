import type { JournalEntry } from './github/journal.ts';
import type { Scenario } from './twelve-findings.ts';

/**
 * The requests so far, one line each, with names for ids. Reads between two writes are sent together, so they are
 * sorted, and the opening of the check with them: it is sent while the pull request is read.
 */
export function journalLines(scenario: Pick<Scenario, 'github' | 'pull'>): readonly string[] {
  const { journal } = scenario.github;
  const line = (entry: JournalEntry) => named(journal.print([entry]), scenario);
  const lines: string[] = [];
  let together: string[] = [];
  for (const entry of journal.entries) {
    const text = line(entry);
    if (entry.kind === 'read' || text.startsWith('POST /check-runs ')) {
      together.push(text);
      continue;
    }
    lines.push(...together.sort(), text);
    together = [];
  }
  return [...lines, ...together.sort()];
}

function named(line: string, { pull }: Pick<Scenario, 'pull'>): string {
  return line
    .replaceAll(pull.headSha, 'HEAD')
    .replaceAll(pull.baseSha, 'BASE')
    .replace(/\/(reviews|check-runs|git\/blobs)\/[0-9a-f]+/, '/$1/ID')
    .replace(`/repos/${pull.repository.fullName}`, '');
}

/** What `fetch` reads of a pull request without anything on it: where GitHub counts no comment, none is asked for. */
const fetchRequests: readonly string[] = [
  'GET /compare/BASE...HEAD?per_page=1 200',
  // The first bytes of the picture: a file that git calls binary may be one that programs run.
  'GET /git/blobs/ID 200',
  'GET /git/trees/HEAD?recursive=1 200',
  'GET /pulls/1 200',
  'GET /pulls/1 200',
  'POST /graphql viewer repository 200',
];

/** A run also reads which checks on the head have its check's name, and opens its own. */
export const openingRequests: readonly string[] = [
  ...fetchRequests,
  'POST /graphql viewer repository 200',
  'POST /check-runs 201',
].sort();
