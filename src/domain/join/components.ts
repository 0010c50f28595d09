/** Which of the numbers below `count` are connected, by pairs that are told one after another. */
export class Components {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, number) => number);
  }

  connect(one: number, other: number): void {
    this.#parents[this.rootOf(other)] = this.rootOf(one);
  }

  /** The same number for all that are connected, whichever it is. */
  rootOf(number: number): number {
    let root = number;
    for (let up = this.#parents[root] ?? root; up !== root; up = this.#parents[root] ?? root) root = up;
    this.#parents[number] = root;
    return root;
  }
}
