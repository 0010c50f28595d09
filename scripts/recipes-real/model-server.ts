import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the server says to a request, whatever dialect it comes in. */
interface Said {
  readonly text: string;
  /** The answer as an object, for a program that has the model call a tool with it. */
  readonly document: unknown;
}

const usage = { input_tokens: 100, output_tokens: 20 };

function events(
  response: ServerResponse,
  list: readonly (readonly [string | undefined, unknown])[],
): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [name, data] of list) {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`);
  }
  return response.end();
}

function json(response: ServerResponse, body: unknown, status = 200): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Messages: streamed, or whole for side calls. The schema's tool is called where the program offers it. */
function messages(response: ServerResponse, body: string, { text, document }: Said): ServerResponse {
  const tool = /"name":"StructuredOutput"/.test(body) && !body.includes('"tool_result"');
  const block = tool
    ? { type: 'tool_use', id: 'toolu_1', name: 'StructuredOutput', input: {} }
    : { type: 'text', text: '' };
  const delta = tool
    ? { type: 'input_json_delta', partial_json: JSON.stringify(document) }
    : { type: 'text_delta', text };
  const stop = tool ? 'tool_use' : 'end_turn';
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  if (!/"stream":true/.test(body)) {
    const content = [tool ? { ...block, input: document } : { ...block, text }];
    return json(response, { ...message, content, stop_reason: stop });
  }
  const done = { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage };
  return events(response, [
    ['message_start', { type: 'message_start', message }],
    ['content_block_start', { type: 'content_block_start', index: 0, content_block: block }],
    ['content_block_delta', { type: 'content_block_delta', index: 0, delta }],
    ['content_block_stop', { type: 'content_block_stop', index: 0 }],
    ['message_delta', done],
    ['message_stop', { type: 'message_stop' }],
  ]);
}

function responses(response: ServerResponse, { text }: Said): ServerResponse {
  const item = {
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text, annotations: [] }],
  };
  const used = {
    ...usage,
    total_tokens: 120,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const whole = { id: 'resp_1', object: 'response', status: 'completed', output: [item], usage: used };
  return events(response, [
    ['response.created', { type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } }],
    ['response.output_item.done', { type: 'response.output_item.done', output_index: 0, item }],
    ['response.completed', { type: 'response.completed', response: whole }],
  ]);
}

function generateContent(
  response: ServerResponse,
  url: string,
  body: string,
  { text }: Said,
): ServerResponse {
  const asks = body.includes('complexity_score');
  const answer = asks ? '{"complexity_reasoning":"A small change.","complexity_score":10}' : text;
  const candidates = [
    { index: 0, finishReason: 'STOP', content: { role: 'model', parts: [{ text: answer }] } },
  ];
  const counts = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };
  const whole = { candidates, usageMetadata: counts, modelVersion: 'stand-in' };
  return url.includes(':stream') ? events(response, [[undefined, whole]]) : json(response, whole);
}

function chatCompletions(response: ServerResponse, body: string, { text }: Said): ServerResponse {
  const counts = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  const base = { id: 'chatcmpl_1', created: 1, model: 'stand-in' };
  if (!/"stream":true/.test(body)) {
    const message = { role: 'assistant', content: text };
    const choices = [{ index: 0, finish_reason: 'stop', message }];
    return json(response, { ...base, object: 'chat.completion', choices, usage: counts });
  }
  const chunk = (delta: unknown, finish: string | null) => ({
    ...base,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  return events(response, [
    [undefined, chunk({ role: 'assistant', content: text }, null)],
    [undefined, { ...chunk({}, 'stop'), usage: counts }],
    [undefined, '[DONE]'],
  ]);
}

function answer(response: ServerResponse, url: string, body: string, said: Said): ServerResponse {
  const path = url.replace(/\?.*$/, '');
  if (path.endsWith('/count_tokens')) return json(response, { input_tokens: 100 });
  if (path.endsWith(':countTokens')) return json(response, { totalTokens: 100 });
  if (path.endsWith('/messages')) return messages(response, body, said);
  if (path.endsWith('/responses')) return responses(response, said);
  if (path.endsWith('/chat/completions')) return chatCompletions(response, body, said);
  if (/:(?:stream)?[gG]enerateContent$/.test(path)) return generateContent(response, url, body, said);
  if (path.endsWith('/models')) return json(response, { data: [], models: [] });
  return json(response, { error: { message: `no ${path} here` } }, 404);
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A model on loopback that gives one review in the dialects of Anthropic, OpenAI and Google. */
export async function startModelServer(document: unknown) {
  const said = { text: JSON.stringify(document), document };
  const paths: string[] = [];
  const server = createServer((message, response) => {
    const { url = '' } = message;
    void readBody(message).then((body) => {
      paths.push(url.replace(/\?.*$/, ''));
      answer(response, url, body, said);
    });
  });
  // Codex asks for a web socket first, and for the same over HTTP once that is refused.
  server.on('upgrade', (_, socket) => void socket.end('HTTP/1.1 426 Upgrade Required\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { url: `http://127.0.0.1:${address.port}`, paths, close: () => server.close() };
}
