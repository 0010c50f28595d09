import { expect, it } from 'vitest';
import { explainVerdict } from '../../../src/pages/explain-page.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { buildDecisionInput, buildPolicy } from '../../support/builders/run.ts';

it.each([
  [false, ['no approval: `policy.approve` is not true in the policy file, or an input forbids it']],
  [true, ['no approval: only package web was reviewed', 'no approval: reviewers ask questions']],
])('says what an approval lacks beyond the policy only where that allows one: %s', (approve, expected) => {
  const effective = effectivePolicy(buildPolicy({ approve }), {});
  const facts = buildDecisionInput({ effective, scope: 'package web', questions: 1 });
  const decision = decide(facts);
  const conclusion = conclude({ decision, facts, publication: { state: 'confirmed' } });
  const commands = { acceptances: [], waivers: [] };
  const { because } = explainVerdict({ decision, facts, commands, findings: [], conclusion });
  expect(because.filter((reason) => reason.startsWith('no approval'))).toEqual(expected);
});
