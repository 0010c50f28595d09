/** Numbers and node ids, in the order things are made, so that the same steps always give the same ids. */
export class Ids {
  #last = 1000;
  readonly #nodes = new Map<string, unknown>();

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Makes an object findable by a new node id. */
  register(prefix: string, id: number, node: unknown): string {
    const nodeId = `${prefix}_kwDO${id}`;
    this.#nodes.set(nodeId, node);
    return nodeId;
  }

  node(nodeId: string): unknown {
    return this.#nodes.get(nodeId);
  }

  forget(nodeId: string): void {
    this.#nodes.delete(nodeId);
  }
}
