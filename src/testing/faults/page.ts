import { userEvent, waitFor } from 'storybook/test';

/** As long as any story waits. Not one of the pauses before a repeat, which a walk may pass over. */
export const patience = { timeout: 59_777 };

const visible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

const found = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(visible);

/**
 * Elements by role. Read from the elements and not from the accessibility tree, which takes a second to compute on a page with
 * tables; the stories of the screens show that the roles are right.
 */
export const withRole = (root: ParentNode, role: 'alert' | 'status'): HTMLElement[] =>
  found(root, `[role="${role}"]`);

export const headed = (root: ParentNode, title: string): HTMLElement[] =>
  found(root, 'h1, h2').filter(({ textContent }) => textContent?.trim() === title);

/** The page's title. Storybook has hidden headings on the same page. */
export const titleOf = (root: ParentNode): string =>
  found(root, 'h1')
    .map(({ textContent }) => textContent)
    .join(' ');

export const openDialogs = (root: ParentNode): HTMLElement[] => found(root, 'dialog[open], [role="dialog"]');

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent?.trim();

/** The buttons and links that are called so. */
export const called = (root: ParentNode, name: string): HTMLElement[] =>
  found(root, 'button, a[href]').filter((element) => nameOf(element) === name);

const isOff = (element: HTMLElement) => element.matches(':disabled, [data-disabled], [data-loading]');

/** Presses the one button that is called so, as soon as it can be. */
export async function press(root: ParentNode, name: string): Promise<void> {
  const button = await waitFor(() => {
    const [only, ...others] = called(root, name);
    if (!only || others.length > 0) throw new Error(`There are ${others.length + (only ? 1 : 0)} "${name}"`);
    if (isOff(only)) throw new Error(`"${name}" cannot be pressed`);
    return only;
  }, patience);
  await userEvent.click(button);
}

/** Until there is, or is no more, what a screen shows. */
export const until = (what: string, holds: () => boolean): Promise<void> =>
  waitFor(() => {
    if (!holds()) throw new Error(`still not: ${what}`);
  }, patience);

export const untilText = (root: HTMLElement, text: string): Promise<void> =>
  until(`"${text}"`, () => root.textContent?.includes(text) ?? false);

/** The field of a form, by its label. */
export function fieldOf<Field extends HTMLInputElement | HTMLSelectElement>(
  root: ParentNode,
  label: string,
): Field {
  const named = [...root.querySelectorAll<HTMLLabelElement>('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  const field = named?.control;
  if (!field) throw new Error(`There is no field "${label}"`);
  return field as Field;
}

/** Pasted and not typed: what is typed letter by letter is for the stories of the forms. */
export async function fill(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.clear(field);
  field.focus();
  await userEvent.paste(text);
}
