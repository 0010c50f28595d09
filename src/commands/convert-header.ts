import type { Header } from '../contracts/convert/note.ts';
import { findLink } from '../contracts/review-output/references.ts';
import { isIsoTimestamp } from '../contracts/timestamp-deviation.ts';
import { Failure } from '../domain/failure.ts';

/** What a target demands and a source may not say, as it is given on the command line. */
export type HeaderFlags = { readonly [Key in keyof Header]?: string | undefined };

interface Flag {
  readonly name: string;
  readonly isWellFormed: (value: string) => boolean;
  readonly example: string;
}

const flags: Readonly<Record<keyof Header, Flag>> = {
  pullRequest: {
    name: '--pull-request',
    isWellFormed: (value) => /^[1-9][0-9]{0,9}$/.test(value),
    example: '7',
  },
  repository: {
    name: '--repository',
    isWellFormed: (value) => /^[^/\s]+\/[^/\s]+$/.test(value),
    example: 'octo/app',
  },
  head: {
    name: '--head',
    isWellFormed: (value) => /^[0-9a-f]{7,64}$/i.test(value),
    example: 'abc123def456',
  },
  timestamp: { name: '--timestamp', isWellFormed: isIsoTimestamp, example: '2026-01-13T10:30:00Z' },
  reference: {
    name: '--reference',
    isWellFormed: (value) => findLink(value)?.isWhole === true,
    example: "'[the rules](https://example.org/rules)'",
  },
};

/** Throws `COMMAND_LINE_INVALID` for a value that the target could not hold. */
export function headerOf(given: HeaderFlags): Header {
  for (const key of keys) {
    const value = given[key];
    const { name, isWellFormed, example } = flags[key];
    if (value === undefined || isWellFormed(value)) continue;
    throw new Failure({
      kind: 'usage',
      code: 'COMMAND_LINE_INVALID',
      message: `${name} cannot be ${JSON.stringify(value)}`,
      fix: `Write it as in ${name} ${example}.`,
    });
  }
  const { pullRequest, repository, head, timestamp, reference } = given;
  return {
    ...(pullRequest === undefined ? {} : { pullRequest: Number(pullRequest) }),
    ...(repository === undefined ? {} : { repository }),
    ...(head === undefined ? {} : { head }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(reference === undefined ? {} : { reference }),
  };
}

const keys = ['pullRequest', 'repository', 'head', 'timestamp', 'reference'] as const;

/** Examples of the flags that would say what is missing. */
export function flagsFor(needs: readonly (keyof Header)[]): string {
  return needs.map((key) => `${flags[key].name} ${flags[key].example}`).join(' ');
}
