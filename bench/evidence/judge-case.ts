import { buildEvidencePack } from '../../src/change/build-pack.ts';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { changedFiles } from '../../src/git/git-evidence.ts';
import type { EvidencePack } from '../../src/model/evidence-pack.ts';
import type { Case, CaseFile } from './read-cases.ts';

/** The pack of a labelled change, made as `fetch` makes it. */
export function packOf(change: Case): EvidencePack {
  const diff = new TextEncoder().encode(change.files.map(sectionOf).join(''));
  const reading = parseDiff(diff);
  if (!reading.ok) throw new Error(`${change.name}: ${reading.error.message}`);
  const { pack } = buildEvidencePack({
    pullRequest: {
      number: 7,
      nodeId: 'PR_7',
      title: change.name,
      description: change.description,
      url: 'https://github.com/octo/demo/pull/7',
      author: 'alice',
      state: 'open',
      draft: false,
      locked: false,
      fork: false,
      labels: change.labels,
      baseRef: 'main',
      headRef: 'topic',
      changedFiles: change.files.length,
    },
    files: changedFiles(reading.diff, []),
    diff,
    parsed: reading.diff,
    coverage: { expected: change.files.length, covered: change.files.length, missing: [] },
    facts: {
      commits: [],
      linkedIssues: change.linkedIssues.map((number) => ({ number, title: '', body: '', labels: [] })),
      baseFiles: [
        {
          path: '.gitattributes',
          text: change.generated.map((glob) => `${glob} linguist-generated\n`).join(''),
        },
      ],
      headPaths: [...change.tree, ...change.files.map(({ path }) => path)],
    },
    startedAt: 0,
    finishedAt: () => 0,
  });
  return pack;
}

function sectionOf({ change, path, oldPath = path, start, lines }: CaseFile): string {
  const head = `diff --git a/${oldPath} b/${path}\n`;
  if (change === 'R') return `${head}similarity index 100%\nrename from ${oldPath}\nrename to ${path}\n`;
  if (change === 'B') {
    return `${head}index 1111111..2222222 100644\nBinary files a/${path} and b/${path} differ\n`;
  }
  const old = lines.filter((line) => !line.startsWith('+')).length;
  const now = lines.filter((line) => !line.startsWith('-')).length;
  const isNew = change === 'A';
  const index = isNew ? 'new file mode 100644\nindex 0000000..2222222\n' : 'index 1111111..2222222 100644\n';
  const from = isNew ? '/dev/null' : `a/${path}`;
  const at = (count: number) => `${count === 0 ? Math.max(0, start - 1) : start},${count}`;
  const hunk = `@@ -${isNew ? '0,0' : at(old)} +${at(now)} @@\n`;
  return `${head}${index}--- ${from}\n+++ b/${path}\n${hunk}${lines.map((line) => `${line}\n`).join('')}`;
}
