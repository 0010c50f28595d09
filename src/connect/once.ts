/** Makes a thing when it is first asked for, and hands out that one from then on, also to those who ask meanwhile. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
