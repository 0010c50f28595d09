/** Words of source code; joined at random they make lines of the usual length, about 40 bytes. */
const vocabulary =
  'const return value await if (error) => function items.map // import from string; 0x1f "text" this.state && !== null { } [index] undefined, résumé'.split(
    ' ',
  );

/**
 * A diff like git's of about `size` bytes: files of a few to a few dozen hunks with three lines of context, some
 * added, removed or renamed. The same size always gives the same bytes.
 */
export function generateDiff(size: number): Uint8Array {
  const random = xorshift(size);
  const below = (limit: number) => Math.floor(random() * limit);
  const line = () => {
    const words = Array.from({ length: 1 + below(9) }, () => vocabulary[below(vocabulary.length)] ?? '');
    return ' '.repeat(2 * below(5)) + words.join(' ');
  };
  const lines = (mark: string, count: number) =>
    Array.from({ length: count }, () => `${mark}${line()}\n`).join('');
  const id = () =>
    below(2 ** 28)
      .toString(16)
      .padStart(7, '0');

  const sections: string[] = [];
  let length = 0;
  for (let file = 0; length < size; file += 1) {
    const kind = below(10);
    const name = `src/module-${below(40)}/part-${file}.ts`;
    const first = `diff --git a/${name} b/${name}\n`;
    let section = '';
    if (kind <= 1) {
      const count = 5 + below(200);
      const isNew = kind === 0;
      section = isNew
        ? `${first}new file mode 100644\nindex 0000000..${id()}\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1,${count} @@\n`
        : `${first}deleted file mode 100644\nindex ${id()}..0000000\n--- a/${name}\n+++ /dev/null\n@@ -1,${count} +0,0 @@\n`;
      section += lines(isNew ? '+' : '-', count);
    } else {
      const former = kind === 2 ? `lib/part-${file}.ts` : name;
      section =
        kind === 2
          ? `diff --git a/${former} b/${name}\nsimilarity index 8${below(10)}%\nrename from ${former}\nrename to ${name}\n`
          : first;
      section += `index ${id()}..${id()} 100644\n--- a/${former}\n+++ b/${name}\n`;
      let [oldLine, newLine] = [1, 1];
      for (let hunk = 1 + below(16); hunk > 0; hunk -= 1) {
        const gap = 8 + below(60);
        const [out, into, tail] = [below(9), 1 + below(9), below(4)];
        oldLine += gap;
        newLine += gap;
        section += `@@ -${oldLine},${6 + out + tail} +${newLine},${6 + into + tail} @@ ${line().trim()}\n`;
        section += lines(' ', 3) + lines('-', out) + lines('+', into) + lines(' ', 3 + tail);
        oldLine += 6 + out + tail;
        newLine += 6 + into + tail;
      }
    }
    sections.push(section);
    length += Buffer.byteLength(section);
  }
  return new TextEncoder().encode(sections.join(''));
}

/** Numbers from 0 up to, not including, 1; the same for the same seed. */
function xorshift(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
