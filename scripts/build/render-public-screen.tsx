import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from '@/app/app';
import { createAppRouter } from '@/app/router';
import { createLazyIdentity } from '@/identity/lazy-identity';
import type { Accounts } from '@/routes/__root';

export interface PublicScreen {
  /** Its content, as the application shows it to a visitor. */
  markup: string;
  title: string;
}

const never = () => new Promise<never>(() => undefined);

/** @throws Error if the screen has no title, as one that failed to load. */
export async function renderPublicScreen(
  path: string,
  brandName: string,
  accounts: Accounts,
): Promise<PublicScreen> {
  const queryClient = new QueryClient();
  const identity = createLazyIdentity(never);
  const router = createAppRouter({
    queryClient,
    identity,
    brandName,
    accounts,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const html = renderToString(
    <App router={router} queryClient={queryClient} identity={identity} demonstration={null} />,
  );
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
  if (title === undefined || !html.includes('<main')) throw new Error(`${path} was not rendered.`);
  // What belongs to the head is there already, and the comments mark boundaries for a React that takes over this very markup.
  const markup = html
    .replaceAll(/<title>.*?<\/title>|<!--.*?-->|<(?:link|meta)\b[^>]*>/g, '')
    .replaceAll(/<(?:style|script)\b[^>]*>.*?<\/(?:style|script)>/gs, '');
  return { markup, title };
}
