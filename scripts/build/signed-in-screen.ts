import type { Layout } from './render-signed-in-screen.tsx';
import type { RenderedScreen } from './rendered-screen.ts';

/** Each layout by the name that the page's script knows it by (`before-paint.ts`). */
const layouts: Readonly<Record<string, Layout>> = {
  expanded: { isNarrow: false, isCollapsed: false, scheme: 'auto' },
  'collapsed-auto': { isNarrow: false, isCollapsed: true, scheme: 'auto' },
  'collapsed-light': { isNarrow: false, isCollapsed: true, scheme: 'light' },
  'collapsed-dark': { isNarrow: false, isCollapsed: true, scheme: 'dark' },
  narrow: { isNarrow: true, isCollapsed: false, scheme: 'auto' },
};

/** In place of the user's email address, which the page's script writes. */
const emailPlaceholder = '{{email}}';

type Render = (path: string, brand: string, email: string, layout: Layout) => Promise<RenderedScreen>;

/**
 * The layout of signed-in users with a screen's skeleton, once for each state of the browser; the page's script shows one of
 * them. Compressed, the others cost little: they repeat the first.
 */
export async function signedInScreen(path: string, brandName: string, render: Render, loading: string) {
  const rendered = await Promise.all(
    Object.entries(layouts).map(async ([name, layout]) => ({
      name,
      ...(await render(path, brandName, emailPlaceholder, layout)),
    })),
  );
  const shown = rendered.map(({ name }) => `[data-painted=${name}] [data-layout=${name}]`).join();
  return {
    title: rendered[0]!.title,
    markup: `${loading}${rendered.map(({ name, markup }) => `<div data-layout="${name}">${markup}</div>`).join('')}`,
    styles:
      `[data-layout],[data-painted] #root>[role=status]{display:none!important}${shown}{display:contents!important}` +
      // On a slow device their frames would delay the application.
      '[data-layout] :is(*,::after){animation:none!important}' +
      ':root:not([data-users]) [data-layout] [href="/user"]{display:none}',
    script: 'signed-in-screen.js',
    codeAs: 'module',
  } as const;
}
