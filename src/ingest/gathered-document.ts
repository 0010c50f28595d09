import type { Format } from '../formats/registry.ts';

/** A document as found, before it is read. */
export interface GatheredDocument {
  readonly reviewer: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Folder in which its reviewer ran, if it ran here; `''` is the root. */
  readonly folder?: string;
  /** Its format, if we wrote it ourselves; overrides inputs and policy. */
  readonly format?: Format;
  /** It comes from a run that the head's author controls. */
  readonly foreign?: true;
  /** Why it must not be read; absent for a document that counts. */
  readonly refusal?: string;
}
