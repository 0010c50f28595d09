#!/usr/bin/env node
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  // In the user's own folder: what others could write to, as the default in /tmp, would run as this user.
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  module.enableCompileCache?.(join(caches, 'pr-verdict'));
  const { cli } = await import('./bundle/index.js');
  const { main } = await cli();
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(`pr-verdict needs Node 20.19 or newer, and this is ${process.version}.\n`);
  process.exitCode = 3;
}
