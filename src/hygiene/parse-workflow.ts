import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/**
 * The properties of a GitHub Actions workflow that decide whose code runs with which permissions. Lines are
 * 1-based.
 */
export interface Workflow {
  readonly triggers: readonly { readonly name: string; readonly line: number }[];
  readonly permissions: Permissions;
  readonly jobs: readonly WorkflowJob[];
}

export interface WorkflowJob {
  readonly key: string;
  /** The name shown instead of its key; may contain expressions. */
  readonly name?: string;
  readonly permissions: Permissions;
  /** Whether it receives a secret of the repository in addition to its own token. */
  readonly usesSecret: boolean;
  /** Its `if`. */
  readonly condition?: string;
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowStep {
  readonly line: number;
  /** The action, such as `actions/checkout@v4` or `./tool`. */
  readonly uses?: string;
  /** `with.ref` and `with.repository` of a checkout. */
  readonly ref?: string;
  readonly repository?: string;
  /** `with.allow-unsafe-pr-checkout` is not false. */
  readonly allowsUnsafe: boolean;
  readonly run?: string;
  /** `with.script`, which `actions/github-script` runs. */
  readonly script?: string;
}

/**
 * `default`: not declared, so the repository's settings apply, which may be write access to everything.
 * `inherited`: the workflow's permissions apply to the job.
 */
type Permissions = 'default' | 'write' | 'read';

/** GitHub takes no larger workflow file. */
const maxBytes = 512 * 1024;
/** Limits aliases, because anchors let a small file repeat the same steps very often. */
const maxSteps = 5000;

/** A secret other than the job's own token. */
const otherSecret = /\bsecrets\s{0,9}(?:\.\s{0,9}|\[\s{0,9}')(?!GITHUB_TOKEN\b)/i;

/** Parses a GitHub Actions workflow; undefined for a file that GitHub would not accept as one. */
export function parseWorkflow(text: string): Workflow | undefined {
  if (text.length > maxBytes) return undefined;
  try {
    return new WorkflowReader(text).read();
  } catch (error) {
    // Nested deeper than the parser can follow.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class WorkflowReader {
  readonly #text: string;
  readonly #lines = new LineCounter();
  readonly #document;
  #steps = 0;

  constructor(text: string) {
    this.#text = text;
    this.#document = parseDocument(text, { lineCounter: this.#lines, keepSourceTokens: false });
  }

  read(): Workflow | undefined {
    const root = this.#document.contents;
    if (this.#document.errors.length > 0 || !isMap(root)) return undefined;
    const jobs = this.#entries(this.#get(root, 'jobs'));
    return {
      triggers: this.#triggers(this.#get(root, 'on')),
      permissions: this.#permissions(this.#get(root, 'permissions')),
      jobs: jobs.map((job) => this.#job(job, otherSecret.test(this.#source(this.#get(root, 'env'))))),
    };
  }

  #triggers(node: Node | undefined): Workflow['triggers'] {
    if (isMap(node)) return this.#entries(node).map(({ name, line }) => ({ name, line }));
    const items = isSeq(node) ? node.items.map((item) => this.#resolve(item)) : [node];
    return items.flatMap((item) => {
      const name = this.#string(item);
      return name === undefined ? [] : [{ name, line: this.#line(item) }];
    });
  }

  #permissions(node: Node | undefined): Permissions {
    if (node === undefined || (isScalar(node) && node.value === null)) return 'default';
    if (isScalar(node)) return node.value === 'write-all' ? 'write' : 'read';
    return this.#entries(node).some(({ value }) => this.#string(value) === 'write') ? 'write' : 'read';
  }

  #job(
    { name: key, value: node }: { readonly name: string; readonly value: Node | undefined },
    inheritsSecret: boolean,
  ): WorkflowJob {
    const name = this.#string(this.#get(node, 'name'));
    const steps = this.#get(node, 'steps');
    const condition = this.#string(this.#get(node, 'if'));
    return {
      key,
      ...(name !== undefined && { name }),
      permissions: this.#permissions(this.#get(node, 'permissions')),
      usesSecret: inheritsSecret || otherSecret.test(this.#source(node)),
      ...(condition !== undefined && { condition }),
      steps: isSeq(steps) ? steps.items.flatMap((item) => this.#step(this.#resolve(item))) : [],
    };
  }

  #step(node: Node | undefined): readonly WorkflowStep[] {
    this.#steps += 1;
    if (!isMap(node) || this.#steps > maxSteps) return [];
    const settings = this.#get(node, 'with');
    const uses = this.#string(this.#get(node, 'uses'));
    const run = this.#string(this.#get(node, 'run'));
    const ref = this.#string(this.#get(settings, 'ref'));
    const repository = this.#string(this.#get(settings, 'repository'));
    const script = this.#string(this.#get(settings, 'script'));
    return [
      {
        line: this.#line(node),
        allowsUnsafe: !isFalse(this.#get(settings, 'allow-unsafe-pr-checkout')),
        ...(uses !== undefined && { uses }),
        ...(run !== undefined && { run }),
        ...(ref !== undefined && { ref }),
        ...(repository !== undefined && { repository }),
        ...(script !== undefined && { script }),
      },
    ];
  }

  #get(node: Node | undefined, key: string): Node | undefined {
    if (!isMap(node)) return undefined;
    return this.#resolve(node.items.find((item) => isScalar(item.key) && item.key.value === key)?.value);
  }

  #entries(node: Node | undefined) {
    if (!isMap(node)) return [];
    return node.items.flatMap((item) => {
      const name = isScalar(item.key) && typeof item.key.value === 'string' ? item.key.value : undefined;
      if (name === undefined) return [];
      const key = this.#resolve(item.key);
      return [{ name, line: this.#line(key), value: this.#resolve(item.value) }];
    });
  }

  #resolve(node: unknown): Node | undefined {
    if (isAlias(node)) return node.resolve(this.#document);
    return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
  }

  #string(node: Node | undefined): string | undefined {
    return isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
  }

  #line(node: Node | undefined): number {
    return this.#lines.linePos(node?.range?.[0] ?? 0).line;
  }

  #source(node: Node | undefined): string {
    const [start, end] = node?.range ?? [0, 0];
    return this.#text.slice(start, end);
  }
}

function isFalse(node: Node | undefined): boolean {
  return node === undefined || (isScalar(node) && (node.value === false || node.value === 'false'));
}
