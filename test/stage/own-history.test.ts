import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reviewHistory } from '../../bench/hygiene/review-history.ts';
import { createSecretScanner } from '../../src/edges/secret-scanner.ts';
import { told } from '../support/hygiene.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** False also where these files are no repository at all. */
function hasHistory(): boolean {
  try {
    const answer = execFileSync(
      'git',
      ['-C', root, 'rev-parse', '--is-shallow-repository', '--show-toplevel'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const [shallow, top] = answer.trim().split('\n');
    return shallow === 'false' && `${top}/` === root;
  } catch {
    return false;
  }
}

describe('the history of this repository', () => {
  it.skipIf(!hasHistory())(
    'holds nothing that the built-in reviewer would have raised, switched-off tests aside',
    // Some thousand git processes, one after the other: a busy machine takes minutes.
    { timeout: 600_000 },
    async () => {
      const raised: string[] = [];
      for await (const { commit, findings } of reviewHistory(root, createSecretScanner(), 300)) {
        const wrong = findings.filter(({ severity }) => severity !== 'INFO');
        raised.push(...told(wrong).map((each) => `${commit.slice(0, 10)} ${each}`));
      }
      expect(raised).toEqual([]);
    },
  );
});
