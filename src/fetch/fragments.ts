/** What a regular expression over lines needs, so that most texts need not be read with it. */
export interface Hinted {
  /** In lower-case ASCII: whatever the expression matches holds one of them. Without any it is always tried. */
  readonly hints?: readonly string[];
}

const alphabet = 256;

/** One bit for each expression. */
const maxHinted = 31;

/** Where in a text which expressions may match. */
export class Hints {
  readonly #bits: ReadonlyMap<Hinted, number>;
  /** Offsets at which fragments end, in order, and for each the expressions that it is for. */
  readonly #ends: readonly number[];
  readonly #masks: readonly number[];

  constructor(bits: ReadonlyMap<Hinted, number>, ends: readonly number[], masks: readonly number[]) {
    this.#bits = bits;
    this.#ends = ends;
    this.#masks = masks;
  }

  /** Offsets of bytes such that every match has one of them on a line of its own; undefined: it may match anywhere. */
  placesOf(expression: Hinted): readonly number[] | undefined {
    const bit = this.#bits.get(expression);
    return bit === undefined ? undefined : this.#ends.filter((_, at) => ((this.#masks[at] ?? 0) & bit) !== 0);
  }

  mayMatch(expression: Hinted): boolean {
    const bit = this.#bits.get(expression);
    return bit === undefined || this.#masks.some((mask) => (mask & bit) !== 0);
  }
}

/** Looks for the fragments of all expressions, without regard to ASCII case. */
export type FindHints = (text: Uint8Array) => Hints;

/**
 * Finds all fragments at once, by the automaton of Aho and Corasick: one table look-up a byte, however many there are.
 * Large changes are mostly text that nothing matches.
 */
export function hintFinder(expressions: readonly Hinted[]): FindHints {
  const hinted = expressions.filter(({ hints }) => hints !== undefined);
  if (hinted.length > maxHinted) throw new Error(`more than ${maxHinted} expressions have hints`);
  const { next, found } = buildAutomaton(hinted.map(({ hints = [] }) => hints));
  const bits = new Map(hinted.map((expression, bit) => [expression, 1 << bit]));
  const nowhere = new Hints(bits, [], []);
  return (text) => {
    const ends: number[] = [];
    const masks: number[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = next[state * alphabet + (text[at] ?? 0)] ?? 0;
      const mask = found[state] ?? 0;
      if (mask === 0) continue;
      ends.push(at);
      masks.push(mask);
    }
    return ends.length === 0 ? nowhere : new Hints(bits, ends, masks);
  };
}

interface Automaton {
  /** The state after a byte in a state, state by state. */
  readonly next: Uint16Array;
  /** By state: a bit for each group of which a fragment has just ended. */
  readonly found: Uint32Array;
}

/** A trie of the fragments, whose missing branches lead where the longest ending that is a beginning leads. */
function buildAutomaton(groups: readonly (readonly string[])[]): Automaton {
  const size = 1 + groups.flat().reduce((sum, fragment) => sum + fragment.length, 0);
  const next = new Uint16Array(size * alphabet);
  const found = new Uint32Array(size);
  let states = 1;
  const step = (state: number, byte: number) => next[state * alphabet + byte] ?? 0;
  for (const [bit, fragments] of groups.entries()) {
    for (const fragment of fragments) {
      let state = 0;
      for (const byte of new TextEncoder().encode(fragment)) {
        if (step(state, byte) === 0) {
          next[state * alphabet + byte] = states;
          states += 1;
        }
        state = step(state, byte);
      }
      found[state] = (found[state] ?? 0) | (1 << bit);
    }
  }
  const shorter = new Uint16Array(size);
  const queue = [0];
  for (const state of queue) {
    for (let byte = 0; byte < alphabet; byte += 1) {
      const child = step(state, byte);
      const fallback = state === 0 ? 0 : step(shorter[state] ?? 0, byte);
      if (child === 0) {
        next[state * alphabet + byte] = fallback;
      } else {
        shorter[child] = fallback;
        found[child] = (found[child] ?? 0) | (found[fallback] ?? 0);
        queue.push(child);
      }
    }
  }
  for (let state = 0; state < states; state += 1) {
    for (let letter = 0; letter < 26; letter += 1) {
      next[state * alphabet + 0x41 + letter] = step(state, 0x61 + letter);
    }
  }
  return { next, found };
}
