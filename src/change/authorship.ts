import type { EvidencePack } from '../model/evidence-pack.ts';
import type { CommitFact, Identity } from '../ports/source.ts';

/** Signatures of one tool that writes code. All comparisons ignore case. */
interface AiTool {
  readonly name: string;
  /**
   * Exact addresses and account names of author, committer or trailer; an account, `[bot]` included, also in GitHub's
   * `ID+NAME@users.noreply.github.com`. The name of a person is no proof.
   */
  readonly identities: readonly string[];
  /** Matches a line that the tool adds to a message. */
  readonly line?: RegExp;
  /** Ending that the tool adds to a person's name. */
  readonly nameEnding?: string;
}

/**
 * Known signatures, and nothing else: how code looks says nothing about who wrote it. A new row needs the address at
 * which the tool's maker describes the signature.
 */
const aiTools: readonly AiTool[] = [
  {
    // https://docs.claude.com/en/docs/claude-code/settings
    name: 'Claude Code',
    identities: ['noreply@anthropic.com', 'claude[bot]'],
    line: /^[ \t]*(?:🤖 )?Generated with \[Claude Code\]/imu,
  },
  {
    // https://docs.github.com/en/copilot/concepts/agents/coding-agent/about-coding-agent
    name: 'GitHub Copilot',
    identities: ['copilot-swe-agent[bot]', 'copilot', 'github-copilot[bot]'],
  },
  {
    // https://aider.chat/docs/git.html
    name: 'Aider',
    identities: ['noreply@aider.chat', 'aider@aider.chat'],
    nameEnding: ' (aider)',
  },
  // https://docs.cursor.com/en/background-agent
  { name: 'Cursor', identities: ['cursoragent@cursor.com', 'cursor[bot]'] },
  // https://github.com/openai/codex
  { name: 'Codex', identities: ['noreply@openai.com', 'chatgpt-codex-connector[bot]'] },
  // https://docs.devin.ai/integrations/gh
  { name: 'Devin', identities: ['devin-ai-integration[bot]'] },
  // https://jules.google/docs/
  { name: 'Jules', identities: ['google-labs-jules[bot]'] },
  // https://docs.all-hands.dev/
  { name: 'OpenHands', identities: ['openhands@all-hands.dev'] },
];

/** Trailers that name a co-author; `Reviewed-by` and the like name no author. */
const trailer = /^(?:co-authored-by|assisted-by|generated-by):(.*)$/i;

const maxMessage = 100_000;

/** The pack's authorship: commits that carry a known tool's signature, over all commits. */
export function authorshipOf(commits: readonly CommitFact[]): EvidencePack['authorship'] {
  const found = commits.map(toolsOf);
  const assisted = found.filter((names) => names.length > 0).length;
  return {
    ai_assisted: assisted > 0,
    ai_tools: [...new Set(found.flat())].sort(),
    ai_commit_ratio: commits.length === 0 ? 0 : assisted / commits.length,
    total_commits: commits.length,
  };
}

function toolsOf({ message, author, committer }: CommitFact): readonly string[] {
  const read = message.slice(0, maxMessage);
  const identities = [author, committer, ...read.split('\n').flatMap(coAuthorIn)];
  return aiTools
    .filter((tool) => tool.line?.test(read) || identities.some((identity) => isBy(tool, identity)))
    .map(({ name }) => name);
}

/**
 * Git reads trailers only in a message's last paragraph, but squash merges join several messages, so that
 * trailers of each are in the middle.
 */
function coAuthorIn(line: string): readonly Identity[] {
  const value = trailer.exec(line)?.[1]?.trim();
  if (value === undefined) return [];
  const at = value.endsWith('>') ? value.lastIndexOf('<') : -1;
  if (at < 0) return [{ name: value, email: '' }];
  return [{ name: value.slice(0, at).trim(), email: value.slice(at + 1, -1) }];
}

function isBy({ name: tool, identities, nameEnding }: AiTool, { name, email }: Identity): boolean {
  const address = email.toLowerCase();
  const person = name.toLowerCase();
  const account = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(address)?.[1];
  return (
    [address, account].some((each) => each !== undefined && identities.includes(each)) ||
    (person.endsWith('[bot]') && identities.includes(person)) ||
    (nameEnding !== undefined && person.endsWith(nameEnding)) ||
    (address === '' && person === tool.toLowerCase())
  );
}
