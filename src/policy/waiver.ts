import { project } from '../model/project.ts';

/** What can be waived besides a reviewer; no reviewer may be called so. */
const reservedSubjects: readonly string[] = ['coverage', 'size'];

export function isReservedSubject(subject: string): boolean {
  return reservedSubjects.includes(subject);
}

/** What to comment so that a head goes without something. */
export function waiveCommand(subject: string): string {
  return `/${project.name} waive ${subject} REASON`;
}

/**
 * A person's decision that this head may pass without something: a reviewer, by id, the part of the change that could
 * not be read (`coverage`), or its size. It holds for one head and never approves.
 */
export interface Waiver {
  readonly subject: string;
  readonly reason: string;
  /** Login of the person. */
  readonly by: string;
  /** When the comment that says so was last written, and its address. */
  readonly at: string;
  readonly url: string;
  /** Whether it was the pull request's own author. */
  readonly selfAccepted: boolean;
}
