/** Pairs of numbers and how alike they are, in columns: a thousand findings on one line make half a million of them. */
export class PairList {
  #length = 0;
  #ones = new Int32Array(256);
  #others = new Int32Array(256);
  #likenesses = new Float64Array(256);

  add(one: number, other: number, likeness: number): void {
    if (this.#length === this.#ones.length) this.#grow();
    this.#ones[this.#length] = one;
    this.#others[this.#length] = other;
    this.#likenesses[this.#length] = likeness;
    this.#length += 1;
  }

  forEach(use: (one: number, other: number, likeness: number) => void): void {
    for (let at = 0; at < this.#length; at += 1)
      use(this.#ones[at] ?? 0, this.#others[at] ?? 0, this.#likenesses[at] ?? Number.NaN);
  }

  #grow(): void {
    const twice = 2 * this.#length;
    const [ones, others, likenesses] = [this.#ones, this.#others, this.#likenesses];
    this.#ones = new Int32Array(twice);
    this.#others = new Int32Array(twice);
    this.#likenesses = new Float64Array(twice);
    this.#ones.set(ones);
    this.#others.set(others);
    this.#likenesses.set(likenesses);
  }
}
