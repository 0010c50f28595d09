#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  const { cli } = await import('./bundle/index.js');
  const { main } = await cli();
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(`pr-verdict needs Node 20.19 or newer, and this is ${process.version}.\n`);
  process.exitCode = 3;
}
