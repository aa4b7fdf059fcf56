import { openChannel } from './channel';

/**
 * Notifies tabs that only read that the server has a newer version. The message has no content, so no message can put
 * anything on the screen: a tab that receives it asks the server.
 */
const nameOf = (montageId: string) => `montage-saved:${montageId}`;
const message = 'saved';

/** Call when the server has answered a save. */
export function announceSave(montageId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = openChannel(nameOf(montageId));
  channel.post(message);
  channel.close();
}

/** Calls `onSaved` when another tab has saved the montage. Returns the unsubscribe function. */
export function onAnnouncedSave(montageId: string, onSaved: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = openChannel(nameOf(montageId));
  channel.onMessage((received) => {
    if (received === message) onSaved();
  });
  return channel.close;
}
