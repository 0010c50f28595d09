import type { SecretLintRuleContext, SecretLintSourceCode } from '@secretlint/types';
import type { SecretMatch, SecretScanner } from '../ports/stage-ports.ts';

/**
 * Rules that are left out: passwords in addresses are mostly harmless or made up, and a comment must not disable the
 * scanner, since the author of a change may write one.
 */
const leftOut: ReadonlySet<string> = new Set([
  '@secretlint/secretlint-rule-basicauth',
  '@secretlint/secretlint-rule-database-connection-string',
  '@secretlint/secretlint-rule-filter-comments',
]);

interface StartedRule {
  file?(source: Pick<SecretLintSourceCode, 'content' | 'filePath' | 'ext'>): unknown;
}

/**
 * The recommended rules of secretlint. They check only text, read no files, and do not
 * verify secrets online. They are called without secretlint's core, which compares every match with every other.
 */
export const secretScanner: SecretScanner = {
  async load() {
    const { rules } = await import('@secretlint/secretlint-rule-preset-recommend');
    const used = rules.filter(({ meta }) => !leftOut.has(meta.id));
    return (content) => {
      const found: SecretMatch[] = [];
      const context: SecretLintRuleContext = {
        sharedOptions: {},
        createTranslator: () => (id) => ({ message: '', messageId: String(id), data: undefined }),
        report: ({ message, range: [start, end] }) => found.push({ kind: message.messageId, start, end }),
        ignore: () => undefined,
      };
      for (const rule of used) {
        const started: StartedRule = rule.create(context, {});
        // A neutral name, since rules that depend on the name would read files, and wait for them.
        const waits = started.file?.({ content, filePath: 'added-lines.txt', ext: '.txt' });
        if (waits !== undefined) throw new Error(`The rule ${rule.meta.id} does not end at once.`);
      }
      return found;
    };
  },
};
