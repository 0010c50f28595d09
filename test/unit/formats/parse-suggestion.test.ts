import { describe, expect, it } from 'vitest';
import { onlySuggestion } from '../../../src/formats/review-output.ts';

describe('the suggestion in a text', () => {
  it.each([
    ['```suggestion\nnew\n```', 'new'],
    ['Do this:\n\n~~~ suggestion\na\nb\n~~~\nDone.', 'a\nb'],
    ['```suggestion\n```', ''],
    ['````suggestion\n```\n````', '```'],
    ['```suggestion\na\n````', 'a'],
    ['```suggestion\r\nnew\r\n```', 'new'],
    ['```suggestion\n``` ts\n```', '``` ts'],
    ['```ts\nx\n```\n```suggestion\ny\n```', 'y'],
    ['``` `suggestion` ```\n```suggestion\ny\n```', 'y'],
  ])('is the content of its one fence: %j', (text, suggestion) => {
    expect(onlySuggestion(text)).toBe(suggestion);
  });

  it.each([
    'A suggestion.',
    '```suggestions\nx\n```',
    '```suggestion\nx\n```\n```suggestion\ny\n```',
    '```suggestion\nx',
    '````md\n```suggestion\nx\n```\n````',
    '    ```suggestion\n    x\n    ```',
  ])('is none in %j', (text) => {
    expect(onlySuggestion(text)).toBeUndefined();
  });
});
