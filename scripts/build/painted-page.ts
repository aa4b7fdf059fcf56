import type { beforePaint } from './before-paint.ts';
import type { RenderedScreen } from './rendered-screen.ts';

export interface PaintedScreen extends RenderedScreen {
  /** Rules in addition to those of the application. */
  styles?: string;
  /** What runs before the first frame. */
  script: keyof typeof beforePaint;
  /**
   * How the code is fetched. A `script` is not compiled before the first frame, as a `module` is; but then it is compiled on the
   * main thread.
   */
  codeAs: 'script' | 'module';
}

/**
 * The first page of the build with a screen in it. Its styles are in the page itself, so that the first frame waits for no
 * other file.
 */
export function pageWith(
  first: string,
  { markup, title, styles = '', script, codeAs }: PaintedScreen,
  files: readonly string[],
  read: (file: string) => string,
): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(first);
  const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(first);
  if (!entry || !sheet?.[1]) throw new Error('index.html has no entry or no styles.');
  const sheets = files.filter((file) => file.endsWith('.css'));
  const rules = [sheet[1], ...sheets].map(read).join('') + styles;
  const codeLink = codeAs === 'module' ? '<link rel="modulepreload"' : '<link rel="preload" as="script"';
  const preload = (file: string) => `${codeLink} crossorigin href="/${file}">`;
  // Where the application looks for the styles of its parts before it loads them, and nothing waits for them.
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
  return (
    first
      .replace(/<script src="\/route-preload\.js"[^>]*><\/script>/, '')
      .replace(sheet[0], '')
      .replace(entry[0], preload(entry[1]!.slice(1)))
      .replaceAll('<link rel="modulepreload"', codeLink)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title><style>${rules}</style>`)
      .replace(
        '</head>',
        `${files
          .filter((file) => file.endsWith('.js'))
          .map(preload)
          .join('')}</head>`,
      )
      // Before the other files, because the first frame waits for it; it measures the viewport.
      .replace(/<meta name="viewport"[^>]*>/, `$&<script src="/${script}" data-entry="${entry[1]}"></script>`)
      .replace(waitingIn(first), () => markup)
      .replace('</body>', `${links}</body>`)
  );
}

/** What the first page of the build shows until the application has loaded. */
export function waitingIn(first: string): string {
  const waiting = /<div id="root">\s*(<div.*?<\/div>)/s.exec(first)?.[1];
  if (waiting === undefined) throw new Error('index.html has no place for a screen.');
  return waiting;
}
