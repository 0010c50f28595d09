import { expect, it } from 'vitest';
import { type CommentEvent, whyIgnored } from '../../../src/comments/requests.ts';

const command = '/pr-verdict rerun';
const event: CommentEvent = { onPullRequest: true, body: command, byPerson: true, readOnly: false };

it.each<[string, Partial<CommentEvent>, RegExp | undefined]>([
  ['commands something', {}, undefined],
  ['commanded something before it was changed', { body: 'Never mind.', previousBody: command }, undefined],
  ['commands something now', { previousBody: 'Hm.' }, undefined],
  ['is on an issue', { onPullRequest: false }, /not on a pull request/],
  ['is by an app', { byPerson: false }, /not by a person/],
  ['has no command', { body: 'Nice.' }, /has no command/],
  ['only quotes a command', { body: `> ${command}` }, /has no command/],
  ['is on a line of a fork’s head', { readOnly: true }, /no write access.* the next run applies it/],
  ['has no command there', { body: 'Nice.', readOnly: true }, /has no command/],
])('starts a run, or gives the reason why not: a comment that %s', (_, change, why) => {
  const reason = whyIgnored({ ...event, ...change });
  if (why === undefined) expect(reason).toBeUndefined();
  else expect(reason).toMatch(why);
});
