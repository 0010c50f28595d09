import { describe, expect, it } from 'vitest';
import { findUploadedBy } from '../../../src/github/artifacts.ts';
import type { GitHubClient } from '../../../src/github/client.ts';
import { zipOf } from '../../support/zip-writer.ts';

const mebibyte = 1024 * 1024;

interface Storage {
  readonly artifacts: readonly { readonly size_in_bytes: number; readonly expired?: boolean }[];
  readonly bytes?: Uint8Array;
}

/** GitHub’s answers about artifacts named `reviews`; each download is counted with its limit. */
function uploadedIn({ artifacts, bytes }: Storage) {
  const limits: number[] = [];
  const listed = artifacts.map((artifact, id) => ({ id, name: 'reviews', expired: false, ...artifact }));
  const api = {
    download: async (_: unknown, limit: number) => {
      limits.push(limit);
      return bytes;
    },
  };
  const client: Partial<GitHubClient> = {
    read: async (_, send) => send(api as never),
    get: async () => ({ total_count: listed.length, artifacts: listed }) as never,
  };
  const repository = { client: client as GitHubClient, owner: 'octo', repo: 'demo' };
  return { find: findUploadedBy(repository, 7), limits };
}

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.json`, content: '[]' }));
const small = { size_in_bytes: 1 };

describe('an artifact of the triggering run', () => {
  it('is taken up to 32 MiB and 1,000 entries, and downloaded once', async () => {
    const artifacts = [{ size_in_bytes: 32 * mebibyte }];
    const { find, limits } = uploadedIn({ artifacts, bytes: zipOf(entries(1000)) });
    expect(await find('reviews', '7.json')).toHaveLength(1);
    expect(await find('reviews', '*.json')).toHaveLength(1000);
    expect(limits).toEqual([32 * mebibyte]);
  });

  it.each<[string, Storage, RegExp]>([
    ['that is larger by GitHub’s size', { artifacts: [{ size_in_bytes: 32 * mebibyte + 1 }] }, /larger than/],
    ['that turns out to be larger', { artifacts: [small] }, /larger than/],
    ['of more entries', { artifacts: [small], bytes: zipOf(entries(1001)) }, /1000/],
    ['that has a namesake', { artifacts: [small, small], bytes: zipOf([]) }, /2 artifacts with this name/],
  ])('%s is refused', async (_, storage, why) => {
    const refusal = uploadedIn(storage).find('reviews', '*.json');
    const message = expect.stringMatching(why);
    await expect(refusal).rejects.toMatchObject({ code: 'ARTIFACT_REFUSED', message });
  });

  it('that expired is none', async () => {
    const { find } = uploadedIn({ artifacts: [{ ...small, expired: true }] });
    expect(await find('reviews', '*.json')).toBeUndefined();
  });
});
