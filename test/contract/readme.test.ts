import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { withTables } from '../../scripts/readme-tables.ts';
import { defaultPolicy } from '../../src/domain/policy/policy.ts';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

describe('README.md', () => {
  it('has tables that agree with action.yml and the code', () => {
    expect(withTables(readme, readActionMetadata()) === readme, 'run `npm run docs`').toBe(true);
  });

  it('is called stale when an input is described differently', () => {
    const action = readActionMetadata();
    const changed = {
      ...action,
      inputs: { ...action.inputs, stage: { description: 'Else.', default: 'gate' } },
    };
    expect(withTables(readme, changed)).not.toBe(readme);
  });

  it('shows the policy that holds without a file', () => {
    const example = /^```ya?ml\n(version: 1\n.*?)^```$/ms.exec(readme)?.[1] ?? '';
    expect(parse(example)).toEqual(defaultPolicy);
  });

  it('shows reviewers without a write token before it shows them with one', () => {
    expect(readme.indexOf('\n  publish:\n')).toBeGreaterThan(0);
    expect(readme.indexOf('\n  publish:\n')).toBeLessThan(readme.indexOf('\n  review:\n'));
  });
});

describe.each(pages)('%s', (page) => {
  it('links to files that exist', () => {
    const text = readFileSync(new URL(page, root), 'utf8');
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
    const missing = targets.filter(
      (target) => !existsSync(new URL(posix.join(posix.dirname(page), target), root)),
    );
    expect(missing).toEqual([]);
  });
});
