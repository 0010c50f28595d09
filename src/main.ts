/** Runs the action's step: main, and later post. */
export async function main(): Promise<void> {
  process.exitCode = 2;
}
