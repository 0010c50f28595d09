/**
 * Files that agents' command lines apply: settings, servers, hooks, instructions, variables and ignore lists.
 * Names of files and folders in lower case, anywhere in a repository, `*` for any ending. A change can add
 * such files, so agents never see those of the head.
 */
const agentConfiguration = `
.claude claude.md claude.local.md .mcp.json .claudeignore
.gemini gemini.md .geminiignore .qwen qwen.md
.codex .agents agents.md agents.override.md agent.md .codexignore
.copilot .github/copilot .github/copilot-instructions.md .github/mcp.json .github/agents
.github/chatmodes .github/hooks .github/instructions .github/prompts .github/skills .github/plugin
.copilotignore .vscode/mcp.json .vscode/settings.json .idea/mcp.json
.cursor .cursorrules .cursorignore .cursorindexingignore
.windsurf .windsurfrules .codeiumignore .devin .aider* .continue .continuerules .continueignore
.cline .clinerules .clineignore .roo .roorules .roomodes .rooignore
.opencode opencode.json opencode.jsonc .crush.json crush.json crush.md .crush
.amazonq .kiro .augment .augmentignore .junie .goose .goosehints .gooseignore
.trae .rules .factory .amp .aiexclude .aiignore
.agent .agent.md .grok .iflow iflow.md .kilocode .kilocodeignore .kilocodemodes
.openhands .openhands_instructions .pi .rovodev .vibe warp.md
.env .env.* .envrc .ignore .rgignore
`.split(/\s+/);

const names = new Set(agentConfiguration.filter((each) => each !== '' && !each.endsWith('*')));
const prefixes = agentConfiguration.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1));

/**
 * Whether an agent working in a repository may apply a file with this path. Some file systems also find it under names
 * in other case and of equivalent characters.
 */
export function isAgentConfiguration(path: string): boolean {
  const segments = path.normalize('NFKC').toLowerCase().split('/');
  return segments.some(
    (segment, index) =>
      names.has(segment) ||
      names.has(`${segments[index - 1]}/${segment}`) ||
      prefixes.some((prefix) => segment.startsWith(prefix)),
  );
}
