import { openChannel } from './channel';
import { channelLock } from './channel-lock';
import { withHandOver } from './hand-over';
import { noLock, type TabLock } from './tab-lock';
import { webLock } from './web-lock';

/**
 * Resolves once it is known whether this tab may write. Outside a secure context, such as plain http in a company
 * network, there are no Web Locks.
 */
export async function openTabLock(montageId: string): Promise<TabLock> {
  if (typeof BroadcastChannel === 'undefined') return noLock();
  const name = `montage:${montageId}`;
  const locks: LockManager | undefined = navigator.locks;
  const lock = await (locks ? webLock(name, locks) : channelLock(openChannel(name)));
  return withHandOver(lock, openChannel(`montage-hand-over:${montageId}`));
}
