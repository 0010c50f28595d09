import type { CommitFact, Identity } from './source.ts';

/** Signatures of one tool that writes code. All comparisons ignore case. */
interface AiTool {
  readonly name: string;
  /** Exact addresses of author, committer or trailer; a name alone is no proof. */
  readonly emails: readonly string[];
  /** Account names, `[bot]` included, as author or in GitHub's `ID+NAME@users.noreply.github.com`. */
  readonly accounts: readonly string[];
  /** Beginnings of lines that the tool adds to a message. */
  readonly lines: readonly string[];
  /** Endings that the tool adds to a person's name. */
  readonly nameEndings: readonly string[];
  /** Where the tool's maker documents the signature. */
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

interface Authorship {
  readonly ai_assisted: boolean;
  readonly ai_tools: readonly string[];
  readonly ai_commit_ratio: number;
  readonly total_commits: number;
}

/** Trailers that name a co-author; `Reviewed-by` and the like name no author. */
const trailer = /^(?:co-authored-by|assisted-by|generated-by):(.*)$/i;

const maxMessage = 100_000;

/** The pack's authorship: commits that carry a known tool's signature, over all commits. */
export function authorshipOf(commits: readonly CommitFact[]): Authorship {
  const found = commits.map(toolsOf);
  const tools = [...new Set(found.flat())].sort();
  const assisted = found.filter((names) => names.length > 0).length;
  return {
    ai_assisted: assisted > 0,
    ai_tools: tools,
    ai_commit_ratio: commits.length === 0 ? 0 : assisted / commits.length,
    total_commits: commits.length,
  };
}

function toolsOf({ message, author, committer }: CommitFact): readonly string[] {
  const lines = message.slice(0, maxMessage).split('\n');
  const identities = [author, committer, ...trailers(lines)];
  return aiTools
    .filter((tool) => identities.some((one) => isBy(tool, one)) || lines.some((line) => isSigned(tool, line)))
    .map(({ name }) => name);
}

/**
 * Git reads trailers only in a message's last paragraph, but squash merges join several messages, so that
 * trailers of each are in the middle.
 */
function trailers(lines: readonly string[]): readonly Identity[] {
  return lines.flatMap((line) => {
    const value = trailer.exec(line)?.[1]?.trim();
    if (value === undefined) return [];
    const at = value.endsWith('>') ? value.lastIndexOf('<') : -1;
    return at === -1
      ? [{ name: value, email: '' }]
      : [{ name: value.slice(0, at).trim(), email: value.slice(at + 1, -1) }];
  });
}

function isBy(tool: AiTool, { name, email }: Identity): boolean {
  const address = email.toLowerCase();
  const person = name.toLowerCase();
  const account = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(address)?.[1];
  return (
    tool.emails.includes(address) ||
    tool.nameEndings.some((ending) => person.endsWith(ending)) ||
    tool.accounts.some((known) => known === account || (known.endsWith('[bot]') && known === person)) ||
    (address === '' && person === tool.name.toLowerCase())
  );
}

function isSigned({ lines }: AiTool, line: string): boolean {
  const text = line.trimStart().toLowerCase();
  return lines.some((start) => text.startsWith(start.toLowerCase()));
}
