/** Preloaded into measured processes: when they end, writes what they used to file descriptor 3, as JSON. */
import { statSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

let loadedBytes = 0;
if (process.env['BENCH_LOADED'] === '1') {
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) loadedBytes += statSync(fileURLToPath(url)).size;
      return next(url, context);
    },
  });
}
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMb: maxRSS / 1024, loadedBytes };
  writeSync(3, JSON.stringify(usage));
});
