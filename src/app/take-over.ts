import { flushSync } from 'react-dom';
import { forgetPaintedScreen } from '@/ui/painted-screen';

/**
 * Renders the application in place of a screen that the page came with (`scripts/build/public-screens.ts`). The two look the
 * same. What the visitor has typed, where the cursor is, and a form that was sent already go over to the new screen.
 *
 * @param render draws the same screen; everything that it needs has loaded.
 */
export function takeOver(container: HTMLElement, render: () => void): void {
  const focused = document.activeElement;
  const before = [...container.querySelectorAll<HTMLInputElement>('form input')].map((input) => ({
    name: input.name,
    value: input.value,
    selection: input === focused ? selectionOf(input) : null,
  }));
  const isSent = container.querySelector('form[data-sent]') !== null;
  // In one task, so that nothing is typed between the two screens.
  flushSync(render);
  forgetPaintedScreen();
  for (const { name, value, selection } of before) {
    const input = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!input) continue;
    if (value !== '') type(input, value);
    if (!selection) continue;
    input.focus({ preventScroll: true });
    // Fields for email addresses have no selection that a script could set.
    if (selection.start !== null) input.setSelectionRange(selection.start, selection.end);
  }
  if (isSent) container.querySelector('form')?.requestSubmit();
}

const selectionOf = ({ selectionStart: start, selectionEnd: end }: HTMLInputElement) => ({ start, end });

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As a keyboard does: React reads the value of a field when it hears of the input, and knows none that was set on the field. */
function type(input: HTMLInputElement, value: string): void {
  setValue?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
