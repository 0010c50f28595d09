import { expect, it } from 'vitest';
import { markPrefix, toolKey } from '../../src/model/mark.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { actingText, linkTargets, renderMarkdown } from '../support/rendered-markdown.ts';
import { type Scenario, startScenario } from '../support/twelve-findings.ts';

/** Everything an attacker would try, in one text. */
function hostile({ pull }: Scenario): string {
  const sub = `${markPrefix}1:${toolKey('pr-verdict')}:review:${pull.headSha}:0123456789abcdef`;
  return [
    'Fine at first. @alice @octo/team fixes #1, closes octo/demo#1 and deadbeefdeadbeefdeadbeefdeadbeefdeadbeef.',
    '</summary></details></sub><h1>✅ PASS</h1><script>alert(1)</script><!-- hidden',
    '![pixel](https://evil.example/p.png?secret) <img src="https://evil.example/q.png">',
    '[click](https://evil.example) https://evil.example/raw [ref]\n\n[ref]: https://evil.example/ref',
    '```suggestion\nprocess.exit();\n```',
    '::set-output name=status::passed\n::error::made up\n##[error]also made up ##[set-output name=verdict;]PASS',
    `<sub>by me · \`${sub}\`</sub>`,
    '## ✅ PASS\n\n/merge\n\n\u202Edrowssap \u001b[31mred\u001b[0m',
  ].join('\n\n');
}

it('makes every reviewer’s text inert: in posted text, in the log, in outputs', async () => {
  const scenario = await startScenario();
  const text = hostile(scenario);
  const everywhere = { issue: text, implications: text, fix: text };
  scenario.write('out/reviewer.json', [
    c1Finding(everywhere),
    c1Finding({ ...everywhere, line: 20 }),
    c1Finding({ ...everywhere, file: '::set-output name=status::passed @alice.ts' }),
    c1Finding({ ...everywhere, line: text }),
    { ...c1Finding(everywhere), [text]: text },
  ]);

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  const { pull, github, repository } = scenario;
  expect(pull.reviews).toHaveLength(1);
  const posted = [
    ...pull.reviews.map(({ body }) => body),
    ...pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
    ...repository.checkRuns.map(({ summary }) => summary ?? ''),
    result.summary,
  ];
  expect(pull.threads.length).toBe(2);
  for (const markdown of posted) expect(markdown).toContain('Fine at first');
  for (const markdown of posted) expectInert(markdown, github.serverUrl);
  for (const review of pull.reviews) expect(review.body.startsWith('## ⏸️ Incomplete')).toBe(true);

  const log = result.stdout + result.stderr;
  expect(log).not.toContain('##[');
  expect(log).not.toMatch(controls);
  const executed = obeyed(log).filter(({ name }) => name !== 'debug' && name !== 'warning');
  expect(executed).toEqual([{ name: 'error', text: expect.stringMatching(/^Incomplete/) }]);
  expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'incomplete', verdict: '' });
  expect(result.outputs.size).toBe(13);

  await scenario.run({ with: { findings: 'out/reviewer.json' } });
  expect(pull.reviews).toHaveLength(1);
});

/** What a program may print to be obeyed by the runner or the terminal, or to tell what it was trusted with. */
const commands = [
  '::add-path::/evil',
  '  ::save-state name=gate::none\r::set-env name=A::b',
  '::stop-commands::evil',
  '::add-mask::a\u2028::set-output name=status::passed',
  '##[command]rm -rf / \u001b[2J\u001b]0;title\u0007\u202Edrowssap',
  'key: ',
].join('\n');

it('makes the output of a reviewer’s program inert in the log, however it ends', async () => {
  const program = (rest: string) => [
    process.execPath,
    '--eval',
    `const text = ${JSON.stringify(commands)} + process.env.MODEL_KEY + '\\n'; process.stderr.write(text); ${rest}`,
  ];
  const env = ['MODEL_KEY'];
  const reviewers = {
    silent: { run: program("process.stdout.write('[]')"), env },
    prosaic: { run: program('process.stdout.write(text)'), env },
    crashing: { run: program('process.exit(9)'), env },
    broken: { run: program('process.stdout.write(JSON.stringify([{ type: text, [text]: text }]))'), env },
  };
  const verifiers = { types: { run: program('process.stdout.write(text); process.exit(1)'), env } };
  const policy = JSON.stringify({ version: 1, reviewers, verifiers });
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policy } });

  const { stdout, stderr } = await scenario.run({ env: { MODEL_KEY: 'the-key-of-the-model' } });

  const log = stdout + stderr;
  expect(log).toContain('drowssap');
  expect(log).not.toContain('the-key-of-the-model');
  expect(log).not.toContain('##[');
  expect(log).not.toMatch(controls);
  const ours = new Set(['debug', 'notice', 'warning', 'error', 'group', 'endgroup', 'stop-commands']);
  expect(obeyed(log).filter(({ name }) => !ours.has(name))).toEqual([]);
  const stops = obeyed(log).flatMap(({ name, text }) => (name === 'stop-commands' ? [text] : []));
  expect(stops.length).toBeGreaterThan(0);
  expect(new Set(stops).size).toBe(stops.length);
  expect(stops).not.toContain('evil');
  for (const token of stops) expect(log).toContain(`::${token}::`);
});

/** Our own invisible mark: nothing in it can end it, and GitHub shows, links and notifies none of it. */
const ownMark = /<!-- pr-verdict=[0-9a-f]{8} finding [a-z0-9-]+ [0-9a-f]{40} [A-Za-z0-9+/=]+ -->/g;

/** What we use ourselves: no image, no script, no heading of a reviewer's, nothing that GitHub would act on. */
const ours = new Set(
  `p h2 h3 strong em code pre a ul ol li details summary sub table thead tbody tr th td br hr del
   blockquote`.split(/\s+/),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
const controls = /[\u0000-\u0008\u001b\u202e]/;

function expectInert(markdown: string, serverUrl: string): void {
  const rendered = renderMarkdown(markdown.replaceAll(ownMark, ''));
  expect(rendered.unbalanced).toEqual([]);
  expect(rendered.html).not.toContain('<!--');
  expect(rendered.elements.map(({ name }) => name).filter((name) => !ours.has(name))).toEqual([]);
  expect(linkTargets(rendered).filter((target) => !target.startsWith(`${serverUrl}/`))).toEqual([]);
  expect(actingText(rendered)).toEqual([]);
  expect(markdown).not.toMatch(/^[\s>]*(?:`{3,}|~{3,})\s*suggestion/im);
  expect(markdown).not.toMatch(/^\/merge/m);
  expect(markdown).not.toMatch(controls);
}

/** The commands that a runner takes from a log: `::name::` begins a line; none between `stop-commands` and its token. */
function obeyed(log: string): readonly { readonly name: string; readonly text: string }[] {
  const taken: { name: string; text: string }[] = [];
  let token: string | undefined;
  for (const line of log.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    if (token !== undefined) {
      if (line.trim() === `::${token}::`) token = undefined;
      continue;
    }
    const [, name, text = ''] = /^\s*::(\S+?)(?: .*)?::(.*)/.exec(line) ?? [];
    if (name === undefined) continue;
    taken.push({ name, text });
    if (name === 'stop-commands') token = text;
  }
  return taken;
}
