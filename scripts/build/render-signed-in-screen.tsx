import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { getCheckAccessQueryKey } from '@/api/generated/endpoints/auth/auth';
import { ComponentName } from '@/api/generated/model';
import { setTokenSource } from '@/api/token-source';
import { queriesOf } from '@/api/queries';
import { App } from '@/app/app';
import { createAppRouter } from '@/app/router';
import { setSidebarCollapsed } from '@/features/shell/sidebar-state';
import { createLazyIdentity } from '@/identity/lazy-identity';
import { screenIn, type RenderedScreen } from './rendered-screen.ts';

const never = () => new Promise<never>(() => undefined);

/** How the layout looks in one browser. */
export interface Layout {
  isNarrow: boolean;
  isCollapsed: boolean;
  /** The chosen colour scheme, which a collapsed sidebar names. */
  scheme: 'light' | 'dark' | 'auto';
}

/** What the layout asks of a browser while it is drawn. */
const browserWith = ({ isNarrow, scheme }: Layout) => ({
  matchMedia: () => ({ matches: isNarrow }),
  localStorage: { getItem: (key: string) => (key === 'mantine-color-scheme-value' ? scheme : null) },
});

/**
 * A module's screen with every entry in its sidebar, while its data is on the way.
 *
 * @param email that of the user
 * @throws Error if the screen was not rendered.
 */
export async function renderSignedInScreen(
  path: string,
  brandName: string,
  email: string,
  layout: Layout,
): Promise<RenderedScreen> {
  // No call leaves without a token.
  setTokenSource(never);
  const queryClient = new QueryClient();
  for (const component of Object.values(ComponentName))
    queryClient.setQueryData(getCheckAccessQueryKey({ component }), { component });
  const queries = queriesOf(queryClient);
  const user = { id: 'user', email };
  const identity = {
    ...createLazyIdentity(never),
    ready: () => Promise.resolve(user),
    current: () => user,
  };
  const router = createAppRouter({
    queries,
    identity,
    brandName,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  setSidebarCollapsed(layout.isCollapsed);
  Object.assign(globalThis, { window: browserWith(layout) });
  try {
    const html = renderToString(
      <App router={router} queries={queries} identity={identity} demonstration={null} />,
    );
    return screenIn(html, path);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
