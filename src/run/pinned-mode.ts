import { Failure } from '../model/failure.ts';
import { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import type { Settings } from '../policy/settings.ts';
import { readOwn, reviewFiles } from '../review-directory/review-files.ts';

/**
 * The settings of a stage after `fetch`, in the mode that `fetch` had: what it read depends on it, and so does what a
 * verdict asks for. Whoever names none, or the default, means that one. Throws `MODE_DIFFERS`.
 */
export async function inPinnedMode<S extends Pick<Settings, 'mode'>>(
  directory: ReviewDirectory,
  settings: S,
): Promise<S> {
  const file = { name: reviewFiles.manifest, schema: Manifest, writtenBy: 'fetch' };
  const { mode } = await readOwn(directory, file);
  if (settings.mode !== 'full' && settings.mode !== mode) throw modeDiffers(mode, settings.mode);
  return { ...settings, mode };
}

function modeDiffers(fetched: Settings['mode'], given: Settings['mode']): Failure {
  return new Failure({
    kind: 'usage',
    code: 'MODE_DIFFERS',
    message: `The change was fetched for a ${fetched} run, and \`mode\` asks for ${given}`,
    fix: 'Give every stage the same `mode`, beginning with `fetch`.',
  });
}
