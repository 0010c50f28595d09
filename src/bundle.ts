/**
 * The one entry that is bundled. Each starter in `dist/` loads its half on demand, so that the action never pays
 * for the command line and a step with nothing to do never pays for the API client.
 */
export const action = (): Promise<typeof import('./main.ts')> => import('./main.ts');
export const cli = (): Promise<typeof import('./cli.ts')> => import('./cli.ts');
