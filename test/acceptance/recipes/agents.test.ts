import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { c1Finding } from '../../support/builders/documents.ts';
import { recipeFolder, recipePolicy } from '../../support/recipe-page.ts';
import { type Call, runRecipe, type StandIn } from '../../support/recipe-run.ts';

const finding = c1Finding({ file: 'src/app.ts', line: 4, severity: 'CRITICAL', category: 'bug' });
const found = expect.objectContaining({ path: 'src/app.ts', line: 4, category: 'bug', severity: 'critical' });
const clean = { contract: 'review-output', document: [] };
/** As strict structured output has it: what is left out is null. */
const transport = { ...clean, document: [{ ...finding, line_end: null, pre_existing: null }] };
/** An unreadable answer: its severity is unknown. */
const broken = { ...clean, document: [{ ...transport.document[0], severity: 'PURPLE' }] };

/**
 * Each program that is an agent: its flags; files of a repository that its command line obeys; what is kept of the
 * tokens and the cost that it prints, where it prints any; and how it ends without an answer.
 */
const agents = [
  {
    recipe: 'claude-code',
    program: 'claude',
    secret: 'ANTHROPIC_API_KEY',
    flags: [
      '--print --safe-mode --setting-sources user --tools Read,Grep,Glob',
      '--output-format json --json-schema',
    ],
    obeys: ['.claude/settings.json', '.claude/settings.local.json', 'CLAUDE.md', '.mcp.json'],
    usage: {
      model: 'claude-opus-4-5',
      inputTokens: 100,
      outputTokens: 20,
      cachedTokens: 60,
      cost: 0.0001,
      currency: 'USD',
    },
    failures: [
      {
        exitCode: 1,
        stdout: '{"type":"result","is_error":true,"result":"Not logged in · Please run /login"}',
      },
      { exitCode: 0, stdout: '{"type":"result","is_error":true,"result":"API Error"}' },
      { exitCode: 0, stdout: '{"type":"result","is_error":false,"result":"I found nothing."}' },
      { exitCode: 1, stderr: 'claude native binary not installed' },
    ],
  },
  {
    recipe: 'codex',
    program: 'codex',
    secret: 'CODEX_API_KEY',
    flags: ['exec --sandbox read-only --ephemeral --ignore-user-config --output-schema'],
    obeys: ['.codex/config.toml', 'AGENTS.md'],
    usage: { inputTokens: 100, cachedTokens: 60, outputTokens: 20 },
    failures: [
      { exitCode: 1, stderr: 'ERROR: stream disconnected' },
      { exitCode: 0, stdout: '[]' },
    ],
  },
  {
    recipe: 'gemini-cli',
    program: 'gemini',
    secret: 'GEMINI_API_KEY',
    flags: ['--skip-trust --policy --extensions none --output-format json --prompt'],
    obeys: ['.gemini/settings.json', '.gemini/.env', 'GEMINI.md', '.env'],
    usage: { model: 'gemini-3-pro', inputTokens: 100, outputTokens: 20, cachedTokens: 60 },
    failures: [
      { exitCode: 55, stderr: 'Gemini CLI is not running in a trusted directory.' },
      { exitCode: 41, stderr: '{"session_id":"b5d76080","error":{"type":"Error","code":41}}' },
      { exitCode: 0, stdout: '{"response":"I found nothing: []","stats":{}}' },
    ],
  },
  {
    recipe: 'copilot-cli',
    program: 'copilot',
    secret: 'COPILOT_GITHUB_TOKEN',
    flags: ['--silent --available-tools=view,grep,glob --disallow-temp-dir --no-custom-instructions'],
    obeys: [
      '.github/copilot-instructions.md',
      '.github/mcp.json',
      '.mcp.json',
      'AGENTS.md',
      '.vscode/mcp.json',
    ],
    failures: [
      { exitCode: 1, stderr: 'Error: No authentication information found.' },
      { exitCode: 0, stdout: 'I found nothing: []' },
    ],
  },
];

/** What Claude Code prints as its one result; the shape is that of version 2.1.197. */
const claudeResult = {
  type: 'result',
  subtype: 'success',
  is_error: false,
  duration_ms: 212,
  num_turns: 2,
  session_id: '13807737-c572-4f41-b68c-9df3c8400cad',
  total_cost_usd: 0.0001,
  modelUsage: {
    'claude-opus-4-5': {
      inputTokens: 3,
      outputTokens: 20,
      cacheReadInputTokens: 60,
      cacheCreationInputTokens: 37,
      costUSD: 0.0001,
    },
  },
  permission_denials: [],
};

