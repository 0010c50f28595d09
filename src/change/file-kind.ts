import { isLockfile } from './lockfiles.ts';

/**
 * The words of each segment of a path, in lower case, alone and joined with one or two that follow: `src/SignInForm.tsx`
 * has `sign`, `in`, `form`, `signin`, `inform` and `signinform`. The file's extension is left out. Words, not
 * substrings, so that `author` is not `auth`.
 */
export function pathWords(path: string): readonly string[] {
  return [...folderOf(path).split('/'), bareName(path)].flatMap((segment) => {
    const parts = segment
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '');
    return parts.flatMap((_, at) => [1, 2, 3].map((count) => parts.slice(at, at + count).join('')));
  });
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A file's name without its extension. */
export function bareName(path: string): string {
  return nameOf(path).replace(/(?<=.)\.[^.]+$/, '');
}

/** The folder of a path; `''` is the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The extension in lower case; `''` without one. */
export function extensionOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return /[^.]/.test(name.slice(0, Math.max(dot, 0))) ? name.slice(dot + 1).toLowerCase() : '';
}

/** The path of a file in a folder; `''` is the root. */
export function within(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The folder and all above it, up to the root, which is `''`. */
export function foldersUp(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}

/** The purpose of a file by its name. A file of `unknown` kind is never harmless. */
export type FileKind =
  | 'code'
  | 'config'
  | 'test'
  | 'docs'
  | 'asset'
  | 'translation'
  | 'lockfile'
  | 'generated'
  | 'vendored'
  | 'unknown';

/** Patterns of `.gitattributes` at the base commit, because the head could declare anything generated. */
export interface Attributes {
  readonly isGenerated: (path: string) => boolean;
  readonly isVendored: (path: string) => boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Decided by file names alone. */
export const noAttributes: Attributes = { isGenerated: () => false, isVendored: () => false };

const docNames = words('LICENSE LICENCE NOTICE AUTHORS CHANGELOG README CONTRIBUTING COPYING');
const docExtensions = words('md mdx markdown rst adoc');
const configNames = words(
  'Pipfile Podfile Justfile Dockerfile Containerfile Makefile Jenkinsfile Procfile Vagrantfile Gemfile Rakefile Brewfile CODEOWNERS Caddyfile Tiltfile BUILD WORKSPACE .gitignore .gitattributes .editorconfig .npmrc .nvmrc .dockerignore requirements.txt constraints.txt CMakeLists.txt',
);
const configExtensions = words(
  'json jsonc json5 yaml yml toml ini cfg conf config xml properties tf tfvars hcl env pem key crt p12 csv graphql graphqls gql proto prisma gradle mod work csproj fsproj sln gemspec nix bicep tpl service',
);
const assetExtensions = words(
  'png jpg jpeg gif svg ico webp avif bmp woff woff2 ttf otf eot mp3 mp4 webm wav pdf css scss sass less styl',
);
const workflow =
  /(?:^|\/)\.(?:(?:github\/workflows|circleci|buildkite|woodpecker)\/[^/]+|github\/actions\/(?:.+\/)?action)\.ya?ml$/;
const testFolders = /(?:^|\/)(?:tests?|__tests__|__mocks__|specs?|e2e|testdata|fixtures|__fixtures__)\//;
const testName =
  /(?:\.(?:test|spec|e2e|cy|stories|e2e-(?:spec|test))\.[^.]+|_(?:test|spec)\.[^.]+|^test_[^/]*\.py|^conftest\.py|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|fs|php|swift))$/;
const translationExtensions = words('po pot mo xlf xliff arb strings resx');
const translationData = words('json json5 yaml yml toml properties ftl');
const translationFolders = /(?:^|\/)(?:locales?|i18n|l10n|translations?)\//i;
/** Programming languages have such folders as well. */
const languageFolders = /(?:^|\/)(?:locales?|i18n|l10n|translations?|langs?|languages?|messages)\//i;
/** Matches names of translations: `de`, `pt-BR.json`, `messages_zh_Hans.properties`. */
const languageName = /(?:^|[._-])[a-z]{2}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|[a-z]{2}))?$/;
const vendorFolders = /(?:^|\/)(?:vendor|node_modules|third_party|thirdparty|bower_components|Pods)\//;
const distFile = /(?:^|\/)dist\/.*\.(?:[cm]?js|css|html)$/;
const generatedName =
  /(?:[.-]min\.(?:js|css)|\.bundle\.js|\.pb\.(?:go|cc|h|gw\.go)|_pb\.(?:ts|js|d\.ts)|_pb2(?:_grpc)?\.pyi?|[._](?:generated|gen)\.[^.]+|\.g\.(?:cs|dart)|\.designer\.cs|\.map|\.snap|\.lock|^pr-verdict\.schema\.json)$/i;

