const toastMs = 5_000;

/**
 * A red toast. The lasting message on the page is the one that is announced, because announcing both would repeat it.
 * Nothing is lost if the toasts' code cannot be loaded, for instance without a connection.
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
