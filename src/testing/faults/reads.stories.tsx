import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { montagesNamed } from '@/features/montage-list/montages-for-tests';
import { faultMessages } from '../console-guard';
import { called, press, titleOf, until, untilText, withRole } from './page';
import { openAsNewTab, pageOf, signInAgain, walk, type Cell, type Walker } from './walk';

const engineer = 'engineer@example.com';
const admin = 'admin@example.com';

const meta = preview.meta({
  title: 'Journeys/Faults of what is read',
  tags: ['!autodocs', 'long'],
  parameters: { route: '/forgot-password', controls: { disable: true }, console: faultMessages },
});

/** The button next to the message loads again; or signing in does, which leads back. */
async function again(walker: Walker, { outcome }: Cell, email: string, href: string) {
  if (outcome.way === 'try again') await press(pageOf(walker), 'Try again');
  if (outcome.way === 'sign in') await signInAgain(walker, email, href);
}

const expectAt = ({ stage }: Walker, href: string) =>
  expect(stage.shows.router.state.location.href).toBe(href);

export const ListMontages = meta.story({
  parameters: { world: { signedInAs: engineer, montages: montagesNamed(['Aurora-3']) } },
  play: async (walker) => {
    const href = '/montage?page=2&page_size=10';
    await walk(walker, {
      operation: 'listMontages',
      reach: () => openAsNewTab(walker, href),
      kept: async ({ outcome }) => {
        if (outcome.place === 'error view') await expectAt(walker, href);
      },
      heal: async (cell) => {
        await again(walker, cell, engineer, href);
        await untilText(pageOf(walker), 'Showing 11 to 15 of 15 results');
      },
    });
  },
});

/** Without a next page, which is loaded ahead: its call would be ended in place of the one that is waited for. */
const onePage = '/montage?page=1&page_size=25';

/** The present rows stay, with the message above them. */
export const RowsThatWereThere = meta.story({
  parameters: { route: onePage, world: { signedInAs: engineer } },
  play: async (walker) => {
    const root = pageOf(walker);
    const row = () => untilText(root, 'Noorderdiep-4');
    await row();
    await walk(walker, {
      operation: 'listMontages',
      // Returning to the tab shows other users' changes, by a call of its own if no other is under way.
      reach: async () => {
        await until('no call', () => walker.stage.queryClient.isFetching() === 0);
        window.dispatchEvent(new Event('visibilitychange'));
      },
      kept: async ({ outcome }) => {
        if (outcome.place === 'error view') await row();
      },
      heal: async (cell) => {
        await again(walker, cell, engineer, onePage);
        await row();
        await until('no news', () => withRole(root, 'alert').length === 0);
      },
    });
  },
});

/** Archived, or not; and put back for the next fault. */
export const MoveMontage = meta.story({
  parameters: { route: '/montage', world: { signedInAs: engineer } },
  play: async (walker) => {
    const root = pageOf(walker);
    await walk(walker, {
      operation: 'moveMontage',
      reach: async () => {
        await untilText(root, 'Noorderdiep-4');
        await press(root, 'More actions for Noorderdiep-4');
        const entries = () => [...root.querySelectorAll<HTMLElement>('[role="menuitem"]')];
        await until('the menu', () => entries().length > 0);
        entries()
          .find((item) => item.textContent?.startsWith('Archive'))
          ?.click();
      },
      heal: async (cell) => {
        if (cell.outcome.way === 'sign in') {
          // A link: it would leave the story.
          const [link] = called(root, 'Sign in again');
          await expect(link?.getAttribute('href')).toContain('/login?from=');
          await press(root, 'Dismiss');
          return;
        }
        await again(walker, cell, engineer, '/montage');
        await untilText(root, 'is in the archive.');
        await press(root, 'Undo');
        await untilText(root, 'is back in the list.');
      },
    });
  },
});

export const GetMontage = meta.story({
  parameters: { world: { signedInAs: engineer, montages: montagesNamed(['Aurora-3']) } },
  play: async (walker) => {
    const root = pageOf(walker);
    const href = '/montage/edit/named-0';
    await walk(walker, {
      operation: 'getMontage',
      reach: () => openAsNewTab(walker, href),
      kept: async ({ outcome }) => {
        if (outcome.place !== 'error view') return;
        await expectAt(walker, href);
        await until('a way back', () => called(root, 'Back to the montages').length === 1);
        await expect(called(root, 'Try again')).toHaveLength(outcome.way === 'try again' ? 1 : 0);
      },
      heal: async (cell) => {
        if (cell.outcome.way === 'back') return;
        await again(walker, cell, engineer, href);
        await until('the montage', () => titleOf(root).includes('Aurora-3'));
      },
    });
  },
});

export const CheckAccess = meta.story({
  parameters: { world: { signedInAs: engineer } },
  play: async (walker) => {
    const root = pageOf(walker);
    await walk(walker, {
      operation: 'checkAccess',
      reach: () => openAsNewTab(walker, '/montage'),
      kept: async ({ outcome }) => {
        if (outcome.place !== 'sign-in') await expectAt(walker, '/montage');
      },
      heal: async (cell) => {
        if (cell.outcome.place === 'access view') await press(root, 'Check again');
        else if (cell.outcome.place !== 'done') await again(walker, cell, engineer, '/montage');
        await untilText(root, 'Noorderdiep-4');
      },
    });
  },
});

const organisations = '4 organisations';
const users = 'Showing 1 to 10 of 13 results';

/** Each list fails separately, and the other one stays. */
const walkList = async (
  walker: Walker,
  operation: 'listOrganisations' | 'listUsers',
  own: string,
  other: string,
) => {
  const root = pageOf(walker);
  await walk(walker, {
    operation,
    reach: () => openAsNewTab(walker, '/user'),
    kept: async ({ outcome }) => {
      if (outcome.place === 'error view') await untilText(root, other);
    },
    heal: async (cell) => {
      await again(walker, cell, admin, '/user');
      await untilText(root, own);
    },
  });
};

export const ListOrganisations = meta.story({
  parameters: { world: { signedInAs: admin } },
  play: (walker) => walkList(walker, 'listOrganisations', organisations, users),
});

export const ListUsers = meta.story({
  parameters: { world: { signedInAs: admin } },
  play: (walker) => walkList(walker, 'listUsers', users, organisations),
});
