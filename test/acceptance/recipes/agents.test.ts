import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Usage } from '../../../src/model/usage.ts';
import { c1Finding } from '../../support/builders/documents.ts';
import { recipeFolder, recipePolicy } from '../../support/recipe-page.ts';
import { type Call, runRecipe, type StandIn } from '../../support/recipe-run.ts';

const finding = c1Finding({ file: 'src/app.ts', line: 4, severity: 'CRITICAL', category: 'bug' });
const places = { path: 'src/app.ts', line: 4, category: 'bug', severity: 'critical' };

/** As strict structured output has it: what is left out is null. */
const transport = {
  contract: 'review-output',
  document: [{ ...finding, line_end: null, pre_existing: null }],
};

/** An unreadable answer: its severity is unknown. */
const broken = { contract: 'review-output', document: [{ ...transport.document[0], severity: 'PURPLE' }] };

interface Agent {
  readonly recipe: string;
  readonly program: string;
  readonly secret: string;
  readonly flags: readonly string[];
  /** Files of a repository that its command line obeys. */
  readonly obeys: readonly string[];
  /** How it hands over what the model answered. */
  readonly wrap: (document: unknown) => Omit<StandIn, 'name'>;
  readonly failures: readonly Omit<StandIn, 'name'>[];
  /** What is kept of the tokens and the cost that it prints; absent where it prints none. */
  readonly usage?: Usage;
}

/** What Claude Code prints as its one result; the shape is that of version 2.1.197. */
function claudeResult(more: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({
    type: 'result',
    subtype: 'success',
    is_error: false,
    duration_ms: 212,
    num_turns: 2,
    result: '',
    session_id: '13807737-c572-4f41-b68c-9df3c8400cad',
    total_cost_usd: 0.0001,
    modelUsage: {
      'claude-opus-4-5': {
        ...{ inputTokens: 3, outputTokens: 20, cacheReadInputTokens: 60, cacheCreationInputTokens: 37 },
        costUSD: 0.0001,
      },
    },
    permission_denials: [],
    ...more,
  });
}

const fenced = (document: unknown) => `\`\`\`json\n${JSON.stringify(document)}\n\`\`\``;

const geminiStats = {
  models: {
    'gemini-3-pro': { tokens: { prompt: 100, candidates: 15, thoughts: 5, cached: 60, total: 120 } },
  },
};

const agents: readonly Agent[] = [
  {
    recipe: 'claude-code',
    program: 'claude',
    secret: 'ANTHROPIC_API_KEY',
    flags: [
      ...['--print', '--safe-mode', '--setting-sources', 'user', '--tools', 'Read,Grep,Glob'],
      ...['--output-format', 'json', '--json-schema'],
    ],
    obeys: ['.claude/settings.json', '.claude/settings.local.json', 'CLAUDE.md', '.mcp.json'],
    wrap: (document) => ({
      stdout: claudeResult({ result: JSON.stringify(document), structured_output: document }),
    }),
    usage: {
      ...{ model: 'claude-opus-4-5', inputTokens: 100, outputTokens: 20, cachedTokens: 60 },
      ...{ cost: 0.0001, currency: 'USD' },
    },
    failures: [
      {
        exitCode: 1,
        stdout: claudeResult({ is_error: true, result: 'Not logged in · Please run /login' }),
      },
      { exitCode: 0, stdout: claudeResult({ is_error: true, result: 'API Error' }) },
      { exitCode: 0, stdout: claudeResult({ result: 'I found nothing.' }) },
      { exitCode: 1, stderr: 'claude native binary not installed' },
    ],
  },
  {
    recipe: 'codex',
    program: 'codex',
    secret: 'CODEX_API_KEY',
    obeys: ['.codex/config.toml', 'AGENTS.md'],
    flags: ['exec', '--sandbox', 'read-only', '--ephemeral', '--ignore-user-config', '--output-schema'],
    wrap: (document) => ({
      stdout:
        '{"type":"turn.completed","usage":{"input_tokens":100,"cached_input_tokens":60,"output_tokens":20}}\n',
      fileAfter: '--output-last-message',
      answer: JSON.stringify(document),
    }),
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
    obeys: ['.gemini/settings.json', '.gemini/.env', 'GEMINI.md', '.env'],
    flags: ['--skip-trust', '--policy', '--extensions', 'none', '--output-format', 'json', '--prompt'],
    wrap: (document) => ({
      stdout: JSON.stringify(
        { session_id: '6167c29d', response: fenced(document), stats: geminiStats },
        null,
        2,
      ),
    }),
    usage: { model: 'gemini-3-pro', inputTokens: 100, outputTokens: 20, cachedTokens: 60 },
    failures: [
      { exitCode: 55, stderr: 'Gemini CLI is not running in a trusted directory.' },
      {
        exitCode: 41,
        stderr: JSON.stringify({ session_id: 'b5d76080', error: { type: 'Error', code: 41 } }),
      },
      { exitCode: 0, stdout: JSON.stringify({ response: 'I found nothing: []', stats: {} }) },
    ],
  },
  {
    recipe: 'copilot-cli',
    program: 'copilot',
    secret: 'COPILOT_GITHUB_TOKEN',
    obeys: [
      '.github/copilot-instructions.md',
      '.github/mcp.json',
      '.mcp.json',
      'AGENTS.md',
      '.vscode/mcp.json',
    ],
    flags: [
      '--silent',
      '--available-tools=view,grep,glob',
      '--disallow-temp-dir',
      '--no-custom-instructions',
    ],
    wrap: (document) => ({ stdout: `${JSON.stringify(document)}\n` }),
    failures: [
      { exitCode: 1, stderr: 'Error: No authentication information found.' },
      { exitCode: 0, stdout: 'I found nothing: []' },
    ],
  },
];

