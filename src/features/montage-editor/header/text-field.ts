const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number', 'date', 'time']);

/** Whether keys that are pressed on it are text: then undo is the field's own, and a `?` is a question mark. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return textTypes.has(target.type) && !target.readOnly;
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && (target.isContentEditable || target instanceof HTMLSelectElement);
}
