import { describe, expect, it } from 'vitest';
import { type CommentEvent, whyIgnored } from '../../../src/comments/requests.ts';

const command = '/pr-verdict rerun';
const event: CommentEvent = { onPullRequest: true, body: command, byPerson: true, readOnly: false };

describe('a comment that starts a run', () => {
  it.each<[string, Partial<CommentEvent>]>([
    ['commands something', {}],
    ['commanded something before it was changed', { body: 'Never mind.', previousBody: command }],
    ['commands something now', { previousBody: 'Hm.' }],
  ])('starts a run where it %s', (_, change) => {
    expect(whyIgnored({ ...event, ...change })).toBeUndefined();
  });

  it.each<[string, Partial<CommentEvent>, RegExp]>([
    ['is on an issue', { onPullRequest: false }, /not on a pull request/],
    ['is by an app', { byPerson: false }, /not by a person/],
    ['commands nothing', { body: 'Nice.' }, /commands nothing/],
    ['only quotes a command', { body: `> ${command}` }, /commands nothing/],
    ['is on a line of a fork’s head', { readOnly: true }, /no write access.* the next run applies it/],
  ])('starts none where it %s, and gives the reason', (_, change, why) => {
    expect(whyIgnored({ ...event, ...change })).toMatch(why);
  });

  it('does not mention access that it does not need', () => {
    expect(whyIgnored({ ...event, body: 'Nice.', readOnly: true })).toMatch(/commands nothing/);
  });
});
