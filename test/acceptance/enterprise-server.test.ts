import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { linkTargets, renderMarkdown } from '../support/rendered-markdown.ts';
import { startScenario } from '../support/twelve-findings.ts';

/** The stand-in answers under `/api/v3` and `/api/graphql` of its own host, as GitHub Enterprise Server does. */
it("leads every link to the server's own host, wherever the server is", async () => {
  const scenario = await startScenario();
  const { serverUrl, apiUrl } = scenario.github;
  const { host } = new URL(serverUrl);
  // Reviewers' links are kept for https alone; the stand-in's own addresses are plain http.
  const kept = `https://${host}/octo/demo/blob/main/docs/guide.md`;
  scenario.write('out/reviewer.json', [
    c1Finding({
      references: [`[Guide](${kept})`, '[Blog](https://github.com/octo/demo/blob/main/a.md)'],
    }),
    c1Finding({ file: 'lib/other.ts', line: 3, issue: 'Another caller breaks.' }),
  ]);

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  expect(apiUrl).toBe(`${serverUrl}/api/v3`);
  const [review] = scenario.pull.reviews;
  const posted = [review?.body ?? '', ...(review?.comments ?? []).map(({ body }) => body), result.summary];
  const targets = posted.flatMap((markdown) => linkTargets(renderMarkdown(markdown)));
  expect(targets).toContain(`${serverUrl}/octo/demo/blob/${scenario.pull.headSha}/lib/other.ts?plain=1#L3`);
  expect(targets).toContain(kept);
  expect(targets.filter((target) => new URL(target).host !== host)).toEqual([]);
  expect(result.outputs.get('review-url')).toBe(
    `${serverUrl}/octo/demo/pull/1#pullrequestreview-${review?.id}`,
  );
});
