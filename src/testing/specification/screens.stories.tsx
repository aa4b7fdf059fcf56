import { expect, waitFor, within } from 'storybook/test';
import { setSidebarCollapsed, toggleSidebar } from '@/features/shell/sidebar-state';
import type { Stage } from '@/testing/story-stage';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import { isRed } from './story-colours';

const admin = { signedInAs: 'admin@example.com' };
const engineer = { signedInAs: 'engineer@example.com' };
const checks = (fault: { kind: 'hold' | 'empty' } | { kind: 'status'; status: number }) => ({
  ...admin,
  faults: [{ on: 'checkAccess' as const, fault }],
});

/** The specification's rules for addresses and for the layout around the screens that no other story checks. */
const meta = preview.meta({
  title: 'Specification/Addresses and layout',
  // Tests of rules, and nothing that a designer would review.
  tags: ['!dev', '!autodocs'],
  parameters: { ...checkedElsewhere, route: '/', world: admin },
  beforeEach: () => setSidebarCollapsed(false),
});

const goTo = (stage: Stage, to: string) => stage.shows.router.navigate({ to });
const pathOf = (stage: Stage) => stage.shows.router.state.location.pathname;

export const BrandOnTheSignInScreens = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  play: async ({ canvas, stage }) => {
    for (const address of ['/login', '/signup', '/forgot-password']) {
      await goTo(stage, address);
      await waitFor(() => expect(pathOf(stage)).toBe(address));
      await expect((await canvas.findAllByText('Montage'))[0]).toBeVisible();
    }
  },
});

export const AddressesWithoutASignIn = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  play: async ({ canvas, stage }) => {
    for (const address of ['/montage', '/montage/create', '/montage/edit/7f3a19c0', '/user']) {
      await goTo(stage, address);
      await waitFor(() => expect(stage.shows.router.state.location.search).toEqual({ from: address }));
      await expect(pathOf(stage)).toBe('/login');
      await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    }
  },
});

export const FieldsOfTheSignInScreens = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  play: async ({ canvas, userEvent, stage }) => {
    for (const [address, action] of [
      ['/login', 'Sign in'],
      ['/signup', 'Sign up'],
    ] as const) {
      await goTo(stage, address);
      await canvas.findByRole('button', { name: action });
      const email = canvas.getByLabelText('Email');
      const password = canvas.getByLabelText('Password');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(password).toHaveAttribute('type', 'password');
      // Each is required, and nothing is sent without it.
      await userEvent.clear(email);
      await userEvent.type(password, 'long-enough');
      await userEvent.click(canvas.getByRole('button', { name: action }));
      await expect(email).toBeInvalid();
      await userEvent.type(email, 'engineer@example.com');
      await userEvent.clear(password);
      await userEvent.click(canvas.getByRole('button', { name: action }));
      await expect(password).toBeInvalid();
      await expect(pathOf(stage)).toBe(address);
    }
    await goTo(stage, '/forgot-password');
    const email = await canvas.findByLabelText('Email');
    await waitFor(() => expect(canvas.queryByLabelText('Password')).toBeNull());
    await expect(email).toHaveAttribute('type', 'email');
  },
});

export const RedBox = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it{enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).not.toBeEmptyDOMElement();
    const { color, backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(alert);
    await expect([color, backgroundColor, borderTopColor].map(isRed)).toEqual([true, true, true]);
    await expect(borderTopStyle).toBe('solid');
  },
});

/** Until the identity library has answered. */
export const SignInBeingResolved = meta.story({
  beforeEach: ({ stage }) => {
    stage.identity.current = () => undefined;
    stage.identity.ready = () => new Promise(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const ModuleChooser = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Choose a module to get started' }),
    ).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Modules' })).toBeVisible();
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getAllByRole('link').map((anchor) => anchor.textContent)).toEqual([
      'Home',
      'About',
      'Services',
      'Contact',
      'Privacy Policy',
    ]);
    await expect(footer.getByText('2025 All Rights Reserved')).toBeVisible();
  },
});

