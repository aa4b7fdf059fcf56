import type { FormErrors } from '@mantine/form';

/** Moves the focus to the first missing field of an incomplete form. */
export function focusFirstError(errors: FormErrors): void {
  const [first] = Object.keys(errors);
  if (first) document.querySelector<HTMLElement>(`dialog [data-path="${CSS.escape(first)}"]`)?.focus();
}
