import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** The values of `github`, `inputs`, `needs` and the like at an expression. */
export type Contexts = Readonly<Record<string, unknown>>;
/** How the steps before, or the jobs that a job needs, ended. */
export type Result = 'success' | 'failure' | 'skipped';
export type Texts = Readonly<Record<string, string>>;

function evaluate(expression: string, contexts: Contexts, before: Result): data.ExpressionData {
  const functions = Object.entries({
    success: before === 'success',
    failure: before === 'failure',
    cancelled: false,
    always: true,
  }).map(([name, value]) => ({ name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) }));
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const known = Object.entries(contexts).map(([key, value]) => ({
    key,
    value: JSON.parse(JSON.stringify(value), data.reviver),
  }));
  const named = new Map(functions.map((each) => [each.name, each]));
  return new Evaluator(tree, new data.Dictionary(...known), named).evaluate();
}

/** The text with its expressions replaced; a value that is not known becomes an empty text, as GitHub has it. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_all, inner: string) =>
    evaluate(inner.trim(), contexts, 'success').coerceString(),
  );
}

export function fillAll(texts: Texts, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, contexts)]));
}

/** Whether an `if` lets a job or step run. Without a function that asks for the status, everything before has to succeed. */
export function isWanted(condition: string | undefined, contexts: Contexts, before: Result): boolean {
  const inner = condition?.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1') ?? 'success()';
  if (!/\b(?:success|failure|cancelled|always)\(/.test(inner) && before !== 'success') return false;
  return truthy(evaluate(inner.trim(), contexts, before));
}
