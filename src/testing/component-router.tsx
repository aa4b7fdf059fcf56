import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';

const ComponentContext = createContext<ReactNode>(null);

const Component = () => use(ComponentContext);

export type ComponentRouter = AnyRouter;

/**
 * The router around a single component: every address shows the component, so that its links can be seen, hovered and
 * followed without leaving the story.
 */
export async function createComponentRouter(): Promise<ComponentRouter> {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: Component });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  // Loaded before it is shown, so that the component is there with the first render.
  await router.load();
  return router;
}

export function ComponentAt({ router, children }: { router: ComponentRouter; children: ReactNode }) {
  return (
    <ComponentContext value={children}>
      <RouterProvider router={router} />
    </ComponentContext>
  );
}
