const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number', 'date', 'time']);

/** Whether keys on the element are text: undo then belongs to the input, and `?` is a question mark. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return textTypes.has(target.type) && !target.readOnly;
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLSelectElement);
}
