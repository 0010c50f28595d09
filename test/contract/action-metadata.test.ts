import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { ReviewFormat } from '../../src/formats/registry.ts';
import { inputNames, parseInputs } from '../../src/inputs.ts';
import { project } from '../../src/model/project.ts';
import { Place } from '../../src/model/receipt.ts';
import { Mode, reviewEvents, verdicts } from '../../src/model/review-document.ts';
import { type Outputs, outputNames } from '../../src/outputs.ts';
import { CheckConclusion, RunStatus } from '../../src/policy/gate-decision.ts';
import { policyInputs } from '../../src/policy/policy-inputs.ts';
import { Gate, Stage, StepResult, Target } from '../../src/policy/settings.ts';

const root = new URL('../../', import.meta.url);
const action = readActionMetadata();
const inputs = Object.entries(action.inputs);

/** The words that a description names in backticks. */
function named(description: string | undefined): readonly string[] {
  return [...(description ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

describe('action.yml', () => {
  it('has exactly the inputs that are parsed, in their order', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...inputNames].sort());
  });

  it('has exactly the outputs that are set, in their order', () => {
    expect(Object.keys(action.outputs)).toEqual(outputNames);
  });

  it('has no output that a run may forget', () => {
    // @ts-expect-error Every output is required.
    const outputs: Outputs = { status: 'passed' };
    expect(outputNames).toContain(Object.keys(outputs)[0]);
  });

  it('counts findings in every place there is', () => {
    expect(outputNames).toEqual(expect.arrayContaining(Place.options.map((place) => `findings-${place}`)));
  });

  it('gives every input the default that the code gives it', () => {
    const isExpression = (text: string) => text.startsWith('$' + '{{');
    const texts = new Map(
      inputs.map(([name, input]) => [name, isExpression(input.default) ? '' : input.default]),
    );
    expect(parseInputs((name) => texts.get(name) ?? '')).toEqual(parseInputs(() => ''));
    expect(parseInputs(() => '')).toMatchObject({ ok: true });
  });

  it.each(Object.keys(policyInputs))(
    'leaves %s empty, so that it does not override the policy file by accident',
    (name) => {
      expect(action.inputs[name]?.default).toBe('');
    },
  );

  it.each([
    ['stage', Stage.options],
    ['mode', Mode.options],
    ['format', ReviewFormat.options],
    ['gate', Gate.options],
    ['step-result', StepResult.options],
    ['target', Target.options],
  ])('names every value that %s takes', (name, words) => {
    expect(named(action.inputs[name]?.description)).toEqual(expect.arrayContaining([...words]));
  });

  it.each([
    ['status', RunStatus.options],
    ['verdict', verdicts],
    ['event', reviewEvents],
    ['conclusion', CheckConclusion.options],
  ])('names every value of the output %s', (name, words) => {
    expect([...named(action.outputs[name]?.description)].sort()).toEqual([...words].sort());
  });

  it('runs committed files on node24, also after a cancelled step', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/index.js',
      'post-if': 'always()',
    });
    expect(existsSync(new URL(action.runs.main, root))).toBe(true);
  });
});

describe('the version', () => {
  it('is the same in the code and in package.json', () => {
    const { version, name } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    expect({ name, version }).toEqual({ name: project.name, version: project.version });
  });
});
