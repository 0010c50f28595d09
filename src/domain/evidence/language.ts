import { extensionOf } from './path-words.ts';

export type Language =
  | 'javascript'
  | 'python'
  | 'go'
  | 'java'
  | 'ruby'
  | 'rust'
  | 'csharp'
  | 'php'
  | 'c'
  | 'shell'
  | 'sql'
  | 'other';

const byExtension: ReadonlyMap<string, Language> = new Map<string, Language>([
  ...pairs('javascript', 'ts tsx mts cts js jsx mjs cjs vue svelte'),
  ...pairs('python', 'py pyi'),
  ...pairs('go', 'go'),
  ...pairs('java', 'java kt kts scala groovy'),
  ...pairs('ruby', 'rb rake erb'),
  ...pairs('rust', 'rs'),
  ...pairs('csharp', 'cs fs vb'),
  ...pairs('php', 'php'),
  ...pairs('c', 'c h cc cpp cxx hpp m mm swift dart'),
  ...pairs('shell', 'sh bash zsh ps1'),
  ...pairs('sql', 'sql'),
  ...pairs('other', 'ex exs erl hs clj lua pl r jl ml elm zig nim html htm hbs ejs haml jinja j2'),
]);

function pairs(language: Language, extensions: string): readonly (readonly [string, Language])[] {
  return extensions.split(' ').map((extension) => [extension, language]);
}

/** The language a file is written in; undefined when its extension names none that we know. */
export function languageOf(path: string): Language | undefined {
  return byExtension.get(extensionOf(path));
}

const lineComment: Readonly<Record<Language, RegExp>> = {
  javascript: /^\s*\/\/(?!\s*(?:@ts-|eslint-|biome-|prettier-))/,
  python: /^\s*#(?!\s*(?:type:|noqa|nosec|pylint:|pragma:|!))/,
  go: /^\s*\/\/(?!go:|\s*\+build|\s*nolint)/,
  java: /^\s*\/\//,
  ruby: /^\s*#(?!\s*(?:frozen_string_literal|rubocop:|!))/,
  rust: /^\s*\/\//,
  csharp: /^\s*\/\//,
  php: /^\s*\/\//,
  c: /^\s*\/\//,
  shell: /^\s*#(?!!)/,
  sql: /^\s*--/,
  other: /^(?!)/,
};

/**
 * Whether a line holds nothing but a comment. Only comments that begin and end on the line count, and only those
 * that no tool obeys: what looks like the middle of a block comment may be code.
 */
export function isComment(language: Language, line: string): boolean {
  return lineComment[language].test(line);
}
