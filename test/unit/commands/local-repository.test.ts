import { expect, it } from 'vitest';
import { repositoryOf } from '../../../src/commands/local-repository.ts';

it.each([
  ['https://github.com/acme/pr-verdict.git', 'acme/pr-verdict'],
  ['https://github.example.com/acme/reviews/', 'acme/reviews'],
  ['git@github.com:acme/pr-verdict.git', 'acme/pr-verdict'],
  ['ssh://git@github.com/acme/pr-verdict', 'acme/pr-verdict'],
  ['/srv/clones/pr-verdict', undefined],
  ['../pr-verdict', undefined],
  ['file:///srv/clones/pr-verdict', undefined],
  ['', undefined],
])('the remote %s names %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
