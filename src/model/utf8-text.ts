const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of bytes as they are: a byte order mark stays, and what is not UTF-8 becomes U+FFFD. */
export function utf8Text(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
