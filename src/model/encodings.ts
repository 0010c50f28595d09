/** A secret as it is, and in the encodings in which it commonly stands in a longer text. */
export function encodings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    hex,
    hex.toUpperCase(),
    ...base64Within(bytes),
  ];
}

/**
 * The base64 of a secret as it stands within that of a longer text, such as `user:secret`: it depends on how many
 * bytes come before, and its first and last character also on what they are.
 */
function base64Within(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor((shifted.length * 8) / 6);
    return (['base64', 'base64url'] as const)
      .map((alphabet) => shifted.toString(alphabet).slice(first, last))
      .filter((text) => text.length >= 8);
  });
}
