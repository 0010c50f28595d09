/**
 * One parse in a fresh process: `node once.ts <parser> <file>` prints as JSON how long it took and how far the
 * process grew above the bytes, which were in memory before.
 */
import { readFileSync } from 'node:fs';
import { PARSERS } from './parsers.ts';

const [, , name, file = ''] = process.argv;
const parser = PARSERS.find((candidate) => candidate.name === name);
if (parser === undefined) throw new Error(`no parser ${name}`);

const bytes = readFileSync(file);
const before = process.memoryUsage.rss();
const start = performance.now();
const result = parser.read({ bytes, text: parser.takes === 'text' ? bytes.toString('utf8') : '' });
const ms = performance.now() - start;
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  JSON.stringify({ ms, growth: (peak - before) / bytes.length, kept: result !== undefined }),
);
