const toastMs = 5_000;

/**
 * A red note in passing. The lasting message on the page is the one that is announced; twice would be once too often, and
 * nothing is lost when the toasts' code cannot be loaded, for instance because the connection is what failed.
 */
export function showErrorToast(title: string, message: string): void {
  import('@mantine/notifications').then(
    ({ notifications }) =>
      notifications.show({
        color: 'red',
        title,
        message,
        autoClose: toastMs,
        role: 'status',
        'aria-live': 'off',
        closeButtonProps: { 'aria-label': 'Close' },
      }),
    () => undefined,
  );
}