export function kindOf(path: string, attributes: Attributes): FileKind {
  const name = nameOf(path);
  const extension = extensionOf(path);
  if (attributes.isVendored(path) || vendorFolders.test(path)) return 'vendored';
  if (isLockfile(name)) return 'lockfile';
  if (attributes.isGenerated(path)) return 'generated';
  // A key file is one in any folder, and a workflow one with any name.
  if (/^\.env(?:\.|$)/.test(name) || ['pem', 'key', 'p12'].includes(extension) || workflow.test(path))
    return 'config';
  if (distFile.test(path) || generatedName.test(name)) return 'generated';
  if (testFolders.test(path) || testName.test(name)) return 'test';
  if (configNames.has(name) || /^(?:Dockerfile|requirements)[.-]/.test(name)) return 'config';
  if (/(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/.test(path)) return 'config';
  const language = languageOf(path);
  const isNotice = language === undefined && docNames.has(name.replace(/(?:\.txt|-[A-Z\d.-]{1,40})$/, ''));
  if (docExtensions.has(extension) || isNotice) return 'docs';
  if (translationExtensions.has(extension) || isTranslation(path, extension)) return 'translation';
  if (extension === 'txt' && /(?:^|\/)docs?\//.test(path)) return 'docs';
  if (assetExtensions.has(extension)) return 'asset';
  if (language !== undefined) return 'code';
  return isConfiguration(path) || /^\.|ignore$/.test(name) ? 'config' : 'unknown';
}

/** By its name, or by a language's, such as `lang/fr.json` and `locales/fr/app.json`. */
function isTranslation(path: string, extension: string): boolean {
  const name = bareName(path);
  if (extension !== '' && languageFolders.test(path) && languageName.test(name)) return true;
  if (!translationData.has(extension)) return false;
  const isInLanguage = translationFolders.test(path) && languageName.test(nameOf(folderOf(path)));
  return isInLanguage || /^(?:translations?|messages)(?:[._-]|$)/.test(name);
}

/** Whether it may be configuration, by its extension. */
export function isConfiguration(path: string): boolean {
  return configExtensions.has(extensionOf(path));
}

/** Whether it is a template of a page or mail. */
export function isTemplate(path: string): boolean {
  return templateExtensions.has(extensionOf(path));
}

/** Whether it is interface code: components, pages and templates. */
export function isInterface({ path, language }: { path: string; language?: Language | undefined }): boolean {
  if (isTemplate(path) || /\.(?:[jt]sx|vue|svelte)$/.test(path)) return true;
  return (
    language === 'javascript' &&
    /(?:^|\/)(?:[\w-]*ui|components?|static|frontend|pages|views)\//.test(path) &&
    !/(?:^|\/)(?:api|server)\//.test(path)
  );
}

const mayRun = words('mdx svg');

/** Whether a file may hold code that runs, though its name says that it is a test, a document or a picture. */
export function isHarmlessByName(path: string): boolean {
  const kind = kindOf(path, noAttributes);
  if (kind === 'test') return languageOf(path) !== undefined;
  return (kind === 'docs' || kind === 'asset') && mayRun.has(extensionOf(path));
}

/** Whether changing such a file can change the product's behaviour. */
export function isProduct(kind: FileKind): boolean {
  return kind === 'code' || kind === 'config' || kind === 'unknown';
}

const extensions = [
  ['javascript', 'ts tsx mts cts js jsx mjs cjs vue svelte'],
  ['python', 'py pyi'],
  ['go', 'go'],
  ['java', 'java kt kts scala groovy'],
  ['ruby', 'rb rake'],
  ['rust', 'rs'],
  ['csharp', 'cs fs vb'],
  ['php', 'php'],
  ['c', 'c h cc cpp cxx hpp m mm swift dart'],
  ['shell', 'sh bash zsh ps1'],
  ['sql', 'sql'],
  ['other', 'ex exs erl hs clj lua pl r jl ml elm zig nim'],
] as const;
export type Language = (typeof extensions)[number][0];

const templateExtensions = words(
  'html htm xhtml erb hbs ejs haml jinja j2 njk liquid mustache slim twig peb ftl ftlh tmpl gohtml',
);

const byExtension = new Map<string, Language>(
  [...extensions, ['other', [...templateExtensions].join(' ')] as const].flatMap(([language, names]) =>
    names.split(' ').map((extension) => [extension, language] as const),
  ),
);

/** Matches start-up files of shells: `.bashrc`, `bash_aliases`, `.profile`. */
const shellStartup = /^\.?(?:(?:bash|zsh|ksh)_?(?:rc|aliases|profile|login|logout|env)|profile|aliases)$/;

/** The programming language by the file's name; undefined if unknown. */
export function languageOf(path: string): Language | undefined {
  return byExtension.get(extensionOf(path)) ?? (shellStartup.test(nameOf(path)) ? 'shell' : undefined);
}

const lineComment: Readonly<Record<Language, RegExp>> = {
  javascript: /^\s*\/\/(?!\s*(?:@ts-|eslint-|biome-|prettier-))/,
  python: /^\s*#(?!\s*(?:type:|noqa|nosec|pylint:|pragma:|!))/,
  // Go compiles what it reads before `import "C"`.
  go: /^\s*\/\/(?!go:|\s*\+build|\s*nolint|\s*#)/,
  java: /^\s*\/\//,
  ruby: /^\s*#(?!\s*(?:frozen_string_literal|rubocop:|!))/,
  rust: /^\s*\/\//,
  csharp: /^\s*\/\//,
  php: /^\s*\/\//,
  c: /^\s*\/\//,
  shell: /^\s*#(?!!)/,
  // Some databases read `--1` as a sum.
  sql: /^\s*--(?![^\s-])/,
  other: /^(?!)/,
};

/**
 * Whether a line is only a comment. Only comments that begin and end on the line count, and no directives of
 * tools: what looks like the middle of a block comment may be code.
 */
export function isComment(language: Language, line: string): boolean {
  return lineComment[language].test(line);
}
