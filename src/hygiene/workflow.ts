/** A GitHub Actions workflow file, as far as it tells whose code runs with which rights. Lines are 1-based. */
export interface Workflow {
  readonly triggers: readonly { readonly name: string; readonly line: number }[];
  readonly permissions: Permissions;
  readonly jobs: readonly WorkflowJob[];
}

export interface WorkflowJob {
  readonly key: string;
  /** What it is shown as, in place of its key; it may hold expressions. */
  readonly name?: string;
  readonly permissions: Permissions;
  /** Whether it is given a secret of the repository beside its own token. */
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
 * `default`: not said, so that the settings of the repository hold, which may be write access to everything.
 * `inherited`: a job that says nothing has its workflow's.
 */
export type Permissions = 'default' | 'write' | 'read';
