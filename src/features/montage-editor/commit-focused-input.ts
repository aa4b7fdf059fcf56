/**
 * Commits the focused input by blurring it, as leaving it does. Without this, a page that closes loses its text: it is
 * neither in the montage nor in the draft.
 */
export function commitFocusedInput(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.blur();
}
