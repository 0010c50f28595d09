#!/usr/bin/env node
import { cli } from './bundle/index.js';

const { main } = await cli();
process.exitCode = await main(process.argv.slice(2));
