import type { SecretMatch, SecretScanner } from '../hygiene/hygiene-file.ts';

/** Ids of keys are asked for; those of accounts come with the same option and stand in every configuration. */
const aws = '@secretlint/secretlint-rule-aws';
const accountId = 'AWSAccountID';

/** The scanner lets comments in the text silence it, which is not for the author of a change to say. */
const silencing = '@secretlint/secretlint-rule-filter-comments';

/** Its time grows with the square of what it finds at once, so it is given a text piece by piece. */
const pieceLength = 32 * 1024;
/** Longer than any key, so that what begins at the end of one piece is whole in it. */
const overlap = 8 * 1024;

/**
 * The recommended rules of secretlint, loaded on first use. They look at text alone: nothing is read from disk
 * and nobody is asked whether a secret is real.
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
        // What begins in the overlap is found again, and then for good, at the beginning of the next piece.
        for (const { kind, start, end } of matches) {
          if (start < pieceLength) found.push({ kind, start: from + start, end: from + end });
        }
      }
      return found;
    },
  };
}

async function load(): Promise<(text: string) => Promise<readonly SecretMatch[]>> {
  const [{ lintSource }, preset] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const rules = preset.rules.flatMap((rule) =>
    rule.meta.id === silencing
      ? []
      : [{ id: rule.meta.id, rule, options: rule.meta.id === aws ? { enableIDScanRule: true } : {} }],
  );
  return async (content) => {
    const { messages } = await lintSource({
      // A name without a meaning: rules that go by the name would look into files.
      source: { filePath: 'added-lines.txt', ext: '.txt', contentType: 'text', content },
      options: { config: { rules }, noPhysicFilePath: true, maskSecrets: true },
    });
    return messages.flatMap(({ messageId, range: [start, end] }) =>
      messageId === accountId ? [] : [{ kind: messageId, start, end }],
    );
  };
}
