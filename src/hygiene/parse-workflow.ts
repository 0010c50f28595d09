import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';

const Text = z.string().optional().catch(undefined);

/**
 * `default`: not declared, so the repository's settings apply, which may be write access to everything; in a job,
 * the permissions of the workflow.
 */
const Permissions = z
  .unknown()
  .optional()
  .transform((granted): 'default' | 'write' | 'read' => {
    if (granted === undefined || granted === '') return 'default';
    const levels = typeof granted === 'object' ? Object.values(granted ?? {}) : [granted];
    return levels.includes('write') || granted === 'write-all' ? 'write' : 'read';
  });

const Step = z.object({
  /** The action, such as `actions/checkout@v4` or `./tool`. */
  uses: Text,
  run: Text,
  /** Of a checkout, and of `actions/github-script`, which runs `script`. */
  with: z
    .object({ ref: Text, repository: Text, script: Text, 'allow-unsafe-pr-checkout': Text })
    .optional()
    .catch(undefined),
});
const Job = z.object({
  if: Text,
  permissions: Permissions,
  steps: z.array(z.unknown()).catch([]),
});
const File = z.object({ on: z.unknown(), permissions: Permissions, jobs: z.record(z.string(), z.unknown()) });

export interface WorkflowStep extends z.output<typeof Step> {
  readonly line: number;
}

export interface WorkflowJob extends Pick<z.output<typeof Job>, 'if' | 'permissions'> {
  /** Whether it receives a secret of the repository in addition to its own token. */
  readonly usesSecret: boolean;
  readonly steps: readonly WorkflowStep[];
}

/**
 * The properties of a GitHub Actions workflow that decide whose code runs with which permissions. Lines are
 * 1-based.
 */
export interface Workflow {
  readonly triggers: readonly { readonly name: string; readonly line: number }[];
  readonly permissions: z.output<typeof Permissions>;
  readonly jobs: readonly WorkflowJob[];
}

/** GitHub takes no larger workflow file. */
const maxBytes = 512 * 1024;
/** Limits aliases, because anchors let a small file repeat the same steps very often. */
const maxSteps = 5000;

/** The parser searches the whole file for the anchor of each. */
const maxAliases = 200;

/** A secret other than the job's own token. */
const otherSecret = /\bsecrets\s{0,9}(?:\.\s{0,9}|\[\s{0,9}')(?!GITHUB_TOKEN\b)/i;

/** Parses a GitHub Actions workflow; undefined for a file that GitHub would not accept as one. */
export function parseWorkflow(text: string): Workflow | undefined {
  if (text.length > maxBytes) return undefined;
  try {
    return readWorkflow(text);
  } catch (error) {
    // Nested deeper than the parser can follow, or with more aliases than it resolves.
    if (error instanceof RangeError || error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function readWorkflow(text: string): Workflow | undefined {
  const lines = new LineCounter();
  // All values are texts in this schema.
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe' });
  let aliases = 0;
  visit(document, {
    Alias: () => {
      aliases += 1;
    },
  });
  if (document.errors.length > 0 || aliases > maxAliases) return undefined;
  const file = File.safeParse(document.toJS()).data;
  if (file === undefined) return undefined;
  const at = (...path: readonly (string | number)[]) => nodeAt(document, path);
  const lineOf = (node: Node | undefined) => lines.linePos(node?.range?.[0] ?? 0).line;
  const usesSecret = (node: Node | undefined) =>
    node?.range ? otherSecret.test(text.slice(node.range[0], node.range[1])) : false;
  const inheritsSecret = usesSecret(at('env'));
  let left = maxSteps;
  return {
    triggers: triggersIn(at('on')).map(({ name, node }) => ({ name, line: lineOf(node) })),
    permissions: file.permissions,
    jobs: Object.entries(file.jobs).flatMap(([key, value]) => {
      const job = Job.safeParse(value).data;
      if (job === undefined) return [];
      const steps = job.steps.slice(0, left).flatMap((step, index) => {
        const read = Step.safeParse(step).data;
        return read === undefined ? [] : [{ ...read, line: lineOf(at('jobs', key, 'steps', index)) }];
      });
      left -= steps.length;
      return [{ ...job, steps, usesSecret: inheritsSecret || usesSecret(at('jobs', key)) }];
    }),
  };
}

/** The node at a path, through aliases. */
function nodeAt(document: Document, path: readonly (string | number)[]): Node | undefined {
  let node: unknown = document.contents;
  for (const key of path) {
    const child: unknown = isCollection(node) ? node.get(key, true) : undefined;
    node = isAlias(child) ? child.resolve(document) : child;
  }
  return isNode(node) ? node : undefined;
}

/** The events in `on`: one, a list, or a map by their names. */
function triggersIn(on: Node | undefined): readonly { readonly name: string; readonly node: Node }[] {
  const nodes = isMap(on) ? on.items.map(({ key }) => key) : isCollection(on) ? on.items : [on];
  return nodes.flatMap((node) => (isNode(node) ? [{ name: String(node), node }] : []));
}
