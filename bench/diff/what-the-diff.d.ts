declare module 'what-the-diff' {
  interface Hunk {
    readonly oldStartLine: number;
    readonly newStartLine: number;
    readonly lines: readonly string[];
  }
  interface File {
    readonly filePath?: string;
    readonly oldPath?: string | null;
    readonly newPath?: string | null;
    readonly hunks?: readonly Hunk[];
  }
  const whatTheDiff: { readonly parse: (text: string) => readonly File[] };
  export default whatTheDiff;
}
