// The prompt that pr-verdict made for this reviewer, with the paths of this run.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const template = readFileSync(process.env.PR_VERDICT_PROMPT, 'utf8');

export const prompt = template.replace(/\$(PR_VERDICT_[A-Z]+)/g, (_, name) => process.env[name] ?? '(none)');
