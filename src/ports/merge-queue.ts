/** One pull request in the commit that a merge queue wants to merge. */
export interface GroupMember {
  readonly number: number;
  /** Its head when the queue added it. */
  readonly head: string;
  /** Digest of base and policy that its conclusion must have. */
  readonly basis: string;
}

/** An entry of the queue; each entry is built on the previous one. */
export interface QueueEntry extends GroupMember {
  readonly position: number;
  /** The commit that the entry would merge; null until the queue has built it. */
  readonly groupHead: string | null;
}
