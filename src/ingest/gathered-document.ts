import type { Format } from '../formats/registry.ts';

/** A document as it was found, before anybody read what it says. */
export interface GatheredDocument {
  readonly reviewer: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Folder below the root in which its reviewer ran, where we ran it; `''` is the root. */
  readonly folder?: string;
  /** Its contract, where we wrote it ourselves: no input and no policy says otherwise. */
  readonly format?: Format;
  /** It came from a run that the head's author controls. */
  readonly foreign?: true;
  /** Why it may not be read; absent for a document that counts. */
  readonly refusal?: string;
}
