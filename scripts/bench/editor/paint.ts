/**
 * When the next frame has been painted (performance.now). A message posted in the frame's callback is handled after the
 * frame's layout and paint; two animation frames would add a wait for the display.
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
 * When the first frame with the expected content has been painted. Checked after each frame, because a table may draw
 * at any time, and what counts is what a user sees.
 *
 * @throws Error after a minute: then the bench itself is wrong.
 */
export async function paintedOnce(shown: () => boolean, what: string): Promise<number> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const at = await nextPaint();
    if (shown()) return at;
    if (at > deadline) throw new Error(`${what} was not painted within a minute.`);
  }
}
