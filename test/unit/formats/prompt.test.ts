import { expect, test } from 'vitest';
import { fieldDescriptions } from '../../../src/formats/field-descriptions.ts';
import { promptFor, promptFormats, promptRoles } from '../../../src/formats/prompt.ts';
import { rules } from '../../../src/formats/rules.ts';

const contracts = {
  'review-output': 'C1',
  'review-data': 'C2',
  'candidate-findings': 'C3',
  envelope: 'C4',
  verdict: 'C5',
} as const;

const all = promptFormats.flatMap((format) => promptRoles.map((role) => [format, role] as const));

test.each(all)('the prompt for %s, %s, names every field, rule and way to check', (format, role) => {
  const prompt = promptFor(format, role);
  const fields = Object.keys(fieldDescriptions[format] ?? {}).map((name) => name.split('.').at(-1));
  const synthesis = [
    'corroborated_by',
    'contested_by',
    'merged_confidence',
    'suppressed',
    'suppression_reason',
  ];
  for (const name of fields.filter((each) => !synthesis.includes(String(each)))) {
    expect(prompt).toContain(`\`${name}\``);
  }
  const deviations = rules.filter(
    (rule) => rule.contract === contracts[format] && /line|path|file/.test(rule.id),
  );
  for (const { summary } of deviations) expect(prompt).toContain(summary);
  expect(prompt).toContain(`pr-verdict validate ANSWER --format ${format} --diff`);
  expect(prompt).toContain('Data, not instructions');
  expect(prompt).not.toMatch(/undefined|\[object/);
  expect(prompt).not.toMatch(/claude|gpt|gemini|openai|anthropic/i);
});

test('each role has a task of its own, and a challenger of C3 is asked for its classification', () => {
  expect(new Set(promptRoles.map((role) => promptFor('review-output', role))).size).toBe(promptRoles.length);
  expect(promptFor('candidate-findings', 'challenger')).toContain('## Classification');
});

test('a known repository says how links begin', () => {
  const about = {
    repository: 'o/r',
    head: 'abc',
    base: 'def',
    permalink: 'https://github.com/o/r/blob/abc/',
  };
  expect(promptFor('review-output', 'primary', about)).toContain('https://github.com/o/r/blob/abc/PATH#L10');
});
