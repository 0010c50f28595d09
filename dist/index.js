import { action } from './bundle/index.js';

const { main } = await action();
await main();
