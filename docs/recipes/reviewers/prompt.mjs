// What a model is told: prompt.md with the paths of this run.
import { readFileSync } from 'node:fs';

const template = readFileSync(new URL('prompt.md', import.meta.url), 'utf8');

export const prompt = template.replace(/\$(PR_VERDICT_[A-Z]+)/g, (_, name) => process.env[name] ?? '(none)');
