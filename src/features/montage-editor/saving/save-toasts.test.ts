import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { toastSaved, toastSaveFailed } from './save-toasts';

afterEach(() => notifications.clean());

const shown = () => notificationsStore.getState().notifications;
const words = () => shown().map(({ message }) => message);
const saved = 'Montage saved successfully!';

it('show the same message once, and restart its time', async () => {
  toastSaved();
  await vi.waitFor(() => expect(words()).toEqual([saved]));
  const first = shown()[0]!.id;
  toastSaved();
  await vi.waitFor(() => expect(shown()[0]!.id).not.toBe(first));
  expect(words()).toEqual([saved]);
});

it('show different messages separately', async () => {
  toastSaveFailed('Another user is saving.');
  toastSaved();
  await vi.waitFor(() => expect(words()).toEqual(['Another user is saving.', saved]));
});
