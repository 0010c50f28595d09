import { encodingOf } from '../formats/json-reader.ts';

/** No UTF-8 text has this byte. */
const noText = 0xff;

/**
 * A document without secrets, for files that leave the job (threat S4). One that is no text before is none after, since
 * redaction must not make an invalid document valid.
 */
export function redactDocument(bytes: Uint8Array, redact: (text: string) => string): Uint8Array {
  const decode = (fatal: boolean) =>
    new TextDecoder(encodingOf(bytes), { fatal, ignoreBOM: true }).decode(bytes);
  const text = decode(false);
  const safe = redact(text);
  if (safe === text) return bytes;
  const isText = !text.includes('\u{fffd}') || isDecodable(() => decode(true));
  return Buffer.concat([Buffer.from(safe), Uint8Array.from(isText ? [] : [noText])]);
}

function isDecodable(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}
