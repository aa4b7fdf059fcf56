/**
 * What runs in a page that has its screen in it, before the first frame. Each function becomes text of the page's script,
 * so it uses nothing of this module.
 */

/** Light or dark, as the application will choose. */
function chooseColours(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // A browser without storage follows the system.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

/** The application runs after the first frame. A page in the background has no frames. */
function startAfterFrame(): void {
  const { entry } = (document.currentScript as HTMLScriptElement).dataset;
  let isStarted = false;
  const start = () => {
    if (!isStarted) void import(entry!);
    isStarted = true;
  };
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 300);
  });
}

/** A form that is sent before the application has loaded is marked, and sent again by it (`src/app/take-over.ts`). */
function keepForm(): void {
  document.documentElement.dataset.painted = 'form';
  addEventListener('submit', ({ target }) => (target as HTMLFormElement).setAttribute('data-sent', ''), {
    once: true,
    capture: true,
  });
}

/**
 * Shows the layout of the user who is signed in here and had access at the last visit, in the state in which the user left it.
 * For anyone else the page says 'Loading...'.
 */
function showLayout(): void {
  const { documentElement } = document;
  const read = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? 'null');
  try {
    const user: { id: string; email: string } | null = read(localStorage, 'montage.signed-in');
    const known: { person: string; components: string[] } | null = read(localStorage, 'montage.known-access');
    if (!user || known?.person !== user.id || !known.components.includes('montage')) return;
    const session = read(sessionStorage, 'montage.session-access');
    const usersAreOpen =
      session?.person === user.id
        ? session.answers.user_management
        : known.components.includes('user_management');
    if (usersAreOpen) documentElement.dataset.users = '';
    const scheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    const isCollapsed = localStorage.getItem('montage.sidebar-collapsed') === 'true';
    const side = isCollapsed ? `collapsed-${scheme}` : 'expanded';
    documentElement.dataset.painted = matchMedia('(max-width: 47.99em)').matches ? 'narrow' : side;
    // Runs after the parser has added something, and before the browser paints it.
    const observer = new MutationObserver(() => {
      for (const place of document.querySelectorAll<HTMLElement>('[title="{{email}}"]')) {
        place.title = user.email;
        place.firstElementChild!.textContent = user.email.charAt(0).toUpperCase();
        place.lastElementChild!.textContent = user.email;
      }
      const choice = document.querySelector<HTMLInputElement>(`[name=appearance][value="${scheme}"]`);
      if (choice) choice.checked = true;
    });
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  } catch {
    // Storage is blocked or contains something else.
  }
}

const script = (...parts: (() => void)[]): string =>
  parts.map((part) => `(${part.toString()})();\n`).join('');

/** The scripts by their files. */
export const beforePaint = {
  'public-screen.js': script(chooseColours, keepForm, startAfterFrame),
  'signed-in-screen.js': script(chooseColours, showLayout, startAfterFrame),
} as const;
