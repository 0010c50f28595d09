import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Envelope } from '../../../src/formats/envelope.ts';
import { finding, startCheckout } from '../../support/checkout-loop.ts';
import { clarificationEnvelope, planEnvelope, step } from '../../support/contract-documents.ts';
import { temporaryFolder } from '../../support/runner.ts';

const drop = finding(3, 'The table is dropped before its copy is written.');

it('answers a person in Markdown alone and an agent in the envelope', async () => {
  const { cli, review } = startCheckout();
  await review({ model: [drop] });
  const person = await cli('gate');
  const agent = await cli('gate', '--output', 'agent');
  const envelope = Envelope.parse(JSON.parse(agent.stdout));
  expect([person.exitCode, agent.exitCode]).toEqual([1, 1]);
  expect(envelope.presentation.user_markdown.trim()).toBe(person.stdout.trim());
  expect(envelope).toMatchObject({
    output_mode: 'agent',
    plan: { steps: [{ tier: 'A', files: ['src/app.ts'] }] },
  });
});

it('shows a person the text of a received plan, and none of its steps', async () => {
  const { review } = startCheckout();
  const user_markdown = 'Split the loader in two.';
  const plan = { touch_budget: { files: 1 }, steps: [step({ tier: 'A', title: 'Move the cache' })] };
  const shown = await review({ planner: planEnvelope({ presentation: { user_markdown }, plan }) });
  expect(shown).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(user_markdown) });
  expect(shown.stdout).not.toMatch(/Move the cache|touch_budget/);
});

it('has one result type for each outcome, and is valid in all of them', async () => {
  const { review, cli, git } = startCheckout();
  /** Of our own answer, by our own command. */
  const validity = async (text: string) => {
    const file = join(temporaryFolder('answer'), 'answer.json');
    writeFileSync(file, text);
    return (await cli('validate', file, '--format', 'envelope')).exitCode;
  };
  const outcomeOf = async (documents: Readonly<Record<string, unknown>>, ...args: readonly string[]) => {
    const { stdout } = await review(documents, ...args, '--output', 'agent');
    expect(await validity(stdout)).toBe(0);
    const { result_type, validation_status } = Envelope.parse(JSON.parse(stdout));
    return [result_type, validation_status];
  };
  expect(await outcomeOf({ model: [] })).toEqual(['refactor_plan', 'accepted']);
  expect(await outcomeOf({ model: [drop] })).toEqual(['refactor_plan', 'blocked']);
  expect(await outcomeOf({ model: clarificationEnvelope() })).toEqual([
    'clarification_request',
    'needs_clarification',
  ]);
  expect(await outcomeOf({ model: { error: 'overloaded' } })).toEqual([
    'dependency_error',
    'dependency_error',
  ]);
  expect(await outcomeOf({ model: [] }, '--base', 'typo')).toEqual(['validation_error', 'validation_error']);
  const failed = await cli('explain', 'nothing', '--output', 'agent');
  expect(Envelope.parse(JSON.parse(failed.stdout)).result_type).toBe('validation_error');
  git.write('.github/pr-verdict.yml', 'polcy: {}\n');
  for (const line of ['run', 'gate', 'write', 'explain', 'validate nowhere.json', 'prompt none', 'nothing']) {
    const { exitCode, stdout } = await cli(...line.split(' '), '--output', 'agent');
    expect([exitCode, await validity(stdout)], line).toEqual([3, 0]);
  }
});
