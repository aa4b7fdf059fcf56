import { hasStatus, isNotOffered } from '@/api/api-error';
import type { DocumentRecognition, Reading } from '@/api/generated/model';

/** The content of a chosen file, as far as it is known before the upload. */
export type Preview =
  /** `reading`: the progress of a scan. */
  | { phase: 'recognising'; reading?: Reading }
  | { phase: 'recognised'; recognition: DocumentRecognition }
  | { phase: 'failed' }
  | { phase: 'cancelled' }
  | { phase: 'too large' };

/** By `fileId`. A file without one has no preview: where the server offers none, none has. */
export type Previews = ReadonlyMap<string, Preview>;

/** A preview is worth a moment's wait. A larger file would be sent over the network twice for it. */
const maxPreviewBytes = 10 * 1024 * 1024;
const atOnce = 2;

/** Quick files come first: pictures take seconds to recognise, and a large file may be a scan. */
const weight = ({ name, size }: File): number =>
  /\.(?:png|jpe?g)$/i.test(name) ? 2 : size > 1024 * 1024 ? 1 : 0;

/** A file that was changed since it was chosen is another one, although its name stays. */
export const fileId = ({ name, size, lastModified }: File): string => `${name}:${size}:${lastModified}`;

interface RecognitionQueue {
  /** The files in the list now: new ones are asked about, and those that are gone no longer. */
  follow(files: readonly File[]): void;
  retry(file: File): void;
  /** Stops asking about a file, until it is requested again. */
  cancel(file: File): void;
  /** How far the scans are. The others do not wait for them. */
  hear(readings: readonly Reading[]): void;
  /** Recognises a file again, because its corrections have changed. */
  again(file: File): void;
}

interface Settings {
  ask(file: File, signal: AbortSignal): Promise<DocumentRecognition>;
  onChange(previews: Previews): void;
}

/**
 * Requests the content of each file once, two at a time, and stops when the server does not offer previews. Its
 * failures stay inside it, because nothing depends on a preview.
 */
export function createRecognitionQueue({ ask, onChange }: Settings): RecognitionQueue {
  const previews = new Map<string, Preview>();
  const running = new Map<string, AbortController>();
  let waiting: File[] = [];
  let offered = true;

  function end() {
    for (const controller of running.values()) controller.abort();
    running.clear();
    waiting = [];
  }

  function settle(id: string, preview: Preview) {
    running.delete(id);
    previews.set(id, preview);
    proceed();
  }

  function fail(id: string, thrown: unknown) {
    if (!isNotOffered(thrown)) return settle(id, { phase: hasStatus(thrown, 413) ? 'too large' : 'failed' });
    offered = false;
    end();
    previews.clear();
    onChange(new Map());
  }

  function begin(file: File) {
    const id = fileId(file);
    const controller = new AbortController();
    running.set(id, controller);
    // A cancelled request may still answer, and so may one from before the file was chosen again.
    const unlessGone = (work: () => void) => running.get(id) === controller && work();
    ask(file, controller.signal).then(
      (recognition) => unlessGone(() => settle(id, { phase: 'recognised', recognition })),
      (thrown: unknown) => unlessGone(() => fail(id, thrown)),
    );
  }

  function scansUnderWay(): number {
    return [...running.keys()].filter((id) => {
      const preview = previews.get(id);
      return preview?.phase === 'recognising' && preview.reading !== undefined;
    }).length;
  }

  function proceed() {
    waiting = waiting.toSorted((a, b) => weight(a) - weight(b));
    const room = Math.max(0, atOnce - (running.size - scansUnderWay()));
    for (const file of waiting.splice(0, room)) begin(file);
    onChange(new Map(previews));
  }

  function enqueue(file: File) {
    previews.set(fileId(file), { phase: 'recognising' });
    waiting.push(file);
  }

  function drop(id: string, { phase }: Preview) {
    running.get(id)?.abort();
    running.delete(id);
    waiting = waiting.filter((file) => fileId(file) !== id);
    // An answer is kept for the case that the file is chosen again.
    if (phase !== 'recognised') previews.delete(id);
  }

  return {
    follow(files) {
      const wanted = new Map(files.map((file) => [fileId(file), file]));
      for (const [id, preview] of previews) if (!wanted.has(id)) drop(id, preview);
      for (const [id, file] of offered ? wanted : []) {
        if (previews.has(id)) continue;
        if (file.size > maxPreviewBytes) previews.set(id, { phase: 'too large' });
        else enqueue(file);
      }
      proceed();
    },
    again(file) {
      const preview = previews.get(fileId(file));
      if (preview?.phase !== 'recognised') return;
      // The answer that is known stays until the next one has come.
      drop(fileId(file), preview);
      waiting.push(file);
      proceed();
    },
    cancel(file) {
      const preview = previews.get(fileId(file));
      if (preview?.phase !== 'recognising') return;
      drop(fileId(file), preview);
      previews.set(fileId(file), { phase: 'cancelled' });
      proceed();
    },
    hear(readings) {
      for (const id of running.keys()) {
        const reading = readings.find(({ document }) => id.startsWith(`${document}:`));
        const preview = previews.get(id);
        if (preview?.phase === 'recognising' && reading) previews.set(id, { phase: 'recognising', reading });
      }
      proceed();
    },
    retry(file) {
      if (!['failed', 'cancelled'].includes(previews.get(fileId(file))?.phase ?? '')) return;
      enqueue(file);
      proceed();
    },
  };
}
