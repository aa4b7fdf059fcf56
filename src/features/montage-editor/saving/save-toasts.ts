/** The product's constant. */
const toastMs = 4_000;

/**
 * A note in passing. Not announced: the save status in the header is, and twice would be once too often. Nothing is lost
 * when the toasts' code cannot be loaded, for instance because the connection is what failed.
 */
function show(color: 'red' | 'green', message: string): void {
  import('@mantine/notifications').then(
    ({ notifications }) =>
      notifications.show({
        color,
        message,
        autoClose: toastMs,
        role: 'status',
        'aria-live': 'off',
        closeButtonProps: { 'aria-label': 'Close' },
      }),
    () => undefined,
  );
}

export const toastSaved = () => show('green', 'Montage saved successfully!');
export const toastSaveFailed = (message: string) => show('red', message);
