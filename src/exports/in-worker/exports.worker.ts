/** The worker of one export: it receives one order, answers with one file, and the page terminates it. */
import type { ExportOrder } from '../order';
import { makeFile } from './make-file';
import type { Message } from './messages';

const say = (message: Message, transferred: Transferable[] = []) =>
  postMessage(message, { transfer: transferred });

addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  makeFile(data, (progress) => say({ progress })).then(
    // Transferred instead of copied: a file is megabytes, and this thread is about to end.
    (file) => say({ file }, [file.bytes.buffer]),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
say({ ready: true });