const geminiStats = {
  models: {
    'gemini-3-pro': { tokens: { prompt: 100, candidates: 15, thoughts: 5, cached: 60, total: 120 } },
  },
};
const codexUsage = { input_tokens: 100, cached_input_tokens: 60, output_tokens: 20 };

/** How each program hands over what the model answered. */
function answerOf(recipe: string, document: unknown): Omit<StandIn, 'name'> {
  const answer = JSON.stringify(document);
  switch (recipe) {
    case 'claude-code':
      return { stdout: JSON.stringify({ ...claudeResult, result: answer, structured_output: document }) };
    case 'codex': {
      const stdout = `${JSON.stringify({ type: 'turn.completed', usage: codexUsage })}\n`;
      return { stdout, fileAfter: '--output-last-message', answer };
    }
    case 'gemini-cli': {
      const response = `\`\`\`json\n${answer}\n\`\`\``;
      return { stdout: JSON.stringify({ session_id: '6167c29d', response, stats: geminiStats }, null, 2) };
    }
    default:
      return { stdout: `${answer}\n` };
  }
}

/** A server on loopback, and the requests that it got. */
async function startServer(answer: () => { readonly status?: number; readonly body: unknown }) {
  const requests: { readonly authorization: string | undefined; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: await text(request) });
    const { status = 200, body } = answer();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests };
}

type Ended = Awaited<ReturnType<typeof runRecipe>>;

function expectIncomplete(id: string, { reviewer, findings, exitCode }: Ended): void {
  expect(reviewer(id)?.outcome.state).not.toBe('reviewed');
  expect({ findings, exitCode }).toMatchObject({ exitCode: 2 });
}

