/** A text file at one commit. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}