export const CreationWithoutFooter = meta.story({
  parameters: { route: '/montage/create' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    await expect(canvas.getByRole('navigation', { name: 'Well Planning Workflow' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Modules' })).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByText('2025 All Rights Reserved')).toBeNull();
  },
});

export const AddressesOfTheModules = meta.story({
  play: async ({ canvas, stage }) => {
    const heading = (name: RegExp | string) => canvas.findByRole('heading', { name });
    await goTo(stage, '/montage');
    await expect(await canvas.findByRole('table', { name: 'Montages' })).toBeVisible();
    await expect(await heading('Drilling Montage')).toBeVisible();
    await goTo(stage, '/montage/edit/7f3a19c0');
    await expect(await heading(/Noorderdiep-4/)).toBeVisible();
    await goTo(stage, '/user');
    await expect(await heading(/^Organisation Management/)).toBeVisible();
    await expect(await heading(/^User Management Hub/)).toBeVisible();
  },
});

export const MontageList = meta.story({
  parameters: { route: '/montage', world: engineer },
  play: async ({ canvas }) => {
    // Its frame is there before its rows.
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Montage' })).toHaveAttribute(
      'href',
      '/montage/create',
    );
    const sizes = canvas.getByLabelText<HTMLSelectElement>('Show');
    await expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '25', '50', '100']);
    await expect(sizes).toHaveValue('10');
    await expect(canvas.getByText('Showing 1 to 10 of 14 results')).toBeVisible();
  },
});

/** A generation that stopped is taken up where its inputs are entered. */
export const ContinueCreating = meta.story({
  parameters: { route: '/montage', world: engineer },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: /^Continue creating montage/ }))[0]!);
    await canvas.findByRole('heading', { name: 'Well Context Inputs' });
    await expect(pathOf(stage)).toBe('/montage/create');
    await expect(stage.shows.router.state.location.search).toEqual({ step: 'inputs', document: 'a85f60d3' });
  },
});

export const Sidebar = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    const modules = within(await canvas.findByRole('navigation', { name: 'Modules' }));
    const montages = await modules.findByRole('link', { name: 'Drilling Montage' });
    // Only the chooser is open, and the entry is the active one by default.
    await expect(montages).toHaveAttribute('data-active');
    const users = await modules.findByRole('link', { name: 'Manage Users' });
    await expect(users).not.toHaveAttribute('data-active');
    const email = canvas.getByText('admin@example.com');
    await expect(email).toBeVisible();
    await expect(email.previousElementSibling).toHaveTextContent(/^A$/);
    await expect(users.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    await userEvent.click(users);
    await waitFor(() => expect(pathOf(stage)).toBe('/user'));
    const logo = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === '/')!;
    await userEvent.click(logo);
    await waitFor(() => expect(pathOf(stage)).toBe('/'));
  },
});

/** Set to either, or toggled: 20 and 64 units of 4 px. */
export const SidebarSet = meta.story({
  play: async ({ canvas }) => {
    const width = () =>
      canvas.getByRole('navigation', { name: 'Modules' }).parentElement!.getBoundingClientRect().width;
    await canvas.findByRole('navigation', { name: 'Modules' });
    const expanded = width();
    setSidebarCollapsed(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible());
    await waitFor(() => expect(expanded - width()).toBe((64 - 20) * 4));
    setSidebarCollapsed(false);
    await waitFor(() => expect(width()).toBe(expanded));
    toggleSidebar();
    await waitFor(() => expect(width()).toBeLessThan(expanded - 100));
    toggleSidebar();
    await waitFor(() => expect(width()).toBe(expanded));
  },
});

const noEntry = async (canvas: ReturnType<typeof within>) => {
  const modules = within(await canvas.findByRole('navigation', { name: 'Modules' }));
  await expect(modules.queryByRole('link', { name: 'Drilling Montage' })).toBeNull();
  await expect(modules.queryByRole('link', { name: 'Manage Users' })).toBeNull();
};

export const EntriesWhileChecksLoad = meta.story({
  parameters: { world: checks({ kind: 'hold' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading modules' });
    await noEntry(canvas);
  },
});

export const EntriesWhenChecksFail = meta.story({
  parameters: { world: checks({ kind: 'status', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your modules could not be loaded.');
    await noEntry(canvas);
  },
});

export const EntriesWithoutData = meta.story({
  parameters: { world: checks({ kind: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('No module is open to you yet');
    await noEntry(canvas);
  },
});

/** Access can be granted later. */
export const UserWithoutAccess = meta.story({
  parameters: { route: '/user' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Create New User' }));
    await userEvent.type(dialog.getByLabelText('Email'), 'kees@example.com');
    await dialog.findByRole('option', { name: 'Aurora Energy' });
    await userEvent.selectOptions(dialog.getByLabelText('Organisation'), 'Aurora Energy');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const row = (await canvas.findByRole('rowheader', { name: 'kees@example.com' })).closest('tr')!;
    await expect(within(row).getByText('No access')).toBeVisible();
  },
});
