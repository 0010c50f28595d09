import type { FileContent, ReviewDirectory } from '../../../src/model/files.ts';
import { bytesOf } from '../../../src/model/json-pieces.ts';

/** A review directory in memory; `writes` keeps the order of what was written and removed. */
export class MemoryDirectory implements ReviewDirectory {
  readonly path = '/review';
  readonly writes: string[] = [];
  /** Time of the next writes, in milliseconds since the epoch. */
  time = 0;
  readonly #files = new Map<string, { readonly bytes: Uint8Array; readonly at: number }>();

  async read(name: string): Promise<Uint8Array | undefined> {
    return this.#files.get(name)?.bytes;
  }

  async write(name: string, content: FileContent): Promise<void> {
    this.writes.push(name);
    this.#files.set(name, { bytes: Buffer.from(bytesOf(content)), at: this.time });
  }

  async remove(name: string): Promise<void> {
    if (this.#files.delete(name)) this.writes.push(`-${name}`);
    for (const file of [...this.#files.keys()]) if (file.startsWith(`${name}/`)) this.#files.delete(file);
  }

  async list(): Promise<readonly string[]> {
    return [...this.#files.keys()].sort();
  }

  async modifiedAt(name: string): Promise<number | undefined> {
    return this.#files.get(name)?.at;
  }

  /** The file as text; throws when there is none. */
  text(name: string): string {
    const file = this.#files.get(name);
    if (file === undefined) throw new Error(`${name} is not there`);
    return new TextDecoder().decode(file.bytes);
  }

  names(): readonly string[] {
    return [...this.#files.keys()];
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  json(name: string): unknown {
    return JSON.parse(this.text(name));
  }
}
