import { expect, waitFor, within } from 'storybook/test';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { setSidebarCollapsed } from './sidebar-state';

const meta = preview.meta({
  title: 'Screens/Layout',
  parameters: { route: '/user', world: { signedInAs: 'admin@example.com' } },
  beforeEach: () => setSidebarCollapsed(false),
});

export const Expanded = meta.story({
  tags: ['filled'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage Users' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const collapse = canvas.getByRole('button', { name: 'Collapse the sidebar' });
    const sidebar = collapse.closest('[class*=side]:not([class*=sidebar])')!;
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(256));
    await userEvent.click(collapse);
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(80));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the sidebar' }));
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(256));
  },
});

/** Deleting asks first, and the keyboard focus stays at the question. */
export const DemonstrationReset = meta.story({
  parameters: {
    demonstration: {
      accounts: [],
      sampleDocuments: () => Promise.resolve([]),
      reset: () => new Promise(() => undefined),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const badge = within(await canvas.findByRole('region', { name: 'Demonstration' }));
    await userEvent.click(badge.getByRole('button', { name: 'Reset' }));
    await expect(badge.getByText('Delete every montage and document in this browser?')).toBeVisible();
    await expect(badge.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(badge.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(badge.getByRole('button', { name: 'Delete and reset' }));
    await expect(badge.getByRole('button', { name: 'Resetting…' })).toBeDisabled();
  },
});

/** Pointer and keyboard show the names next to the entries, and Escape hides them. */
export const Collapsed = meta.story({
  beforeEach: () => setSidebarCollapsed(true),
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('link', { name: 'Drilling Montage' });
    const name = within(entry).getByText('Drilling Montage');
    await expect(name.getBoundingClientRect().width).toBeLessThan(2);
    await canvas.findByRole('link', { name: 'Manage Users' });
    canvas.getByRole('button', { name: 'Expand the sidebar' }).focus();
    await userEvent.tab();
    await expect(entry).toHaveFocus();
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(72);
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(60);
    await userEvent.keyboard('{Escape}');
    await expect(name.getBoundingClientRect().width).toBeLessThan(2);
  },
});

export const CollapsedDark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: () => setSidebarCollapsed(true),
});

/** The first stop of the keyboard. */
export const SkipLink = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Manage Users' });
    // The heading may have taken it, as after a navigation.
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The chosen scheme, from the first paint on: light, dark, or the system's. */
export const Appearance = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('group', { name: 'Appearance' }));
    await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'));
    await userEvent.click(choice.getByRole('radio', { name: 'System' }));
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe(system));
    await expect(localStorage.getItem('mantine-color-scheme-value')).toBe('auto');
    await userEvent.click(choice.getByRole('radio', { name: 'Light' }));
  },
});

const browserSays = (connected: boolean) => {
  if (connected) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event(connected ? 'online' : 'offline'));
};

export const Offline = meta.story({
  tags: ['offline'],
  beforeEach: () => () => browserSays(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Manage Users' });
    browserSays(false);
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Connection' })).toHaveTextContent(/^You are offline/);
  },
});

export const BackOnline = meta.story({
  parameters: checkedElsewhere,
  beforeEach: () => () => browserSays(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Manage Users' });
    browserSays(false);
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    browserSays(true);
    await waitFor(() => expect(canvas.queryByText('You are offline.')).toBeNull());
    await expect(canvas.getByRole('status', { name: 'Connection' })).toHaveTextContent(
      'The connection is back.',
    );
  },
});

/** An entry is only shown after its access check succeeded. */
export const EngineersEntries = meta.story({
  parameters: { route: '/', world: { signedInAs: 'engineer@example.com' } },
  play: async ({ canvas }) => {
    const modules = within(await canvas.findByRole('navigation', { name: 'Modules' }));
    await expect(await modules.findByRole('link', { name: 'Drilling Montage' })).toHaveAttribute(
      'href',
      '/montage',
    );
    await expect(modules.queryByRole('link', { name: 'Manage Users' })).toBeNull();
  },
});

export const LogsOut = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(stage.shows.router.state.location.pathname).toBe('/login'));
  },
});

/** Below 768 px the sidebar is a drawer. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Open the menu' });
    await userEvent.click(menu);
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog', { name: 'Menu' });
    await expect(await within(drawer).findByRole('link', { name: 'Manage Users' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(menu).toHaveFocus();

    await userEvent.click(menu);
    const again = within(await page.findByRole('dialog', { name: 'Menu' }));
    await expect(again.getByRole('radio', { name: 'System' })).toBeEnabled();
    // The focus stays in the drawer, however often the user presses Tab.
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab();
      await expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    }
    await userEvent.click(again.getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(menu).toHaveFocus();
  },
});

export const PhoneOffline = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => () => browserSays(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open the menu' });
    const content = await canvas.findByRole('main');
    const { top } = content.getBoundingClientRect();
    browserSays(false);
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    await expect(content.getBoundingClientRect().top).toBe(top);
    const words = canvas.getByText('You are offline.').getBoundingClientRect();
    await expect(innerHeight - words.bottom).toBeLessThan(12);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
