import { encodingOf } from '../formats/json-reader.ts';
import { operationalFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { encodings } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import { sha256, visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import {
  type ReviewerPolicy,
  tokenVariables,
  type VerifierPolicy,
  whyWithheld,
} from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import {
  type CommandEnd,
  outputLimit,
  type ProgramEnvironment,
  type Programs,
  type StagePorts,
} from '../ports/stage-ports.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import type { Change, PinnedPack } from './reviewed-change.ts';

/** Continues a sentence that begins with "it". */
export function endInWords(end: CommandEnd, timeout: number): string {
  switch (end.how) {
    case 'exited':
      return `exited with code ${end.code}`;
    case 'killed':
      return `was ended by the signal ${end.signal}`;
    case 'timed-out':
      return `did not end within ${timeout / 1000} s (\`timeout\`)`;
    case 'flooded':
      return `wrote more than ${outputLimit / 1024 / 1024} MiB to ${end.stream}`;
    case 'not-started':
      return `could not be started: ${end.reason}`;
    case 'cancelled':
      return 'was cancelled with the run';
  }
}

/** Whether a program may start as configured in a policy. */
export type TrustInPrograms = (policy: ReviewerPolicy | VerifierPolicy) => boolean;

/** What the stage is given for its programs. */
export interface GivenContext
  extends Pick<StagePorts, 'reporter' | 'directory' | 'root' | 'redact' | 'changesSince'> {
  readonly settings: Settings;
}

/** Data for every program of this stage. */
export interface ProgramContext extends GivenContext, PinnedPack {
  readonly effective: EffectivePolicy;
  readonly change: Change;
  /** Whether AI reviewers may have an oversized change, by base policy or a waiver. */
  readonly sizeAccepted: boolean;
  readonly programs: Programs;
  /** Whether a program of this policy may start. */
  readonly isTrusted: TrustInPrograms;
  /** Warning about a credential in the checkout; undefined without one. */
  readonly exposure: string | undefined;
}

/** Bytes of a stream that are searched and shown: its end usually has the reason. */
const tailBytes = 64 * 1024;

/**
 * The end of a program's stream, redacted and without terminal codes. It starts with a complete line, because
 * part of a secret could not be redacted.
 */
export function readTail(bytes: Uint8Array, redact: (text: string) => string): string {
  const end = bytes.subarray(-tailBytes);
  const cut = bytes.length - end.length;
  const lines = cut === 0 ? end : end.subarray(end.indexOf(0x0a) + 1 || end.length);
  const text = redact(visibleText(new TextDecoder().decode(lines)));
  const note = cut === 0 ? '' : `(${bytes.length - lines.length} bytes cut)\n`;
  return `${note}${text}`.trimEnd();
}

/** No UTF-8 text has this byte. */
const noText = 0xff;

/**
 * A document without secrets, for files that leave the job (threat S4). One that is no text before is none after, since
 * redaction must not make an invalid document valid.
 */
export function redactDocument(bytes: Uint8Array, redact: (text: string) => string): Uint8Array {
  const decode = (fatal: boolean) =>
    new TextDecoder(encodingOf(bytes), { fatal, ignoreBOM: true }).decode(bytes);
  const text = decode(false);
  const safe = redact(text);
  if (safe === text) return bytes;
  const isText = !text.includes('\u{fffd}') || isDecodable(() => decode(true));
  return Buffer.concat([Buffer.from(safe), Uint8Array.from(isText ? [] : [noText])]);
}

function isDecodable(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Variables for every program: search path, home, language, temporary folder. */
const base = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Windows needs these to start programs, and has other names for those above. */
const windowsBase = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'TEMP', 'TMP'];

/**
 * The environment of a program from the policy: the base, and the names that base policy passes on. Names are
 * compared without case, as on Windows. `variable` returns the value of one of our own variables; `withheld` are
 * values never passed on, under any name and in any common encoding, in addition to those of job tokens.
 */
export function childEnvironment(request: {
  readonly variable: (name: string) => string | undefined;
  readonly allowed: readonly string[];
  readonly withheld: readonly string[];
  readonly windows: boolean;
}): ProgramEnvironment {
  const { variable, allowed, withheld, windows } = request;
  const textOf = (name: string) => variable(name) ?? '';
  const secrets = [...withheld, ...tokenVariables.map(textOf)]
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .flatMap(encodings);
  const mayHave = (name: string) => {
    const value = textOf(name);
    const isSecret = secrets.some((secret) => value.includes(secret));
    return value.trim() !== '' && whyWithheld(name) === undefined && !isSecret;
  };
  const missing = allowed.filter((name) => !mayHave(name));
  if (missing.length > 0) return { missing: [...new Set(missing)] };
  const system = [...base, ...(windows ? windowsBase : [])].filter((name) => textOf(name) !== '');
  return { environment: new Map([...system, ...allowed].map((name) => [name, textOf(name)])) };
}

/**
 * Values of allowed variables to redact: all but short ones and plain words such as `production`, which would
 * match ordinary text.
 */
export function secretsAmong(values: Iterable<string>): readonly string[] {
  return [...values].map((value) => value.trim()).filter((value) => /^(?![A-Za-z]{1,19}$).{8,}/s.test(value));
}

interface Guarded {
  readonly directory: ReviewDirectory;
  readonly reporter: Pick<Reporter, 'warning'>;
}

/** Whether later stages read this file as a reviewer's answer, or as the manifest that pins the others. */
function isGuarded(name: string): boolean {
  return name === reviewFiles.manifest || name === 'review_findings.json' || name.startsWith('reviewers/');
}

/**
 * Guards files against programs, which run as the same user. Call before the first one starts. The returned function
 * removes what appeared or changed meanwhile, which nobody has redacted, and throws `REVIEW_FILE_CHANGED` for a
 * changed file.
 */
export async function guardFiles({ directory, reporter }: Guarded): Promise<() => Promise<void>> {
  const before = await readGuarded(directory);
  return async () => {
    const after = await readGuarded(directory);
    const foreign = [...after].filter(([name, digest]) => before.get(name) !== digest);
    for (const [name] of foreign) await directory.remove(name);
    for (const [name, digest] of before)
      if (after.get(name) !== digest)
        throw operationalFailure('REVIEW_FILE_CHANGED', `${name} was changed while reviewers ran`);
    for (const [name] of foreign) reporter.warning(`${name} appeared while reviewers ran, and was removed`);
  };
}

/** Digests by file name. */
async function readGuarded(directory: ReviewDirectory): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await directory.list()).filter(isGuarded)) {
    const bytes = await directory.read(name);
    if (bytes !== undefined) files.set(name, sha256(bytes));
  }
  return files;
}
