import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { queriesOf } from '@/api/queries';
import { App } from '@/app/app';
import { createAppRouter } from '@/app/router';
import { createLazyIdentity } from '@/identity/lazy-identity';
import type { Accounts } from '@/routes/__root';
import { screenIn, type RenderedScreen } from './rendered-screen.ts';

const never = () => new Promise<never>(() => undefined);

/** @throws Error if the screen has no title, as one that failed to load. */
export async function renderPublicScreen(
  path: string,
  brandName: string,
  accounts: Accounts,
): Promise<RenderedScreen> {
  const queries = queriesOf(new QueryClient());
  const identity = createLazyIdentity(never);
  const router = createAppRouter({
    queries,
    identity,
    brandName,
    accounts,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const html = renderToString(
    <App router={router} queries={queries} identity={identity} demonstration={null} />,
  );
  return screenIn(html, path);
}
