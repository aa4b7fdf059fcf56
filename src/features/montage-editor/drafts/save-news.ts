import { openChannel } from './channel';

/**
 * Word from the tab that edits a montage to those that only read it: the server has a newer one. The message carries nothing
 * else, so that no message can put anything on the screen: a tab that hears it asks the server.
 */
const nameOf = (montageId: string) => `montage-saved:${montageId}`;
const word = 'saved';

/** To be called when the server has answered a save. */
export function tellSaved(montageId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = openChannel(nameOf(montageId));
  channel.say(word);
  channel.close();
}

/** Calls `onSaved` when another tab has saved the montage; returns what ends that. */
export function hearSaved(montageId: string, onSaved: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = openChannel(nameOf(montageId));
  channel.hear((message) => {
    if (message === word) onSaved();
  });
  return channel.close;
}
