/**
 * Watches, in the page, what a user with a keyboard alone sees: whether each control that has the focus looks otherwise
 * than without it, whether an action leaves the focus nowhere, and whether a pointer was used after all. Complaints go to
 * `report`. Runs at the start of each page, so it may use nothing outside of itself.
 *
 * It looks when a key goes down: by then what the last key set off has been drawn.
 */
export function watchFocus(): void {
  const report = (words: string) =>
    void (globalThis as unknown as { reportFocus(words: string): Promise<void> }).reportFocus(words);
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`;

  const looksOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    const shown = pseudo === undefined || style.content !== 'none';
    if (!shown) return '';
    const outline =
      style.outlineStyle === 'none'
        ? 'none'
        : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
    const border = style.borderStyle === 'none' ? 'none' : `${style.borderWidth} ${style.borderColor}`;
    return [outline, border, style.boxShadow].join(', ');
  };
  /** The styles of the element and of whatever shows its focus: a field's frame, a hidden input's label, a table's active cell. */
  const looks = (element: Element): string => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const pointed = element.getAttribute('aria-activedescendant');
    const all = [...around, pointed === null ? null : document.getElementById(pointed)];
    return all
      .filter((one) => one instanceof Element)
      .map((one) => [looksOf(one), looksOf(one, '::before'), looksOf(one, '::after')].join('; '))
      .join(' / ');
  };

  const operable =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=menuitem]';
  let before: { element: Element; looks: string } | null = null;
  let lastKey: string | null = null;

  const check = () => {
    const now = document.activeElement;
    const left = before && !before.element.contains(now) && before.element.checkVisibility();
    if (before && left) {
      const { element } = before;
      if (element.matches(operable) && !element.matches(':disabled') && looks(element) === before.looks)
        report(`looks the same with the focus as without: ${name(element)}`);
    }
    if (!now || now === document.body) {
      // Tab goes from the last control to the browser's own, and from there to the first.
      if (lastKey !== null && lastKey !== 'Tab')
        report(`nothing has the focus after ${lastKey}${before ? ` on ${name(before.element)}` : ''}`);
      before = null;
    } else {
      before = { element: now, looks: looks(now) };
      if (!now.checkVisibility()) report(`has the focus and cannot be seen: ${name(now)}`);
    }
  };
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      check();
      lastKey = event.key;
    },
    { capture: true },
  );
  for (const type of ['pointerdown', 'mousedown', 'mousemove', 'wheel', 'touchstart'] as const) {
    addEventListener(
      type,
      (event) => event.isTrusted && report(`a pointer was used: ${type} on ${name(event.target as Element)}`),
      { capture: true, passive: true },
    );
  }
}
