import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { setSidebarCollapsed } from './sidebar-state';

const meta = preview.meta({
  title: 'Screens/Layout',
  parameters: { route: '/user', world: { signedInAs: 'admin@example.com' } },
  beforeEach: () => setSidebarCollapsed(false),
});

export const Expanded = meta.story({
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

export const Collapsed = meta.story({ beforeEach: () => setSidebarCollapsed(true) });

/** An entry stands only when its access check succeeded. */
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
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
