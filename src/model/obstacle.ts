/** Why a reviewer was not started, or gave no answer that counts. */
export interface Obstacle {
  /** Stable; `docs/troubleshooting.md` has a heading for it. */
  readonly code: string;
  readonly text: string;
}

/** An obstacle as the reason of an outcome. */
export function reasonOf({ code, text }: Obstacle): string {
  return `${code}: ${text}`;
}