describe.each(agents)('the recipe for $recipe', ({ recipe: id, program: name, secret, ...agent }) => {
  const policy = recipePolicy(id);
  const env = { [secret]: 'a-secret-of-the-vendor' };
  const run = (standIn: Omit<StandIn, 'name'>, more: Readonly<Record<string, string>> = {}) =>
    runRecipe({ policy, standIns: [{ name, ...standIn }], env: { ...env, ...more } });

  it('brings a finding to its line; the model gets no tool that writes, and of the job only its secret', async () => {
    const others = { GITHUB_TOKEN: 'the-token-of-the-job', OTHER_SECRET: 'another-secret' };
    const ended = await run(answerOf(id, transport), others);

    expect(ended.findings).toEqual([found]);
    expect(ended.places(id)).toEqual(['inline']);
    expect(ended.format(id)).toBe('review-output');
    expect(ended.result(id).usage).toEqual(agent.usage);
    expect(ended.reviewer(id)).toMatchObject({ kind: 'ai', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
    const [call] = ended.calls();
    const flags = agent.flags.flatMap((line) => line.split(' '));
    expect(call?.args).toEqual(expect.arrayContaining(flags));
    const own = Object.keys(call?.env ?? {}).filter((each) => !each.startsWith('PR_VERDICT_'));
    expect(own.sort()).toEqual([secret, 'HOME', 'PATH'].sort());
    expectPrompt(call);
  });

  it('takes an empty list for a clean review', async () => {
    const ended = await run(answerOf(id, clean));

    expect(ended.reviewer(id)?.outcome.state).toBe('reviewed');
    expect(ended.exitCode).toBe(0);
  });

  it('sees no file of the head that names another server, and the report names those of the change', async () => {
    const standIns = [{ name, obeys: agent.obeys, ...answerOf(id, transport) }];
    const { address, requests } = await startServer(() => ({ body: {} }));
    const paths = agent.obeys.flatMap((path) => [path, `src/${path}`]);
    const added = Object.fromEntries(paths.map((path) => [path, `"${address}"`]));

    const ended = await runRecipe({ policy, standIns, added, env });
    expect(requests).toEqual([]);
    expect(ended.places(id)).toEqual(['inline']);
    expect(ended.result(id).notes).toEqual([expect.stringMatching(/^AGENT_CONFIGURATION: /)]);

    // The same stand-in does obey them where they are.
    const asTool = policy.replace('    format:', '    kind: tool\n    format:');
    await runRecipe({ policy: asTool, standIns, added, env });
    expect(requests.length).toBeGreaterThan(0);
  });

  it('returns an answer that breaks its contract with its problems', async () => {
    const ended = await run(answerOf(id, broken));

    expect(ended.result(id).attempts.map(({ why }) => why)).toEqual(['first', 'repair']);
    const [first, second] = ended.calls().map((call) => promptOf(call));
    expect(first).toMatch(/previous answer.* \| \(none\) \|/);
    expect(second).toMatch(/previous answer.* \| \/.*\/errors\.json \|/);
    expect(ended.exitCode).toBe(2);
  });

  it.each(agent.failures)('is incomplete, and never clean, after exit code $exitCode', async (failure) => {
    expectIncomplete(id, await run(failure));
  });
});

it('gives Gemini CLI the rules next to its script, which deny everything that they do not name', async () => {
  const ended = await runRecipe({
    policy: recipePolicy('gemini-cli'),
    standIns: [{ name: 'gemini', ...answerOf('gemini-cli', clean) }],
    env: { GEMINI_API_KEY: 'a-secret-of-the-vendor' },
  });
  const args = ended.calls()[0]?.args ?? [];
  expect(args).not.toContain('--approval-mode');
  const [, name] = /\.github\/reviewers\/(.*)$/.exec(args[args.indexOf('--policy') + 1] ?? '') ?? [];
  const [, ...rules] = readFileSync(new URL(`reviewers/${name}`, recipeFolder), 'utf8').split('[[rule]]');
  expect(rules.map((rule) => rule.trim())).toEqual([
    'toolName = ["glob", "grep_search", "list_directory", "read_file", "read_many_files"]\ndecision = "allow"\npriority = 999',
    'toolName = "*"\ndecision = "deny"\npriority = 998',
  ]);
});

function promptOf(call: Call | undefined): string {
  return call?.args.find((arg) => arg.includes('one change of a repository')) ?? '';
}

/** Every file that the prompt names was there while the model could read it. */
function expectPrompt(call: Call | undefined): void {
  const prompt = promptOf(call);
  expect(prompt).not.toContain('$PR_VERDICT');
  const env = call?.env ?? {};
  for (const name of ['CHECKOUT', 'DIFF', 'EVIDENCE', 'FILES', 'COMMENTS', 'SCHEMA']) {
    expect(prompt).toContain(`| ${env[`PR_VERDICT_${name}`]} |`);
  }
  expect(existsSync(env['PR_VERDICT_DIR'] ?? ''), 'its folder goes when it ended').toBe(false);
  const folders = [call?.cwd, ...(call?.args ?? [])].map((each) => each?.replace(/^--add-dir=/, ''));
  const isShown = (path: string | undefined) => folders.includes(path) || path === undefined;
  expect(isShown(env['PR_VERDICT_CHECKOUT'])).toBe(true);
  if (call?.args[0] !== 'exec') expect(isShown(env['PR_VERDICT_DIR'])).toBe(true);
}

const Asked = z.looseObject({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** A run of the recipe with a server of chat completions in place of the one that it names. */
async function runHttpModel({ status = 200, finish = 'stop', content = '' as unknown }) {
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  const choice = { index: 0, finish_reason: finish, message: { role: 'assistant', content } };
  const body = { model: 'served-1', usage, choices: [choice] };
  const { address, requests } = await startServer(() => ({ status, body }));
  const policy = recipePolicy('http-model').replace('https://models.example.com', address);
  const ended = await runRecipe({ policy, env: { MODEL_API_KEY: 'a-secret-of-the-vendor' } });
  const asked = requests.map((request) => Asked.parse(JSON.parse(request.body)));
  return { ...ended, asked, authorization: requests[0]?.authorization };
}

describe('the recipe for http-model', () => {
  const id = 'http-model';

  it('brings a finding to its line', async () => {
    const ended = await runHttpModel({ content: JSON.stringify(transport) });

    expect(ended.findings).toEqual([found]);
    expect(ended.result(id).usage).toEqual({ model: 'served-1', inputTokens: 100, outputTokens: 20 });
    expect(ended.reviewer(id)).toMatchObject({ kind: 'ai', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
    expect(ended.authorization).toBe('Bearer a-secret-of-the-vendor');
    expect(ended.asked).toMatchObject([
      {
        response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
        messages: [{}, { content: expect.stringMatching(/"raw_diff".*\+ {2}debugger;/s) }],
      },
    ]);
  });

  it('returns an answer that breaks its contract with its problems', async () => {
    const { asked, exitCode } = await runHttpModel({ content: JSON.stringify(broken) });

    expect(asked).toHaveLength(2);
    expect(asked[1]?.messages[1]?.content).toContain('C1/severity');
    expect(exitCode).toBe(2);
  });

  it.each([
    ['refuses', { status: 429 }],
    ['stops early', { finish: 'length', content: JSON.stringify(clean) }],
    ['refuses to answer', { content: null }],
    ['answers in prose', { content: 'I found nothing: []' }],
  ])('is incomplete, and never clean, where the model %s', async (_, answer) => {
    expectIncomplete(id, await runHttpModel(answer));
  });
});
