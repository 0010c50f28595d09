import type { SecretLintRuleContext, SecretLintSourceCode } from '@secretlint/types';
import type { SecretMatch, SecretScanner } from '../ports/secret-scanner.ts';

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
  file?(source: Pick<SecretLintSourceCode, 'content' | 'filePath' | 'ext'>): void | Promise<void>;
}

/**
 * The recommended rules of secretlint, loaded on first use. They check only text, read no files, and do not
 * verify secrets online. They are called without secretlint's core, which compares every match with every other.
 */
export function createSecretScanner(): SecretScanner {
  let loading: ReturnType<typeof loadRules> | undefined;
  return {
    async scan(content) {
      loading ??= loadRules();
      const rules = await loading;
      const found: SecretMatch[] = [];
      const context: SecretLintRuleContext = {
        sharedOptions: {},
        createTranslator: () => (id) => ({ message: '', messageId: String(id), data: undefined }),
        report: ({ message, range: [start, end] }) => found.push({ kind: message.messageId, start, end }),
        ignore: () => undefined,
      };
      for (const rule of rules) {
        const started: StartedRule = rule.create(context, {});
        // A neutral name, since rules that depend on the name would read files.
        await started.file?.({ content, filePath: 'added-lines.txt', ext: '.txt' });
      }
      return found;
    },
  };
}

async function loadRules() {
  const { rules } = await import('@secretlint/secretlint-rule-preset-recommend');
  return rules.filter(({ meta }) => !leftOut.has(meta.id));
}
