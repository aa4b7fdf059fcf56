/**
 * Waits for the next frame to be painted. A message posted in the frame's callback is handled after the frame's layout
 * and paint; two animation frames would add a wait for the display.
 *
 * @param look called just before the frame is drawn: what comes later is in the next one.
 * @returns what `look` saw, and when the frame was painted (performance.now).
 */
export const nextPaint = <Seen>(look: () => Seen): Promise<{ seen: Seen; at: number }> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const seen = look();
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve({ seen, at: performance.now() }), {
        once: true,
      });
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
    const { seen, at } = await nextPaint(shown);
    if (seen) return at;
    if (at > deadline) throw new Error(`${what} was not painted within a minute.`);
  }
}
