/** The product's constant. */
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
 * A note in passing. Not announced: what it tells is announced where it happens, and twice would be once too often. Nothing is lost
 * when the toasts' code cannot be loaded, for instance because the connection is what failed.
 *
 * The same words stand once. Said again they are shown anew, for their whole time; with one id for all of them the first
 * would stay instead, and go when its own time is over.
 */
export function toast(color: Colour, message: string): void {
  show(color, message).catch(() => undefined);
}
