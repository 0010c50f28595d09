import { type Environment, runGit } from './git-process.ts';

interface Wanted {
  readonly directory: string;
  readonly environment: Environment;
}

/** What opens something by itself: a header that is sent along, or a key that ssh is told to use. */
interface Credentials {
  readonly found: boolean;
  /** What of it is secret, as far as it stands in the configuration itself. */
  readonly secrets: readonly string[];
}

const none: Credentials = { found: false, secrets: [] };

/**
 * The credentials that the configuration of a checkout holds, with the files that it includes. `actions/checkout`
 * leaves the job's token there until the job ends, unless it is told `persist-credentials: false`: as a header in
 * `.git/config`, since its version 6 in a file of its own that this includes, or as the path of an ssh key.
 * @see https://github.com/actions/checkout#usage
 */
export async function checkoutCredentials({ directory, environment }: Wanted): Promise<Credentials> {
  const listed = await runGit({ cwd: directory, environment, args: ['config', '--list', '-z'] });
  if (listed.state !== 'ended' || listed.exitCode !== 0) return none;
  const held = listed.stdout.toString('utf8').split('\0').flatMap(credentialIn);
  return { found: held.length > 0, secrets: held.flat() };
}

/** The secrets of one entry, `key\nvalue`; nothing where it opens nothing. */
function credentialIn(entry: string): readonly (readonly string[])[] {
  const end = entry.indexOf('\n');
  const key = entry.slice(0, end);
  const value = entry.slice(end + 1);
  if (/^http\..*extraheader$/.test(key)) return headerSecrets(value);
  if (key === 'core.sshcommand' && /\s-i\s/.test(value)) return [[]];
  // An address stands in the value, and with `insteadOf` in the key.
  const password = /:\/\/[^\s/:@]*:([^\s/@]+)@/.exec(/^(?:remote|url)\./.test(key) ? entry : '')?.[1];
  return password === undefined ? [] : [[password]];
}

/** `AUTHORIZATION: basic …` holds the token once more, decoded. Other headers open nothing. */
function headerSecrets(header: string): readonly (readonly string[])[] {
  const [, scheme = '', value = ''] = /^authorization:\s*(\S+)\s+(\S+)/i.exec(header) ?? [];
  if (value === '') return [];
  const decoded = Buffer.from(value, 'base64').toString('utf8');
  const password = decoded.slice(decoded.indexOf(':') + 1);
  return [/^basic$/i.test(scheme) ? [value, password] : [value]];
}
