import { type AiTool, aiTools } from './ai-tools.ts';
import type { CommitFact, Identity } from './facts.ts';

interface Authorship {
  readonly ai_assisted: boolean;
  readonly ai_tools: readonly string[];
  readonly ai_commit_ratio: number;
  readonly total_commits: number;
}

/** Trailers that name a helper; `Reviewed-by` and the like do not say who wrote. */
const trailer = /^(?:co-authored-by|assisted-by|generated-by):\s*(.*?)\s*(?:<([^<>]*)>)?\s*$/i;

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
 * trailers of each stand in the middle.
 */
function trailers(lines: readonly string[]): readonly Identity[] {
  return lines.flatMap((line) => {
    const [, name, email] = trailer.exec(line) ?? [];
    return name === undefined ? [] : [{ name, email: email ?? '' }];
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
