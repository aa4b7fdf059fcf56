import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundaryOf, readMultipart, type PartHead, type PartSink } from './multipart.ts';

/**
 * A file on the disk that is read in one piece: a blob's own method collects pieces and then joins them, which needs
 * twice the memory.
 */
class SpooledFile extends File {
  readonly #path: string;

  constructor(content: Blob, path: string, { fileName, type }: PartHead) {
    super([content], fileName ?? '', { type });
    this.#path = path;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = await readFile(this.#path);
    const whole = bytes.byteLength === bytes.buffer.byteLength;
    // A copy as for any typed array: a Buffer's own `slice` shares Node's pool, which is larger than the file.
    return (whole ? bytes.buffer : new Uint8Array(bytes).buffer) as ArrayBuffer;
  }
}

/** The pending uploads, each on the disk until its request is over. */
export interface Uploads {
  /** The form of a request; `over` is aborted together with the request. */
  formOf(incoming: IncomingMessage, over: AbortSignal): Promise<FormData>;
  close(): void;
}

const prefix = 'montage-uploads-';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A killed server could not remove its pending uploads, which may be a gigabyte. */
function forgetThoseOfTheDead(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

export function openUploads(): Uploads {
  forgetThoseOfTheDead();
  let folder: string | undefined;
  let count = 0;
  const nextPath = (): string => {
    folder ??= mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
    count += 1;
    return join(folder, String(count));
  };

  return {
    async formOf(incoming, over) {
      const entries: Promise<[string, string | File]>[] = [];
      const begun: { path: string; handle: Promise<FileHandle> }[] = [];

      const toDisk = (head: PartHead): PartSink => {
        const path = nextPath();
        const handle = open(path, 'wx');
        begun.push({ path, handle });
        return {
          write: async (bytes) => (await handle).writeFile(bytes),
          async end() {
            await (await handle).close();
            entries.push(openAsBlob(path).then((blob) => [head.name, new SpooledFile(blob, path, head)]));
          },
        };
      };
      const toMemory = ({ name }: PartHead): PartSink => {
        const pieces: Uint8Array[] = [];
        return {
          write: async (bytes) => void pieces.push(Buffer.from(bytes)),
          end: async () => void entries.push(Promise.resolve([name, Buffer.concat(pieces).toString('utf8')])),
        };
      };

      over.addEventListener('abort', () => begun.forEach(({ path }) => rmSync(path, { force: true })));
      const boundary = boundaryOf(incoming.headers['content-type'] ?? '');
      try {
        await readMultipart(incoming, boundary, (head) =>
          head.fileName === undefined ? toMemory(head) : toDisk(head),
        );
      } finally {
        // Finished ones are already closed, and closing again is harmless.
        for (const { handle } of begun) await handle.then((one) => one.close()).catch(() => {});
      }
      const form = new FormData();
      for (const [name, value] of await Promise.all(entries)) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value);
      }
      return form;
    },
    close() {
      if (folder) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}
