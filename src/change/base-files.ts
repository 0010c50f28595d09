import ignore from 'ignore';
import { compareText } from '../model/text.ts';
import { fixedFolder } from '../policy/glob.ts';
import type { FileText } from '../ports/source.ts';
import { type Attributes, folderOf, foldersUp, nameOf } from './file-kind.ts';

/**
 * A test of paths against one ignore-style pattern, as `.gitignore`, CODEOWNERS and `.gitattributes` share it;
 * exact case. Paths are relative, without a leading slash. An invalid pattern matches nothing.
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
  // A slash before its end anchors a pattern to the root, as most of a large file are: few paths need the library.
  const folder = /\/./.test(pattern) ? fixedFolder(pattern.replace(/^\/|\\.*/gs, '')) : '';
  return (path) => path !== '' && path.startsWith(folder) && rules.ignores(path);
}

/**
 * `linguist-generated` and `linguist-vendored` of every `.gitattributes` at the base commit. Later lines win over
 * earlier ones, and files further down over those above.
 */
export function readAttributes(files: readonly FileText[]): Attributes {
  const lines = files
    .filter(({ path }) => nameOf(path) === '.gitattributes')
    .toSorted((a, b) => folderOf(a.path).length - folderOf(b.path).length)
    .flatMap(({ path, text }) =>
      text.split(/\r?\n/).flatMap((line) => {
        const [pattern = '', ...attributes] = line.trim().split(/\s+/);
        // Patterns of folders do not apply to the files in them, and there is no negation.
        const isUseless = !line.includes('linguist-') || /^[#!]|\/$/.test(pattern);
        return isUseless ? [] : [{ folder: folderOf(path), attributes, matches: compilePattern(pattern) }];
      }),
    );
  const last = (name: string) => {
    const relevant = lines.flatMap(({ attributes, ...line }) => {
      const value = attributes.findLast((each) => each.replace(/^[-!]/, '').split('=')[0] === name);
      return value === undefined ? [] : [{ ...line, isSet: value === name || value === `${name}=true` }];
    });
    return (path: string) =>
      relevant.findLast(({ folder, matches }) => matches(inside(path, folder)))?.isSet === true;
  };
  return { isGenerated: last('linguist-generated'), isVendored: last('linguist-vendored') };
}

/** The path relative to the folder; `''`, which matches nothing, when it is outside. */
function inside(path: string, folder: string): string {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}

export interface OwnerRule {
  readonly pattern: string;
  /** Empty: matching files have no owner. */
  readonly owners: readonly string[];
  readonly matches: (path: string) => boolean;
}

/**
 * Paths of CODEOWNERS in GitHub's order; the first file that exists counts.
 * @see https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
const codeownersPaths: readonly string[] = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** Maximum size of CODEOWNERS, as on GitHub. */
const maxCodeowners = 3_000_000;

/** The rules in the order of the file: for a path the last that matches counts. Lines that GitHub skips are skipped. */
export function readCodeowners(files: readonly FileText[]): readonly OwnerRule[] {
  const [text = ''] = codeownersPaths.flatMap((path) =>
    files.filter((file) => file.path === path).map((file) => file.text),
  );
  if (text.length > maxCodeowners) return [];
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = '', ...words] = line.trim().split(/(?<!\\)\s+/);
    // GitHub's three differences from .gitignore: no negation, no ranges, no escaped hash.
    if (pattern === '' || /^[#!]|^\\#|\[/.test(pattern)) return [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const owners = words.slice(0, comment < 0 ? undefined : comment).filter((word) => word.includes('@'));
    return [{ pattern, owners, matches: ownerMatcher(pattern) }];
  });
}

/** Unlike in `.gitignore`, `docs/*` matches the files of that folder but not of its subfolders. */
function ownerMatcher(pattern: string): OwnerRule['matches'] {
  const matches = compilePattern(pattern);
  if (!pattern.endsWith('/*')) return matches;
  return (path) => matches(path) && !matches(path.slice(0, path.lastIndexOf('/') + 1));
}

export function ownerRuleOf(rules: readonly OwnerRule[], path: string): OwnerRule | undefined {
  return rules.findLast((rule) => rule.matches(path));
}

const instructionNames = [
  /^AGENTS\.md$/,
  /^CLAUDE\.md$/,
  /^CONTRIBUTING(?:\.[a-z]+)?$/i,
  /^pull_request_template\.(?:md|txt)$/i,
] as const;

const reviewFolder = /(?:^|\/)\.pr-review\//;

/** Maximum length of the instructions, in UTF-16 units. */
const maxLength = 200_000;

/** Maximum number of files read from a repository; the deepest ones are left out first. */
const maxFiles = 60;

/** Usual paths of these files, for a base whose files cannot be listed. */
export const likelyBaseFiles: readonly string[] = [
  ...codeownersPaths,
  '.gitattributes',
  'AGENTS.md',
  'CLAUDE.md',
  'CONTRIBUTING.md',
  '.github/CONTRIBUTING.md',
  'docs/CONTRIBUTING.md',
  'pull_request_template.md',
  '.github/pull_request_template.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
];

/** The folder that instructions are for: `.github/CONTRIBUTING.md` is for the whole repository. */
function scopeOf(path: string): string {
  return folderOf(path).replace(/(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/, '');
}

function instructionKind(path: string): number {
  return instructionNames.findIndex((name) => name.test(nameOf(path)));
}

/**
 * The files of the base commit that the pack needs: CODEOWNERS, and attributes and instructions for a touched
 * file's folder or one above. Sorted, nearest the root first.
 */
export function wantedBaseFiles(existing: Iterable<string>, touched: readonly string[]): readonly string[] {
  const folders = new Set(touched.flatMap((path) => foldersUp(folderOf(path))));
  const isWanted = (path: string) => {
    if (codeownersPaths.includes(path)) return true;
    if (nameOf(path) === '.gitattributes') return folders.has(folderOf(path));
    return (reviewFolder.test(path) || instructionKind(path) >= 0) && folders.has(scopeOf(path));
  };
  const depth = (path: string) => path.split('/').length;
  return [...new Set(existing)]
    .filter(isWanted)
    .sort((a, b) => depth(a) - depth(b) || compareText(a, b))
    .slice(0, maxFiles);
}

/**
 * The instructions that apply to the touched files: of each kind the nearest to a file, and all of `.pr-review/`; null
 * when there are none. They come from the base commit, so that a change cannot edit the rules for its own review.
 */
export function repoInstructions(files: readonly FileText[], touched: readonly string[]): string | null {
  const instructions = files.filter(({ path }) => !reviewFolder.test(path));
  const folders = [...new Set(touched.map(folderOf))].map(foldersUp);
  const nearest = instructionNames.flatMap((_, kind) => {
    const ofKind = instructions.filter(({ path }) => instructionKind(path) === kind).toReversed();
    const inFolder = new Map(ofKind.map((file) => [scopeOf(file.path), file]));
    return folders.flatMap((up) => up.flatMap((folder) => inFolder.get(folder) ?? []).slice(0, 1));
  });
  const chosen = new Set(nearest);
  const text = files
    .filter((file) => chosen.has(file) || reviewFolder.test(file.path))
    .map((file) => `# ${file.path}\n\n${file.text.trim()}\n`)
    .join('\n');
  if (text === '') return null;
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength)}\n\n(cut after ${maxLength} characters)\n`;
}

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
