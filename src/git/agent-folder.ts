import { constants, rmSync } from 'node:fs';
import { copyFile, lstat, mkdir, mkdtemp, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import pLimit from 'p-limit';
import { isAgentConfiguration } from '../change/base-files.ts';
import type { AgentFolder } from '../ports/stage-ports.ts';
import { atEnd } from '../runner/interruption.ts';
import { hasCode } from '../runner/regular-file.ts';
import { openReviewDirectory, whyUnwritable } from '../runner/review-directory-on-disk.ts';
import { ownFolders } from './git.ts';
import { type Environment, failed, type GitPlace, runGit } from './git-process.ts';

/** Entries that grant access on their own: a header to send, or a key for ssh to use. */
interface Credentials {
  readonly found: boolean;
  /** Secrets in the configuration itself. */
  readonly secrets: readonly string[];
}

/**
 * Credentials in the configuration of a checkout, including the files that it includes. `actions/checkout`
 * leaves the job's token there until the job ends, unless `persist-credentials: false` is set: as a header in
 * `.git/config`, since its version 6 in a separate file that this includes, or as the path of an ssh key.
 * @see https://github.com/actions/checkout#usage
 */
export async function checkoutCredentials({ directory, environment }: GitPlace): Promise<Credentials> {
  const listed = await runGit({ cwd: directory, environment, args: ['config', '--list', '-z'] });
  if (listed.exitCode !== 0) return { found: false, secrets: [] };
  const held = listed.stdout.toString('utf8').split('\0').flatMap(credentialIn);
  return { found: held.length > 0, secrets: held.flat() };
}

/** The secrets of one entry, `key\nvalue`; empty when it grants no access. */
function credentialIn(entry: string): readonly (readonly string[])[] {
  const end = entry.indexOf('\n');
  const key = entry.slice(0, end);
  const value = entry.slice(end + 1);
  if (/^http\..*extraheader$/.test(key)) return headerSecrets(value);
  if (key === 'core.sshcommand' && /\s-i\s/.test(value)) return [[]];
  // The value contains an address; with `insteadOf` the key does.
  const password = /:\/\/[^\s/:@]*:([^\s/@]+)@/.exec(/^(?:remote|url)\./.test(key) ? entry : '')?.[1];
  return password === undefined ? [] : [[password]];
}

/** `AUTHORIZATION: basic …` also contains the token in decoded form. Other headers grant no access. */
function headerSecrets(header: string): readonly (readonly string[])[] {
  const [, scheme = '', value = ''] = /^authorization:\s*(\S+)\s+(\S+)/i.exec(header) ?? [];
  if (value === '') return [];
  const decoded = Buffer.from(value, 'base64').toString('utf8');
  const password = decoded.slice(decoded.indexOf(':') + 1);
  return [/^basic$/i.test(scheme) ? [value, password] : [value]];
}

const copiesAtOnce = 16;

/**
 * Creates a temporary folder for agents outside of every repository, since agents' command lines look for
 * configuration in their start folder and above it. With `worktree` it holds a copy of the tracked files and
 * of the new files that are not ignored, without files that agents obey and without `.git`.
 */
export async function openAgentFolder({
  worktree,
  environment,
  temp = tmpdir(),
}: {
  readonly worktree: string | undefined;
  readonly environment: Environment;
  readonly temp: string | undefined;
}): Promise<AgentFolder> {
  const path = await realpath(await mkdtemp(join(temp, 'pr-verdict-agents-')));
  const deleteFolder = () => rmSync(path, { recursive: true, force: true });
  const isDone = atEnd(deleteFolder);
  const remove = () => {
    isDone();
    deleteFolder();
  };
  const checkout = join(path, 'checkout');
  const limit = pLimit(copiesAtOnce);
  try {
    const listed = worktree === undefined ? [] : await listFiles(worktree, environment);
    const shown = listed.filter((name) => !isAgentConfiguration(name));
    const hidden = listed.filter(isAgentConfiguration);
    for (const folder of new Set(shown.map(dirname)))
      await mkdir(join(checkout, folder), { recursive: true });
    await mkdir(checkout, { recursive: true });
    const copy = (name: string) => copyEntry(name, { from: worktree ?? '', to: checkout });
    await Promise.all(shown.map((name) => limit(copy, name)));
    const directory = await openReviewDirectory({ path: join(path, 'review') });
    return { checkout, hidden, directory, remove };
  } catch (error) {
    remove();
    throw whyUnwritable(path, error);
  }
}

async function listFiles(cwd: string, environment: Environment): Promise<readonly string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await runGit({ cwd, args, environment });
  if (listed.exitCode !== 0) throw failed({ cwd, args }, 'could not list the files that a reviewer reads');
  const isOwn = (name: string) => ownFolders.some((folder) => name.startsWith(`${folder}/`));
  return listed.stdout
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '' && !isOwn(name));
}

/**
 * Skips missing files, such as those outside of a sparse checkout, submodules and loops. Also skips links to
 * folders: `.github` could lead to a folder whose files an agent obeys only under that name. And those that lead
 * out of the copy, to `.git/config` of the checkout or files of the runner.
 */
async function copyEntry(
  name: string,
  folders: { readonly from: string; readonly to: string },
): Promise<void> {
  const [from, to] = [join(folders.from, name), join(folders.to, name)];
  try {
    const status = await lstat(from);
    if (status.isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
    if (!status.isSymbolicLink()) return;
    const target = await readlink(from);
    const isWithin = !isAbsolute(target) && !/^\.\.(?:[/\\]|$)/.test(normalize(join(dirname(name), target)));
    if (isWithin && (await stat(from)).isFile()) await symlink(target, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) throw error;
  }
}
