/**
 * Word from the tab that edits a montage to those that only read it: the server has a newer one. Nothing else is said and nothing
 * that comes along is looked at, so that no message can put anything on the screen: whoever hears it asks the server.
 */
const nameOf = (montageId: string) => `montage-saved:${montageId}`;
const word = 'saved';

/** To be called when the server has answered a save. */
export function tellSaved(montageId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(nameOf(montageId));
  // The rule is about windows: a channel has no target, and reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(word);
  channel.close();
}

/** Calls `onSaved` when another tab has saved the montage; returns what ends that. */
export function hearSaved(montageId: string, onSaved: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(nameOf(montageId));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === word) onSaved();
  });
  return () => channel.close();
}
