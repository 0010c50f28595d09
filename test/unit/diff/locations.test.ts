import { expect, it } from 'vitest';
import { isWithin } from '../../../src/diff/locations.ts';
import { diffOf } from '../../support/builders/diff.ts';
import { buildLocation } from '../../support/builders/finding.ts';

it.each(['changed', 'diff'] as const)('lines that cannot be compared are within the scope %s', (scope) => {
  const diff = diffOf({ 'src/app.ts': 'a\nb\n' }, { 'src/app.ts': 'a\nb\0\n', 'src/new.ts': 'a\0\n' });
  for (const path of ['src/app.ts', 'src/new.ts'])
    expect(isWithin(scope, { locations: [buildLocation({ path, startLine: 1 })] }, diff)).toBe(true);
});
