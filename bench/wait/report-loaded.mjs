/** Preloaded with `--import`: prints the size of every file that the process loaded, when it ends. */
import { statSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

let bytes = 0;
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) bytes += statSync(fileURLToPath(url)).size;
    return next(url, context);
  },
});
process.on('exit', () => writeSync(2, `loaded ${bytes} bytes\n`));
