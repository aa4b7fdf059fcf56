import { describe, expect, it, vi } from 'vitest';
import { streamMessages } from '@/api/stream-messages';
import { createQueryClient } from '@/app/query-client';
import { showErrorToast } from '@/features/montage-create/error-toast';
import { toastSaved, toastSaveFailed } from '@/features/montage-editor/saving/save-toasts';

const toast = vi.hoisted(() => vi.fn<(options: unknown) => void>());
// The same words said again hide the toast before, and another file of the process may have said them.
vi.mock('@mantine/notifications', () => ({ notifications: { show: toast, hide: vi.fn<() => void>() } }));

describe('a query', () => {
  it('that fails is not tried again', async () => {
    vi.useFakeTimers();
    try {
      const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
      const failed = createQueryClient().fetchQuery({ queryKey: ['any'], queryFn });
      await expect(failed).rejects.toThrow('no');
      // The library's own habit is three more tries within seven seconds.
      await vi.advanceTimersByTimeAsync(60_000);
      expect(queryFn).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('the sentences of the stream are the specified ones', () => {
  expect(streamMessages).toEqual({
    start: 'Failed to start generation. Please try again.',
    connection: 'Connection error. Please try again.',
    failed: 'Connection failed. Please try again.',
    generation: 'Generation failed. Please try again.',
  });
});

describe('a toast', () => {
  const shown = async (show: () => void) => {
    toast.mockReset();
    show();
    // Its code is loaded when it is shown, also where nothing but this is left of it.
    await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    return toast.mock.lastCall![0];
  };

  it('for a stopped generation is red and lasts 5 s', async () => {
    expect(await shown(() => showErrorToast('The generation stopped', 'Why'))).toMatchObject({
      color: 'red',
      message: 'Why',
      autoClose: 5_000,
    });
  });

  it('for a save is green and for a failed save red, and each lasts 4 s', async () => {
    expect(await shown(toastSaved)).toMatchObject({
      color: 'green',
      message: 'Montage saved successfully!',
      autoClose: 4_000,
    });
    expect(await shown(() => toastSaveFailed('Why'))).toMatchObject({
      color: 'red',
      message: 'Why',
      autoClose: 4_000,
    });
  });
});
