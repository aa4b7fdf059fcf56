/**
 * When the frame that is being made has been painted. A message posted in the frame's callback is handled after the
 * frame's layout and paint; two animation frames would add a wait for the display.
 */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** When the next frame has been painted (performance.now). */
export async function nextPaint(): Promise<number> {
  await nextFrame();
  return painted();
}

const patienceMs = 60_000;

/**
 * When the first frame with the expected content has been painted. Looks just before each frame is drawn, because a table
 * may draw at any time, and what counts is what a user sees. A look that waited for the paint of the last one would miss
 * frames: the browser prefers a frame to the message after the one before.
 *
 * @throws Error after a minute: then the bench itself is wrong.
 */
export async function paintedOnce(shown: () => boolean, what: string): Promise<number> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    await nextFrame();
    if (shown()) return painted();
    if (performance.now() > deadline) throw new Error(`${what} was not painted within a minute.`);
  }
}
