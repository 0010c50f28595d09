import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { project } from '../../src/model/project.ts';
import type { Repository } from './github/model/repository.ts';
import { uploadArtifact, type WorkflowRun } from './github/model/workflow-run.ts';
import type { Access } from './github/model/world.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { projectRoot } from './page-blocks.ts';
import { temporaryFolder } from './runner.ts';
import type { Texts } from './workflow-expressions.ts';
import { zipOf } from './zip-writer.ts';

/** Names of artifacts of one run, and their folders. */
export type Artifacts = Map<string, string>;

/** What a step's action finds and may change. */
export interface JobFolders {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  /** What `actions/checkout` takes without a `ref`. */
  readonly ref: string;
  readonly temp: string;
  readonly artifacts: Artifacts;
  readonly permissions: Texts;
  readonly workspace: string;
}

/** Gives its outputs; throws where the step fails. */
export type OtherAction = (inputs: Texts, job: JobFolders) => Texts;

/** Stand-ins for the actions of others, by their names without a version. */
export const otherActions: Readonly<Record<string, OtherAction>> = {
  'actions/checkout': (inputs, job) => {
    const { path, ref = job.ref, 'fetch-depth': depth = '1', 'sparse-checkout': sparse } = inputs;
    if (inputs['repository'] === project.home && path !== undefined) {
      mkdirSync(join(job.workspace, path));
      symlinkSync(join(projectRoot, 'dist'), join(job.workspace, path, 'dist'));
      return {};
    }
    if (inputs['repository'] !== undefined || path !== undefined)
      throw new Error('Nothing is checked out so.');
    const options = { ref, depth: Number(depth), ...(sparse !== undefined && { sparse }) };
    rmSync(job.workspace, { recursive: true });
    renameSync(job.repository.checkout(options).dir, job.workspace);
    return {};
  },

  'actions/upload-artifact': ({ name: given, path = '', archive = 'true', ...inputs }, job) => {
    const source = resolve(job.workspace, path);
    if (!existsSync(source)) {
      if (inputs['if-no-files-found'] === 'error') throw new Error(`There is no file ${path}.`);
      return {};
    }
    // A file that is not archived gives the artifact its name.
    const name = archive === 'false' ? basename(source) : (given ?? 'artifact');
    if (job.artifacts.has(name)) throw new Error(`The run already has an artifact ${name}.`);
    const kept = temporaryFolder('artifact');
    const target = statSync(source).isDirectory() ? kept : join(kept, basename(source));
    cpSync(source, target, { recursive: true, filter: (each) => !basename(each).startsWith('.') });
    job.artifacts.set(name, kept);
    return { 'artifact-id': idOf(job.artifacts, name) };
  },

  'actions/download-artifact': ({ name: given, 'artifact-ids': id, path = '.' }, job) => {
    if (given === undefined && (id ?? '') === '') throw new Error('This downloads all artifacts.');
    const name = given ?? [...job.artifacts.keys()].find((each) => idOf(job.artifacts, each) === id) ?? '';
    const from = job.artifacts.get(name);
    if (from === undefined) throw new Error(`The run has no artifact ${given ?? id}.`);
    // Files get the time at which they are written.
    cpSync(from, resolve(job.workspace, path), { recursive: true, preserveTimestamps: false });
    return {};
  },

  'actions/create-github-app-token': (inputs, { github, repository }) => {
    if (inputs['client-id'] === '' || inputs['private-key'] === '') throw new Error('The app has no key.');
    const permissions = Object.entries(inputs).flatMap(([name, level]) =>
      name.startsWith('permission-') ? [[name.slice('permission-'.length), level as Access]] : [],
    );
    const token = {
      repository,
      kind: 'app',
      login: 'our-app[bot]',
      permissions: Object.fromEntries(permissions),
    };
    return { token: github.issueToken({ ...token, kind: 'app' }) };
  },

  'actions/cache': () => ({ 'cache-hit': '' }),
  'github/codeql-action/init': () => ({}),
};

/** Artifacts are never replaced, so their place in the list identifies them. */
function idOf(artifacts: Artifacts, name: string): string {
  return String(1_000 + [...artifacts.keys()].indexOf(name));
}

/** Makes what a played run uploaded readable through the API, as the artifacts of a recorded run. */
export function keepArtifacts(run: WorkflowRun, artifacts: Artifacts): void {
  for (const [name, folder] of artifacts) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => ({ name: file, content: readFileSync(join(folder, file)) }));
    uploadArtifact(run, name, zipOf(files));
  }
}
