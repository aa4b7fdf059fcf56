/**
 * Has the field that is being typed in taken, as leaving it by hand does. A page that goes takes its fields down without a word:
 * what stood in one would be neither in the montage nor in its draft.
 */
export function takeOpenField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.blur();
}
