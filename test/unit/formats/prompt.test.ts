import { expect, test } from 'vitest';
import { z } from 'zod';
import { promptFor, promptRoles } from '../../../src/formats/prompt.ts';
import { formatDefinition, modelFormats } from '../../../src/formats/registry.ts';

const all = modelFormats.flatMap((format) => promptRoles.map((role) => [format, role] as const));

test.each(all)('the prompt for %s, %s, names every field, rule and way to check', (format, role) => {
  const prompt = promptFor(format, role);
  const { schema, rules } = formatDefinition(format);
  const required = [...JSON.stringify(z.toJSONSchema(schema ?? z.never())).matchAll(/"required":(\[.*?\])/g)];
  const fields: readonly string[] = required.flatMap(([, list]) => JSON.parse(String(list)));
  expect(fields.length).toBeGreaterThan(8);
  for (const name of fields) expect(prompt).toContain(`\`${name}\``);
  const deviations = rules.filter(({ id }) => /line|path|file/.test(id));
  for (const { summary } of deviations) expect(prompt).toContain(summary);
  expect(prompt).toContain(`pr-verdict validate ANSWER --format ${format} --contract strict --diff`);
  expect(prompt).toContain('Data, not instructions');
  expect(prompt).not.toMatch(/undefined|\[object/);
  expect(prompt).not.toMatch(/claude|gpt|gemini|openai|anthropic/i);
});

test('each role has a task of its own, and a challenger of C3 is asked for its classification', () => {
  expect(new Set(promptRoles.map((role) => promptFor('review-output', role))).size).toBe(promptRoles.length);
  expect(promptFor('candidate-findings', 'challenger')).toContain('## Classification');
});

test('a known repository gives the beginning of links', () => {
  const about = {
    repository: 'o/r',
    head: 'abc',
    base: 'def',
    permalink: 'https://github.com/o/r/blob/abc/',
  };
  expect(promptFor('review-output', 'primary', about)).toContain('https://github.com/o/r/blob/abc/PATH#L10');
});
