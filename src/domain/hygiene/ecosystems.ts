import {
  gemDeclarations,
  goDeclarations,
  jsonDeclarations,
  mixDeclarations,
  podDeclarations,
} from './declarations.ts';
import { pages } from './references.ts';
import { tomlDeclarations, yamlDeclarations } from './table-declarations.ts';

interface Member {
  /** As seen from the lock file. */
  readonly folder: string;
  readonly text: string;
}

/** A kind of manifest with the lock files that record what it resolved to. */
export interface Ecosystem {
  readonly manifest: string;
  readonly lockfiles: readonly string[];
  /** Whether a lock file in a folder above is that of a workspace which the manifest belongs to; absent: never. */
  readonly isMember?: (lockText: string, manifest: Member) => boolean;
  /** What is declared, in a form in which two declarations that resolve alike are the same text; undefined: unreadable. */
  readonly declarations: (text: string) => ReadonlySet<string> | undefined;
  /** The command that brings the lock file up to date. */
  readonly update: string;
  readonly reference: string;
}

const npmKeys = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
  'resolutions',
  'pnpm.overrides',
  'pnpm.patchedDependencies',
  'pnpm.packageExtensions',
  'workspaces',
];
const npm = {
  manifest: 'package.json',
  declarations: jsonDeclarations(npmKeys),
};

/** The lock files of npm and Bun are JSON, with a key for each folder of the workspace. */
function namesFolder(lockText: string, { folder }: Member): boolean {
  return lockText.includes(`"${folder}": {`);
}

const uvKeys =
  /^(?:(?:dev|constraint|override|build-constraint)-dependencies|environments|required-environments|conflicts)$/;

export const ecosystems: readonly Ecosystem[] = [
  {
    ...npm,
    lockfiles: ['package-lock.json', 'npm-shrinkwrap.json'],
    isMember: namesFolder,
    update: 'npm install',
    reference: pages.npmCi,
  },
  {
    ...npm,
    lockfiles: ['yarn.lock'],
    // Yarn 1 says nothing of workspaces in its lock file.
    isMember: (lockText, { folder }) => lockText.includes(`@workspace:${folder}"`),
    update: 'yarn install',
    reference: pages.yarnInstall,
  },
  {
    ...npm,
    lockfiles: ['pnpm-lock.yaml'],
    isMember: (lockText, { folder }) => lockText.includes(`\n  ${folder}:\n`),
    update: 'pnpm install',
    reference: pages.pnpmInstall,
  },
  {
    ...npm,
    lockfiles: ['bun.lock', 'bun.lockb'],
    isMember: namesFolder,
    update: 'bun install',
    reference: pages.bunLock,
  },
  {
    manifest: 'Cargo.toml',
    lockfiles: ['Cargo.lock'],
    isMember: (lockText, { text }) => {
      const name = /^name\s{0,9}=\s{0,9}("[^"\n]{1,100}")/m.exec(text)?.[1];
      return name !== undefined && lockText.includes(`\nname = ${name}\n`);
    },
    // A wider requirement resolves as before, so only what is depended on counts.
    declarations: tomlDeclarations({
      tables: /(?:^|\.)(?:dev-|build-)?dependencies(?:\.|$)/,
      namesOnly: true,
    }),
    update: 'cargo update --workspace',
    reference: pages.cargoLock,
  },
  {
    manifest: 'pyproject.toml',
    lockfiles: ['poetry.lock'],
    declarations: tomlDeclarations({
      tables:
        /^tool\.poetry\.(?:.*\.)?(?:dev-)?dependencies$|^project$|^project\.optional-dependencies$|^dependency-groups$/,
      keys: { project: /^dependencies$/ },
    }),
    update: 'poetry lock',
    reference: pages.poetryLock,
  },
  {
    manifest: 'pyproject.toml',
    lockfiles: ['uv.lock'],
    isMember: (lockText, { folder }) =>
      ['editable', 'virtual'].some((source) => lockText.includes(`source = { ${source} = "${folder}" }`)),
    declarations: tomlDeclarations({
      tables: /^project$|^project\.optional-dependencies$|^dependency-groups$|^tool\.uv$/,
      keys: { project: /^dependencies$/, 'tool.uv': uvKeys },
    }),
    update: 'uv lock',
    reference: pages.uvLock,
  },
  {
    manifest: 'Pipfile',
    lockfiles: ['Pipfile.lock'],
    declarations: tomlDeclarations({ tables: /packages$/ }),
    update: 'pipenv lock',
    reference: pages.pipenvLock,
  },
  {
    manifest: 'Gemfile',
    lockfiles: ['Gemfile.lock'],
    declarations: gemDeclarations,
    update: 'bundle lock',
    reference: pages.bundlerLock,
  },
  {
    manifest: 'mix.exs',
    lockfiles: ['mix.lock'],
    declarations: mixDeclarations,
    update: 'mix deps.get',
    reference: pages.mixLock,
  },
  {
    manifest: 'pubspec.yaml',
    lockfiles: ['pubspec.lock'],
    declarations: yamlDeclarations(['dependencies', 'dev_dependencies', 'dependency_overrides']),
    update: 'dart pub get',
    reference: pages.pubLock,
  },
  {
    manifest: 'Podfile',
    lockfiles: ['Podfile.lock'],
    declarations: podDeclarations,
    update: 'pod install',
    reference: pages.podLock,
  },
  {
    manifest: 'composer.json',
    lockfiles: ['composer.lock'],
    declarations: jsonDeclarations(['require', 'require-dev']),
    update: 'composer update --lock',
    reference: pages.composerLock,
  },
  {
    manifest: 'go.mod',
    lockfiles: ['go.sum'],
    declarations: goDeclarations,
    update: 'go mod tidy',
    reference: pages.goSum,
  },
];
