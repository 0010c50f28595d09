/** How one tool that writes code signs what it did. All comparisons ignore case. */
export interface AiTool {
  readonly name: string;
  /** Exact addresses of author, committer or trailer; a name may be anybody's, an address is the tool's. */
  readonly emails: readonly string[];
  /** Account names, `[bot]` included, as author or in GitHub's `ID+NAME@users.noreply.github.com`. */
  readonly accounts: readonly string[];
  /** Whole lines that the tool adds to a message; the beginning decides. */
  readonly lines: readonly string[];
  /** Endings that the tool adds to a person's name. */
  readonly nameEndings: readonly string[];
  /** Where the tool says so itself. */
  readonly reference: string;
}

const tool = (
  name: string,
  reference: string,
  signs: Partial<Pick<AiTool, 'emails' | 'accounts' | 'lines' | 'nameEndings'>>,
): AiTool => ({ name, reference, emails: [], accounts: [], lines: [], nameEndings: [], ...signs });

/**
 * Known signatures, and nothing else: how code looks says nothing about who wrote it. A new row needs a
 * reference where the tool's maker describes the signature.
 */
export const aiTools: readonly AiTool[] = [
  tool('Claude Code', 'https://docs.claude.com/en/docs/claude-code/settings', {
    emails: ['noreply@anthropic.com'],
    accounts: ['claude[bot]'],
    lines: ['🤖 Generated with [Claude Code]', 'Generated with [Claude Code]'],
  }),
  tool(
    'GitHub Copilot',
    'https://docs.github.com/en/copilot/concepts/agents/coding-agent/about-coding-agent',
    {
      accounts: ['copilot-swe-agent[bot]', 'copilot', 'github-copilot[bot]'],
    },
  ),
  tool('Aider', 'https://aider.chat/docs/git.html', {
    emails: ['noreply@aider.chat', 'aider@aider.chat'],
    nameEndings: [' (aider)'],
  }),
  tool('Cursor', 'https://docs.cursor.com/en/background-agent', {
    emails: ['cursoragent@cursor.com'],
    accounts: ['cursor[bot]'],
  }),
  tool('Codex', 'https://github.com/openai/codex', {
    emails: ['noreply@openai.com'],
    accounts: ['chatgpt-codex-connector[bot]'],
  }),
  tool('Devin', 'https://docs.devin.ai/integrations/gh', {
    accounts: ['devin-ai-integration[bot]'],
  }),
  tool('Jules', 'https://jules.google/docs/', {
    accounts: ['google-labs-jules[bot]'],
  }),
  tool('OpenHands', 'https://docs.all-hands.dev/', {
    emails: ['openhands@all-hands.dev'],
  }),
];
