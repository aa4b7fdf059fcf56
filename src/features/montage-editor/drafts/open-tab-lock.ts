import { channelLock } from './channel-lock';
import { noLock, type TabLock } from './tab-lock';
import { webLock } from './web-lock';

/**
 * Resolves once it is known whether this tab may write. There are no Web Locks outside a secure context, such as plain http
 * within a company.
 */
export function openTabLock(montageId: string): Promise<TabLock> {
  const name = `montage:${montageId}`;
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return webLock(name, locks);
  return typeof BroadcastChannel === 'undefined' ? Promise.resolve(noLock()) : channelLock(name);
}
