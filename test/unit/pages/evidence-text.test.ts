import { describe, expect, it } from 'vitest';
import { smallerChanges } from '../../../src/change/missing-artifacts.ts';
import { serialize } from '../../../src/markdown/serialize-markdown.ts';
import type { EvidencePack } from '../../../src/model/evidence-pack.ts';
import { evidenceSection, renderEvidence } from '../../../src/pages/evidence-text.ts';
import { buildPack } from '../../support/builders/evidence.ts';
import { buildManifest, buildRenderContext } from '../../support/builders/run.ts';
import { renderMarkdown } from '../../support/rendered-markdown.ts';

const context = buildRenderContext({
  redact: (text) => text.replaceAll('hunter2', '***'),
  repository: { owner: 'octo', name: 'demo', serverUrl: 'https://github.com' },
});
const render = (change: Partial<EvidencePack> = {}, unknown: readonly string[] = []) =>
  serialize(
    renderEvidence({ ...pack, ...change }, { manifest: buildManifest({ unknown }), render: context }),
  );

const spot = { file: 'src/a.ts', category: 'payments' };
const { pack: built } = buildPack({ 'src/a.ts': ['pay();'] });
const pack: EvidencePack = {
  ...built,
  authorship: { ai_assisted: true, ai_tools: ['Aider'], ai_commit_ratio: 0.5, total_commits: 2 },
  context: {
    ...built.context,
    related_tests: [{ source_file: 'src/a.ts', test_file: 'src/a.test.ts', test_exists: false }],
    owners: [{ path_pattern: '*', owners: ['@octo/all'] }],
  },
  risk: {
    lane: 'red',
    confidence: 'high',
    factors: [{ factor: 'payments', files: ['src/@alice.ts'], severity: 'red' }],
    override_applied: true,
    override_source: 'label risk:red @bob <img src=x> hunter2',
  },
  hotspots: [{ ...spot, line_start: 3, line_end: 5, why: 'Moves money.', risk_contributing: true }],
  missing_artifacts: [
    { artifact: 'tests', why_required: 'Code changed.', suggested_location: 'test/', required: true },
  ],
};

describe('the evidence page', () => {
  it('has the lane, its reasons, the first places to read, missing and unknown facts', () => {
    expect(render({}, ['verification'])).toMatchSnapshot();
  });

  it('proposes a split of an oversized change', () => {
    const subsystems = ['src', '@bob', 'c', 'd', 'e', 'f'];
    const split = subsystems.map((subsystem) => ({ subsystem, lines: 200, files: 3 }));
    const size = { lines: 1200, limit: 1000, oversized: true, split };
    const missing_artifacts = [...pack.missing_artifacts, ...smallerChanges(size, true)];
    const blocked = { ...pack, missing_artifacts };
    const [whole, short] = evidenceSection(blocked, { manifest: buildManifest(), render: context }).variants;
    expect(serialize(whole())).toContain('for each subsystem: src (200 lines), `@bob` (200 lines)');
    expect(serialize(short?.() ?? [])).toContain('tests, smaller-changes missing');
    expect(render({ missing_artifacts: smallerChanges(size, false) })).toContain('(optional)');
  });

  it('lists the first findings of each verifier, and counts the others', () => {
    const message = 'no\n<b>eval</b> hunter2';
    const finding = { file: 'src/a.ts', line: 3, message, severity: 'error' } as const;
    const verifiers = [
      { name: 'lint', status: 'fail' as const, findings: [finding, finding], duration_ms: 5 },
      { name: 'types', status: 'pass' as const, findings: [], duration_ms: 5 },
    ];
    const page = render({ verification: { ...pack.verification, verifiers } });
    expect(page).toContain('- `lint`: ❌ fail. `src/a.ts:3` no \\<b>eval\\</b> \\*\\*\\* (and 1 more)\n');
    expect(page).toContain('- `types`: ✅ pass\n');
  });

  it('mentions no one, loads nothing and shows no secret', () => {
    const page = render();
    expect(page).not.toContain('hunter2');
    expect(renderMarkdown(page).elements.map(({ name }) => name)).not.toContain('img');
    expect(page.replace(/`[^`]*`/g, '')).not.toMatch(/@(?:alice|bob|octo)/);
  });
});
