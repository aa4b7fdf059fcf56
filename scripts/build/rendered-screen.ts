export interface RenderedScreen {
  /** Its content, as the application shows it. */
  markup: string;
  title: string;
}

/** @throws Error if the screen has no title, as one that failed to load. */
export function screenIn(html: string, path: string): RenderedScreen {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
  if (title === undefined || !html.includes('<main')) throw new Error(`${path} was not rendered.`);
  // What belongs to the head is there already, and the comments mark boundaries for a React that takes over this very markup.
  const markup = html
    .replaceAll(/<title>.*?<\/title>|<!--.*?-->|<(?:link|meta)\b[^>]*>/g, '')
    .replaceAll(/<(style|script|template)\b[^>]*>.*?<\/\1>/gs, '');
  return { markup, title };
}
