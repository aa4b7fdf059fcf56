import { mkdirSync, mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageFailure } from '@/backend/ports';
import { maxFileBytes, maxFiles } from '@/backend/requests';
import { bodyTooLarge } from './http-refusal';
import { boundaryOf, readMultipart, type PartHead, type PartSink } from './multipart';

/** All texts of a form together: the corrections of twenty documents have some hundred kilobytes. */
const maxTextBytes = 4 * 1024 * 1024;
/** A form has a file and its corrections for each document; more parts than this are no such form. */
const maxParts = 4 * maxFiles;
/** The largest form: its files, its texts, and what is between them. */
export const maxFormBytes = maxFiles * maxFileBytes + 2 * maxTextBytes;

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
  /**
   * The form of a multipart body, its files on the disk; they are removed when `over` is aborted.
   *
   * @throws TypeError for a malformed body; {HttpRefusal} 413 as soon as a limit is passed; {StorageFailure} for a full
   * disk; and what the source throws.
   */
  formOf(source: AsyncIterable<Uint8Array>, contentType: string, over: AbortSignal): Promise<FormData>;
  close(): void;
}

const prefix = 'montage-uploads-';
/** The folders of this process; another one with its id, which then has ended, may have left some. */
const own = new Set<string>();
const dayMs = 86_400_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Of this machine: another machine that shares the folder has other processes, and its folders end by their age. */
function isAbandoned(folder: string, name: string): boolean {
  const path = join(folder, name);
  if (own.has(path)) return false;
  const ours = `${prefix}${hostname()}-`;
  const pid = name.startsWith(ours) ? Number.parseInt(name.slice(ours.length), 10) : Number.NaN;
  if (pid > 0) return pid === process.pid || !isRunning(pid);
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > dayMs;
}

/** A killed server could not remove its pending uploads, which may be a gigabyte. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && isAbandoned(folder, name))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const diskIsFull = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !diskIsFull.has(error.code)) return error;
  const sentence =
    'The disk of the server is full, so the documents were not stored. Tell your administrator.';
  return new StorageFailure(sentence, { cause: error });
}

/**
 * @param folder for pending uploads; it is made if there is none.
 * @param openFile creates a file that must not exist yet, and opens it to be written.
 */
export function openUploads(folder = tmpdir(), openFile = (path: string) => open(path, 'wx')): Uploads {
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder);
  let spool: string | undefined;
  let count = 0;
  const nextPath = (): string => {
    if (spool === undefined) {
      spool = mkdtempSync(join(folder, `${prefix}${hostname()}-${process.pid}-`));
      own.add(spool);
    }
    count += 1;
    return join(spool, String(count));
  };

  return {
    async formOf(source, contentType, over) {
      const entries: Promise<[string, string | File]>[] = [];
      const begun: { path: string; handle: Promise<FileHandle> }[] = [];
      let [parts, textBytes] = [0, 0];

      const toDisk = (head: PartHead): PartSink => {
        if (begun.length === maxFiles) {
          throw bodyTooLarge(
            `At most ${maxFiles} documents can be uploaded at once. Leave some out and try again.`,
          );
        }
        const path = nextPath();
        const handle = openFile(path);
        begun.push({ path, handle });
        let size = 0;
        return {
          async write(bytes) {
            size += bytes.byteLength;
            if (size > maxFileBytes) throw bodyTooLarge(`${head.fileName} is larger than 50 MB.`);
            await (await handle).writeFile(bytes);
          },
          async end() {
            await (await handle).close();
            entries.push(openAsBlob(path).then((blob) => [head.name, new SpooledFile(blob, path, head)]));
          },
        };
      };
      const toMemory = ({ name }: PartHead): PartSink => {
        const pieces: Uint8Array[] = [];
        return {
          async write(bytes) {
            textBytes += bytes.byteLength;
            if (textBytes > maxTextBytes) throw bodyTooLarge('The form has more than 4 MB of text.');
            pieces.push(Buffer.from(bytes));
          },
          end: async () => void entries.push(Promise.resolve([name, Buffer.concat(pieces).toString('utf8')])),
        };
      };
      const begin = (head: PartHead): PartSink => {
        parts += 1;
        if (parts > maxParts) throw bodyTooLarge(`The form has more than ${maxParts} parts.`);
        return head.fileName === undefined ? toMemory(head) : toDisk(head);
      };

      const remove = () => begun.forEach(({ path }) => rmSync(path, { force: true }));
      over.addEventListener('abort', remove);
      try {
        await readMultipart(source, boundaryOf(contentType), begin);
      } catch (error) {
        throw failureOf(error);
      } finally {
        // Finished ones are already closed, and closing again is harmless.
        for (const { handle } of begun) await handle.then((one) => one.close()).catch(() => {});
        // A file may have been opened after its request was over.
        if (over.aborted) remove();
      }
      const form = new FormData();
      for (const [name, value] of await Promise.all(entries)) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value);
      }
      return form;
    },
    close() {
      if (spool !== undefined) rmSync(spool, { recursive: true, force: true });
      spool = undefined;
    },
  };
}
