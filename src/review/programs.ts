import { encodingOf } from '../formats/json-reader.ts';
import { visibleText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { ReviewerPolicy, VerifierPolicy } from '../policy/reviewer-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { type CommandEnd, outputLimit, type Programs, type StagePorts } from '../ports/stage-ports.ts';

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
