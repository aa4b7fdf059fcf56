import type { FormErrors } from '@mantine/form';

/** For a form that was submitted incomplete: the first field that misses something takes the focus. */
export function focusFirstError(errors: FormErrors): void {
  const [first] = Object.keys(errors);
  if (first) document.querySelector<HTMLElement>(`dialog [data-path="${CSS.escape(first)}"]`)?.focus();
}
