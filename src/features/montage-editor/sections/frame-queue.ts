/** Spreads what a scroll leaves to draw over the frames after it. */
export interface FrameQueue {
  /** Rows were drawn for this frame: the queue waits. */
  drew(): void;
  /** Runs `work` in the next frame, before all that is queued: the rest of the rows. Returns what cancels it. */
  next(work: () => void): () => void;
  /** Runs `work` once the scroll rests, in a frame of its own. Returns what cancels it. */
  add(work: () => void): () => void;
}

/**
 * So many frames without new rows are a rest. Within a fast scroll there are one or two: what is drawn in them leaves the
 * view again at once.
 */
const framesOfRest = 3;

/**
 * One piece of work a frame, and none in a frame that draws rows: one frame would take the time of several otherwise.
 * Work for a section that leaves the view is cancelled before it begins.
 */
export function createFrameQueue(
  requestFrame: (then: () => void) => void = (then) => requestAnimationFrame(then),
): FrameQueue {
  const queue: (() => void)[] = [];
  let rows: (() => void) | null = null;
  let rested = framesOfRest;
  let isWaiting = false;
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestFrame(run);
  };
  const run = () => {
    isWaiting = false;
    const isFree = rested > 0;
    rested += 1;
    if (isFree && rows) {
      const work = rows;
      rows = null;
      work();
    } else if (rested > framesOfRest) {
      queue.shift()?.();
    }
    if (rows || queue.length > 0) wait();
  };
  return {
    drew() {
      rested = 0;
      wait();
    },
    next(work) {
      rows = work;
      wait();
      return () => {
        if (rows === work) rows = null;
      };
    },
    add(work) {
      queue.push(work);
      wait();
      return () => {
        const place = queue.indexOf(work);
        if (place >= 0) queue.splice(place, 1);
      };
    },
  };
}
