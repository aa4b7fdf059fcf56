/**
 * When the next frame has been painted (performance.now). A message that is posted in the frame's callback is handled after
 * the frame's layout and paint; two animation frames would add a wait that belongs to the display and not to the page.
 */
const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });

const patienceMs = 60_000;

/**
 * When the first frame that shows it has been painted. Asked again after each frame, because a table is free to draw when it
 * likes, and what counts is what a user sees.
 *
 * @throws Error after a minute: a figure that never comes is a mistake of the bench.
 */
export async function paintedOnce(shown: () => boolean, what: string): Promise<number> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const at = await nextPaint();
    if (shown()) return at;
    if (at > deadline) throw new Error(`${what} was not painted within a minute.`);
  }
}
