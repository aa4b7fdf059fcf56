/**
 * Checks what axe does not: runs in the page, so it may use nothing outside of itself.
 *
 * - Nothing makes the page scroll sideways, and nothing is lost beyond the window's edge (WCAG 1.4.10).
 * - No text is cut off that is not available elsewhere (1.4.4): an ellipsis is allowed if the full text is in a title.
 * - What can be pressed measures 24 px both ways, without the exception for room around it (2.5.8); a link within a sentence
 *   is as high as its line.
 * - On a phone what is pressed is 44 px high, for a finger; a link and the mark in a cell's gutter as above.
 */
export function layoutProblems(): string[] {
  const problems: string[] = [];
  const least = 24;
  const isForFinger = (element: Element) =>
    innerWidth < 768 &&
    element.matches('button:not([data-source-mark]), input:not([type=file]), select, textarea, summary');

  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 50)}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** For those who hear the page: one pixel, or clipped away. */
  const isForReaders = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(element).clipPath.startsWith('inset(50%');
  };
  const isBehindReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) if (isForReaders(at)) return true;
    return false;
  };
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  const scrollsSideways = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    problems.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) || element.matches('script, style, option, noscript') || !isShown(element))
      continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || isBehindReaders(element)) continue;
    if (box.right > root.clientWidth + 1 && !scrollsSideways(element))
      problems.push(
        `beyond the window's edge by ${Math.round(box.right - root.clientWidth)} px: ${name(element)}`,
      );
    const { overflowX, overflowY } = getComputedStyle(element);
    const isNamed = element.closest('[title], [aria-label]') !== null;
    const cut = (overflow: string, whole: number, seen: number) =>
      (overflow === 'hidden' || overflow === 'clip') && whole > seen + 2;
    if (!isNamed && cut(overflowX, element.scrollWidth, element.clientWidth))
      problems.push(`cut off, and its whole is nowhere: ${name(element)}`);
    if (!isNamed && cut(overflowY, element.scrollHeight, element.clientHeight))
      problems.push(`cut off below, and its whole is nowhere: ${name(element)}`);
  }

  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=tab]';
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!isShown(element) || element.matches(':disabled')) continue;
    // A checkbox is as large as it and its label are together.
    const parts = [element, ...('labels' in element ? ((element as HTMLInputElement).labels ?? []) : [])]
      .filter((part) => !isForReaders(part))
      .map((part) => part.getBoundingClientRect());
    if (parts.length === 0) continue;
    const width = Math.max(...parts.map((part) => part.right)) - Math.min(...parts.map((part) => part.left));
    const height = Math.max(...parts.map((part) => part.bottom)) - Math.min(...parts.map((part) => part.top));
    const withinSentence =
      getComputedStyle(element).display === 'inline' &&
      element.parentElement !== null &&
      hasOwnText(element.parentElement);
    const leastHeight = isForFinger(element) ? 44 : least;
    if ((width < least - 0.5 || height < leastHeight - 0.5) && !withinSentence)
      problems.push(`${Math.round(width)} by ${Math.round(height)} px to press: ${name(element)}`);
  }
  return [...new Set(problems)];
}
