import { expect, it } from 'vitest';
import { Envelope } from '../../../src/formats/envelope.ts';
import { finding, startCheckout } from '../../support/checkout-loop.ts';
import { clarificationEnvelope } from '../../support/contract-documents.ts';

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

it('has one result type for each outcome', async () => {
  const { review, cli } = startCheckout();
  const outcomeOf = async (documents: Readonly<Record<string, unknown>>, ...args: readonly string[]) => {
    const { stdout } = await review(documents, ...args, '--output', 'agent');
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
});
