import { z } from 'zod';

/** Where GitHub is, and the token that is used there. */
export interface Access {
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly repository: string;
  readonly token: string;
}

export interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
}

/** A reply with another status than the caller needs. */
export class Unexpected extends Error {}

/** Plain requests to GitHub: one request, one reply, no retries. Paths are below the repository. */
export class GitHub {
  readonly access: Access;

  constructor(access: Access) {
    this.access = access;
  }

  request(method: string, path: string, body?: unknown): Promise<Reply> {
    const { apiUrl, repository } = this.access;
    return this.#send(`${apiUrl}/repos/${repository}${path}`, method, body);
  }

  /** The parsed answer; throws `Unexpected` for a failed request. */
  async read<Shape>(shape: z.ZodType<Shape>, path: string, body?: unknown, method?: string): Promise<Shape> {
    const verb = method ?? (body === undefined ? 'GET' : 'POST');
    const { status, json, text } = await this.request(verb, path, body);
    if (status >= 300) throw new Unexpected(`${verb} ${path} answered ${status}: ${text.slice(0, 300)}`);
    return shape.parse(json);
  }

  /** The answer of a query, errors included. */
  async graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    return (await this.#send(this.access.graphqlUrl, 'POST', { query, variables })).json;
  }

  async #send(url: string, method: string, body: unknown): Promise<Reply> {
    const headers = {
      authorization: `Bearer ${this.access.token}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'pr-verdict-verify',
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url, { method, headers, ...sent });
    const text = await response.text();
    return { status: response.status, text, json: parseJson(text) };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Sha = z.looseObject({ sha: z.string() });
export const Pull = z.looseObject({
  number: z.number(),
  node_id: z.string(),
  changed_files: z.number(),
  head: z.looseObject({ sha: z.string(), ref: z.string() }),
});
export type Pull = z.infer<typeof Pull>;

type Files = Readonly<Record<string, string>>;

/** Branches and a pull request of their own in the sandbox, removed by `remove`. */
export class Sandbox {
  readonly #github: GitHub;
  readonly #prefix: string;
  readonly #branches = new Set<string>();
  readonly #pulls: number[] = [];

  constructor(github: GitHub, id: string) {
    this.#github = github;
    this.#prefix = `pr-verdict-verify/${id}`;
  }

  /** A commit with these files on top of `parent`. */
  async commit(parent: string, files: Files, message: string): Promise<string> {
    const tree = Object.entries(files).map(([path, content]) => ({
      path,
      mode: '100644',
      type: 'blob',
      content,
    }));
    const { sha } = await this.#github.read(Sha, '/git/trees', { base_tree: parent, tree });
    const commit = { message, tree: sha, parents: [parent] };
    return (await this.#github.read(Sha, '/git/commits', commit)).sha;
  }

  /** Points a branch at a commit, by force; gives its full name. */
  async branch(name: string, sha: string): Promise<string> {
    const branch = `${this.#prefix}/${name}`;
    if (this.#branches.has(branch)) {
      await this.#github.read(z.unknown(), `/git/refs/heads/${branch}`, { sha, force: true }, 'PATCH');
    } else {
      await this.#github.read(z.unknown(), '/git/refs', { ref: `refs/heads/${branch}`, sha });
      this.#branches.add(branch);
    }
    return branch;
  }

  async openPull(base: string, head: string, author = this.#github): Promise<Pull> {
    const body = 'Opened by `npm run verify:github`, which closes it again.';
    const opened = await author.read(Pull, '/pulls', { title: 'pr-verdict verification', base, head, body });
    this.#pulls.push(opened.number);
    return this.pull(opened.number);
  }

  pull(number: number): Promise<Pull> {
    return this.#github.read(Pull, `/pulls/${number}`);
  }

  /** Closes the pull requests and deletes the branches; what GitHub cannot delete stays. Gives what failed. */
  async remove(): Promise<readonly string[]> {
    const failed: string[] = [];
    const attempt = async (method: string, path: string, body?: unknown) => {
      const { status } = await this.#github.request(method, path, body);
      if (status >= 300) failed.push(`${method} ${path} answered ${status}`);
    };
    for (const number of this.#pulls) await attempt('PATCH', `/pulls/${number}`, { state: 'closed' });
    for (const branch of this.#branches) await attempt('DELETE', `/git/refs/heads/${branch}`);
    return failed;
  }
}
