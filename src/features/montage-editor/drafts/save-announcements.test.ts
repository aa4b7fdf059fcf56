import { expect, it, vi } from 'vitest';
import { onAnnouncedSave, announceSave } from './save-announcements';

it('reaches all tabs that show the montage, until they unsubscribe', async () => {
  const heard: string[] = [];
  const ends = ['a', 'b'].map((tab) => onAnnouncedSave('m1', () => heard.push(tab)));
  const endOther = onAnnouncedSave('m2', () => heard.push('another montage'));
  announceSave('m1');
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a', 'b']));
  ends[0]!();
  announceSave('m1');
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a', 'b', 'b']));
  ends[1]!();
  endOther();
});

it('ignores any other message', async () => {
  let heard = 0;
  const end = onAnnouncedSave('m1', () => (heard += 1));
  const channel = new BroadcastChannel('montage-saved:m1');
  // A channel reaches only its own origin and takes no target.
  for (const data of [null, 7, {}, { type: 'saved' }, { id: 'm1', sections_list: [] }, 'saved ', 'saved'])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(data);
  await vi.waitFor(() => expect(heard).toBe(1));
  channel.close();
  end();
});
