import { buildEvidencePack, type EvidenceInput } from '../../../src/change/build-pack.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { changedFiles } from '../../../src/git/git-evidence.ts';

/** A diff that adds these files. */
function adding(texts: Readonly<Record<string, readonly string[]>>): Uint8Array {
  const sections = Object.entries(texts).map(
    ([path, lines]) =>
      `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0000000..2222222\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}\n`).join('')}`,
  );
  return new TextEncoder().encode(sections.join(''));
}

/** The pack of a change that adds these files, with all facts known and empty. */
export function buildPack(
  texts: Readonly<Record<string, readonly string[]>>,
  overrides: Partial<EvidenceInput> = {},
) {
  const diff = adding(texts);
  const reading = parseDiff(diff);
  if (!reading.ok) throw new Error(reading.error.message);
  const files = changedFiles(reading.diff, []);
  return buildEvidencePack({
    files,
    diff,
    parsed: reading.diff,
    coverage: { expected: files.length, covered: files.length, missing: [] },
    facts: { commits: [], linkedIssues: [], baseFiles: [], headPaths: files.map(({ filename }) => filename) },
    startedAt: 1_000,
    finishedAt: () => 1_250,
    ...overrides,
  });
}
