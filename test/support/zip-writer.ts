import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFileSpec {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Unix mode with its file type; default a regular file. */
  readonly mode?: number;
  /** What the archive claims that the file takes when inflated; default the truth. */
  readonly claimedSize?: number;
}

interface Part {
  readonly local: Buffer;
  readonly central: Buffer;
}

/** An archive exactly as described, also where no honest program would write it. */
export function zipOf(files: readonly ZipFileSpec[]): Uint8Array {
  const parts: Part[] = [];
  let offset = 0;
  for (const file of files) {
    const part = partOf(file, offset);
    parts.push(part);
    offset += part.local.length;
  }
  const directory = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts.map(({ local }) => local), directory, end]);
}

function partOf({ name, content, mode = 0o100644, claimedSize }: ZipFileSpec, offset: number): Part {
  const plain = Buffer.from(content);
  const packed = deflateRawSync(plain);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(plain), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(claimedSize ?? plain.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const local = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name), packed]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((mode << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  const madeOnUnix = Buffer.from([20, 3]);
  const central = Buffer.concat([signature(0x02014b50), madeOnUnix, fields, rest, Buffer.from(name)]);
  return { local, central };
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
