import type { SecretMatch, SecretScanner } from '../hygiene/hygiene-file.ts';

/** Only ids of keys are reported; ids of accounts have the same option and occur in every configuration. */
const aws = '@secretlint/secretlint-rule-aws';
const accountId = 'AWSAccountID';

/**
 * The rule that lets comments in the text disable the scanner. It is left out, since the author of a change
 * must not decide that.
 */
const silencing = '@secretlint/secretlint-rule-filter-comments';

/** The scanner's time grows with the square of its matches, so a text is scanned in pieces. */
const pieceLength = 32 * 1024;
/** Longer than any key, so that a key at the end of one piece is complete in it. */
const overlap = 8 * 1024;

/**
 * The recommended rules of secretlint, loaded on first use. They check only text, read no files, and do not
 * verify secrets online.
 */
export function createSecretScanner(): SecretScanner {
  let loading: ReturnType<typeof load> | undefined;
  return {
    async scan(text) {
      loading ??= load();
      const scanPiece = await loading;
      const found: SecretMatch[] = [];
      for (let from = 0; from < text.length; from += pieceLength) {
        const matches = await scanPiece(text.slice(from, from + pieceLength + overlap));
        // // A match that begins in the overlap is found again, completely, at the beginning of the next
        // piece.
        for (const { kind, start, end } of matches) {
          if (start < pieceLength) found.push({ kind, start: from + start, end: from + end });
        }
      }
      return found;
    },
  };
}

async function load(): Promise<(text: string) => Promise<readonly SecretMatch[]>> {
  const [{ lintSource }, preset, { secretLintProfiler }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ]);
  // It keeps several marks for each rule and file, which took half of the time and 200 MB for 3,000 files.
  secretLintProfiler.setEnabled(false);
  const rules = preset.rules.flatMap((rule) =>
    rule.meta.id === silencing
      ? []
      : [{ id: rule.meta.id, rule, options: rule.meta.id === aws ? { enableIDScanRule: true } : {} }],
  );
  return async (content) => {
    const { messages } = await lintSource({
      // // A neutral name, since rules that depend on the name would read files.
      source: { filePath: 'added-lines.txt', ext: '.txt', contentType: 'text', content },
      options: { config: { rules }, noPhysicFilePath: true, maskSecrets: true },
    });
    return messages.flatMap(({ messageId, range: [start, end] }) =>
      messageId === accountId ? [] : [{ kind: messageId, start, end }],
    );
  };
}
