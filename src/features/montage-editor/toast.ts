/** From the specification. */
const toastMs = 4_000;

let last: { readonly id: string; readonly message: string } | null = null;

type Colour = 'red' | 'green' | 'orange';

async function show(color: Colour, message: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  if (last?.message === message) notifications.hide(last.id);
  const id = notifications.show({
    color,
    message,
    autoClose: toastMs,
    role: 'status',
    'aria-live': 'off',
    closeButtonProps: { 'aria-label': 'Close' },
  });
  last = { id, message };
}

/**
 * A short message. Not announced, because a live region announces it. Nothing is lost if the code of the toasts fails
 * to load, for instance without a connection.
 *
 * The same message shows once; a repeated one restarts with its full time. With one id for all, the first would stay
 * and close on its own schedule.
 */
export function toast(color: Colour, message: string): void {
  show(color, message).catch(() => undefined);
}
