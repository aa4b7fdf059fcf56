/** The product's constant. */
const toastMs = 4_000;

type Toasts = (typeof import('@mantine/notifications'))['notifications'];

let last: { readonly id: string; readonly message: string } | null = null;

/**
 * The same words stand once. Said again they are shown anew, for their whole time; with one id for all of them the first
 * would stay instead, and go when its own time is over.
 */
function showAnew(toasts: Toasts, color: 'red' | 'green', message: string): void {
  if (last?.message === message) toasts.hide(last.id);
  const id = toasts.show({
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
 * A note in passing. Not announced: the save status in the header is, and twice would be once too often. Nothing is lost
 * when the toasts' code cannot be loaded, for instance because the connection is what failed.
 */
function show(color: 'red' | 'green', message: string): void {
  import('@mantine/notifications').then(
    ({ notifications }) => showAnew(notifications, color, message),
    () => undefined,
  );
}

export const toastSaved = () => show('green', 'Montage saved successfully!');
export const toastSaveFailed = (message: string) => show('red', message);
