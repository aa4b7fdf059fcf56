/** The worker of one export: it gets one order, answers with one file, and is ended by the page. */
import type { ExportOrder } from '../order';
import { makeFile } from './make-file';
import type { Message } from './messages';

const say = (message: Message, transferred: Transferable[] = []) =>
  postMessage(message, { transfer: transferred });

addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  makeFile(data, (progress) => say({ progress })).then(
    // Handed over and not copied: a file is megabytes, and this thread is about to end.
    (file) => say({ file }, [file.bytes.buffer]),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
say({ ready: true });
