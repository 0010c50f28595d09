import { expect } from 'vitest';
import { rememberFinding } from '../../src/model/known-finding.ts';
import { toolKey, writeMark } from '../../src/model/mark.ts';
import { explainCommand } from '../../src/tools/explain-command.ts';
import { severityLabels } from '../../src/write/finding-text.ts';
import { buildFinding } from './builders/finding.ts';
import { buildComment, buildConversation, buildThread } from './builders/memory.ts';
import { baseCommit, checkName } from './builders/run.ts';
import { finishedRun } from './finished-run.ts';

type World = NonNullable<Parameters<typeof finishedRun>[0]>;

export interface Asked {
  /** The policy file without its version. */
  readonly policy?: string;
  readonly finding?: string;
  readonly snapshot?: Exclude<World['snapshot'], Error>;
  readonly publisher?: World['publisher'];
  readonly isLocal?: boolean;
  readonly scorecard?: string;
}

const changed = {
  sha: null,
  filename: 'src/app.ts',
  status: 'modified',
  additions: 1,
  deletions: 1,
  changes: 2,
} as const;

/** What `explain` says of a run on a pull request on which each file is one reviewer's. */
export async function explain(files: Readonly<Record<string, string>>, asked: Asked = {}): Promise<string> {
  const { policy, finding, snapshot, publisher = {}, isLocal = false, scorecard } = asked;
  const bytes = Buffer.from(`version: 1\n${policy}`);
  const { shell, takeSaid } = await finishedRun(
    {
      files,
      publisher,
      isLocal,
      snapshot: {
        files: [changed],
        ...(policy !== undefined && { policy: { state: 'present', bytes } }),
        ...snapshot,
      },
    },
    {
      findings: Object.keys(files).map((glob) => ({ glob })),
      target: isLocal ? 'local' : 'github',
    },
  );
  const options = {
    finding,
    reviewDir: '.code-review',
    inputs: new Map(),
    output: 'human',
    scorecard,
  } as const;
  expect(await explainCommand(options, shell)).toBe(0);
  return takeSaid();
}

/** A comment of somebody who may maintain the repository. */
export const comment = (body: string) =>
  buildComment({
    author: 'mona',
    ours: false,
    inOwnWords: true,
    body,
    writtenAt: '2026-01-02T00:00:01Z',
  });
export const people = [
  { login: 'mona', role: 'maintain' },
  { login: 'ada', role: 'admin' },
] as const;

type Told = Parameters<typeof buildFinding>[0];

/** A thread of an earlier run on line 3 of `src/app.ts`, as it stands now. */
export function earlier(thread: Parameters<typeof buildThread>[0] = {}, told: Told = {}) {
  const finding = buildFinding({ category: 'logic', id: 'logic-841254fe-3', ...told });
  const known = rememberFinding(finding, { head: baseCommit, reviewers: ['claude'] });
  const mark = writeMark({ ...known, tool: toolKey(checkName) });
  const ours = buildComment({
    id: 21,
    body: `**${severityLabels[known.severity]}**\n\nThe loop never ends.\n\n<sub>by claude · logic, high confidence · \`${known.id}\`</sub>\n\n<!-- ${mark} -->`,
  });
  const { comments = [], ...rest } = thread;
  const others = comments.map((reply, index) => ({ ...reply, id: 30 + index }));
  const threads = [buildThread({ path: 'src/app.ts', line: 3, ...rest, comments: [ours, ...others] })];
  return { conversation: buildConversation({ threads, people }) };
}
