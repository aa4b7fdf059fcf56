import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { checkedElsewhere } from '../checked-elsewhere';
import preview from '../../../.storybook/preview';

/** Calls made when the pointer is on a link, before it is followed. */
const meta = preview.meta({
  title: 'Journeys/Fetched ahead',
  tags: ['!autodocs'],
  parameters: {
    ...checkedElsewhere,
    route: '/',
    world: { signedInAs: 'engineer@example.com' },
    controls: { disable: true },
  },
});

/** The addresses of the calls that are made from now on, below the API's own. */
function watchCalls(): { paths: string[]; release: () => void } {
  const paths: string[] = [];
  const real = window.fetch;
  window.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.startsWith('/api/')) paths.push(`${pathname.replace('/api/v1', '')}${search}`);
    return real(input, init);
  };
  return { paths, release: () => void (window.fetch = real) };
}

async function watching(work: (paths: readonly string[]) => Promise<void>): Promise<void> {
  const { paths, release } = watchCalls();
  try {
    await work(paths);
  } finally {
    release();
  }
}

const application = ({ stage: { shows } }: Pick<StoryContext, 'stage'>) => {
  if (shows.what !== 'application') throw new Error('The story shows no application.');
  return shows.router;
};

/** The list fetches its second page automatically once the first has arrived: that call is not a repetition. */
const firstPages = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/montage?page=1&'));

/** Pointing at the list's card loads it, and following the card within the half minute that it is fresh does not load it again. */
export const AskedForOnce = meta.story({
  play: ({ canvas, userEvent }) =>
    watching(async (paths) => {
      const card = await canvas.findByRole('link', { name: /^Montage Turn/ });
      await userEvent.hover(card);
      await waitFor(() => expect(firstPages(paths)).toHaveLength(1));
      await userEvent.click(card);
      await canvas.findByRole('link', { name: 'Noorderdiep-4' });
      await expect(firstPages(paths)).toHaveLength(1);
    }),
});

/** A failed preload is not reported, on the screen or the console; following the link loads again. */
export const FailureIsSilent = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const router = application(context);
    const card = await canvas.findByRole('link', { name: /^Montage Turn/ });
    await router.preloadRoute({ to: '/montage' });
    await expect(router.state.location.pathname).toBe('/');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(card);
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();
  },
});

/** Nothing of a module is preloaded for a user without access to it. */
export const NothingOfAClosedModule = meta.story({
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'Choose a module to get started' });
    await watching(async (paths) => {
      await application(context).preloadRoute({ to: '/montage' });
      await application(context).preloadRoute({
        to: '/montage/edit/$documentId',
        params: { documentId: '7f3a19c0' },
      });
      await expect(paths.filter((path) => !path.startsWith('/auth/check'))).toEqual([]);
    });
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

/** A montage is large, and one that was fetched a while ago may have been saved since: of the editor only the code comes ahead. */
export const NoMontageAhead = meta.story({
  parameters: { route: '/montage' },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Noorderdiep-4' });
    await watching(async (paths) => {
      await application(context).preloadRoute({
        to: '/montage/edit/$documentId',
        params: { documentId: '7f3a19c0' },
      });
      // The list's own second page may come meanwhile.
      await expect(paths.filter((path) => path.startsWith('/montage/'))).toEqual([]);
    });
  },
});