describe.each(agents.map((agent) => [agent.recipe, agent] as const))('the recipe for %s', (id, agent) => {
  const run = (standIn: Omit<StandIn, 'name'>, env: Readonly<Record<string, string>> = {}) =>
    runRecipe({
      policy: recipePolicy(id),
      standIns: [{ name: agent.program, ...standIn }],
      env: { [agent.secret]: 'a-secret-of-the-vendor', ...env },
    });

  it('brings a finding to its line', async () => {
    const ended = await run(agent.wrap(transport));

    expect(ended.findings).toEqual([expect.objectContaining(places)]);
    expect(ended.places(id)).toEqual(['inline']);
    expect(ended.format(id)).toBe('review-output');
    expect(ended.result(id).usage).toEqual(agent.usage);
    expect(ended.reviewer(id)).toMatchObject({ kind: 'ai', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
  });

  it('takes an empty list for a clean review', async () => {
    const ended = await run(agent.wrap({ contract: 'review-output', document: [] }));

    expect(ended.reviewer(id)?.outcome.state).toBe('reviewed');
    expect(ended.exitCode).toBe(0);
  });

  it('sees no file of the head that names another server, and the report names those of the change', async () => {
    const standIn = { name: agent.program, obeys: agent.obeys, ...agent.wrap(transport) };
    const server = await startPlanted();
    const added = Object.fromEntries(
      agent.obeys.flatMap((name) => [name, `src/${name}`].map((path) => [path, `"${server.address}"`])),
    );
    const attack = (policy: string) =>
      runRecipe({ policy, standIns: [standIn], added, env: { [agent.secret]: 'a-secret-of-the-vendor' } });

    const ended = await attack(recipePolicy(id));
    expect(server.requests()).toBe(0);
    expect(ended.places(id)).toEqual(['inline']);
    expect(ended.result(id).notes).toEqual([expect.stringMatching(/^AGENT_CONFIGURATION: /)]);

    // The same stand-in does obey them where they are.
    await attack(recipePolicy(id).replace('    format:', '    kind: tool\n    format:'));
    expect(server.requests()).toBeGreaterThan(0);
  });

  it('gives the model no tool that writes, the paths of this run, and of the job only the secret', async () => {
    const ended = await run(agent.wrap(transport), {
      GITHUB_TOKEN: 'the-token-of-the-job',
      OTHER_SECRET: 'another-secret',
    });

    const [call] = ended.calls();
    expect(call?.args).toEqual(expect.arrayContaining([...agent.flags]));
    const own = Object.keys(call?.env ?? {}).filter((name) => !name.startsWith('PR_VERDICT_'));
    expect(own.sort()).toEqual([agent.secret, 'HOME', 'PATH'].sort());
    expectPrompt(call);
  });

  it('returns an answer that breaks its contract with its problems', async () => {
    const ended = await run(agent.wrap(broken));

    expect(ended.result(id).attempts.map(({ why }) => why)).toEqual(['first', 'repair']);
    const [first, second] = ended.calls().map((call) => promptOf(call));
    expect(first).toMatch(/previous answer.* \| \(none\) \|/);
    expect(second).toMatch(/previous answer.* \| \/.*\/errors\.json \|/);
    expect(ended.exitCode).toBe(2);
  });

  it.each(agent.failures)('is incomplete, and never clean, after exit code $exitCode', async (failure) => {
    const ended = await run(failure);

    expect(ended.reviewer(id)?.outcome.state).not.toBe('reviewed');
    expect(ended.findings).toEqual([]);
    expect(ended.exitCode).toBe(2);
  });

  it('is incomplete without the program, and without the secret', async () => {
    const policy = recipePolicy(id);
    const withoutProgram = await runRecipe({ policy, env: { [agent.secret]: 'a-secret-of-the-vendor' } });
    expect(withoutProgram.reviewer(id)?.outcome.state).toBe('unavailable');
    expect(withoutProgram.log).toContain('ENOENT');

    const withoutSecret = await runRecipe({ policy, standIns: [{ name: agent.program }] });
    expect(withoutSecret.reviewer(id)?.outcome).toMatchObject({
      state: 'unavailable',
      reason: expect.stringContaining(agent.secret),
    });
    expect(withoutSecret.calls()).toEqual([]);
  });
});

it('gives Gemini CLI the rules next to its script, which deny everything that they do not name', async () => {
  const document = { contract: 'review-output', document: [] };
  const ended = await runRecipe({
    policy: recipePolicy('gemini-cli'),
    standIns: [{ name: 'gemini', stdout: JSON.stringify({ response: JSON.stringify(document), stats: {} }) }],
    env: { GEMINI_API_KEY: 'a-secret-of-the-vendor' },
  });
  const args = ended.calls()[0]?.args ?? [];
  expect(args).not.toContain('--approval-mode');
  const [, name] = /\.github\/reviewers\/(.*)$/.exec(args[args.indexOf('--policy') + 1] ?? '') ?? [];
  const rules = readFileSync(new URL(`reviewers/${name}`, recipeFolder), 'utf8')
    .split('[[rule]]')
    .slice(1);
  expect(
    rules.map((rule) =>
      Object.fromEntries(
        rule
          .trim()
          .split('\n')
          .map((line) => line.split(' = ')),
      ),
    ),
  ).toEqual([
    {
      toolName: '["glob", "grep_search", "list_directory", "read_file", "read_many_files"]',
      decision: '"allow"',
      priority: '999',
    },
    { toolName: '"*"', decision: '"deny"', priority: '998' },
  ]);
});

/** The server that files of the head name. */
async function startPlanted() {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests: () => requests };
}

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

describe('the recipe for http-model', () => {
  it('brings a finding to its line', async () => {
    const server = await startModel(() => ({ content: JSON.stringify(transport) }));
    const ended = await server.run();

    expect(ended.findings).toEqual([expect.objectContaining(places)]);
    expect(ended.result('http-model').usage).toEqual({
      model: 'served-1',
      inputTokens: 100,
      outputTokens: 20,
    });
    expect(ended.reviewer('http-model')).toMatchObject({ kind: 'ai', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
    const [request] = server.requests;
    expect(request?.authorization).toBe('Bearer a-secret-of-the-vendor');
    expect(request?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
    });
    const [, user] = request?.body.messages ?? [];
    expect(user?.content).toContain('+  debugger;');
    expect(user?.content).toContain('"raw_diff"');
  });

  it('returns an answer that breaks its contract with its problems', async () => {
    const server = await startModel(() => ({ content: JSON.stringify(broken) }));
    const ended = await server.run();

    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.body.messages[1]?.content).toContain('C1/severity');
    expect(ended.exitCode).toBe(2);
  });

  it.each([
    ['refuses', { status: 429 }],
    ['stops early', { finish: 'length', content: '{"contract":"review-output","document":[]}' }],
    ['refuses to answer', { content: null }],
    ['answers in prose', { content: 'I found nothing: []' }],
  ])('is incomplete, and never clean, where the model %s', async (_, answer) => {
    const ended = await (await startModel(() => answer)).run();

    expect(ended.reviewer('http-model')?.outcome.state).not.toBe('reviewed');
    expect(ended.exitCode).toBe(2);
  });
});

interface Answer {
  readonly status?: number;
  readonly finish?: string;
  readonly content?: string | null;
}

const Asked = z.looseObject({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** A server of chat completions on loopback, which takes the place of the one that the recipe names. */
async function startModel(answer: () => Answer) {
  const requests: { authorization: string | undefined; body: z.infer<typeof Asked> }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: Asked.parse(await bodyOf(request)) });
    const { status = 200, finish = 'stop', content = null } = answer();
    response.writeHead(status, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content };
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
    response.end(
      JSON.stringify({ model: 'served-1', usage, choices: [{ index: 0, finish_reason: finish, message }] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const policy = recipePolicy('http-model').replace('https://models.example.com', `http://127.0.0.1:${port}`);
  return {
    requests,
    run: () => runRecipe({ policy, env: { MODEL_API_KEY: 'a-secret-of-the-vendor' } }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
