import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { OperationId } from '@/api/generated/operations';
import { isDone, walkedFaults } from './cells';
import { faultMessages } from '../console-guard';
import { called, fieldOf, fill, headed, openDialogs, press, until, untilText } from './page';
import { pageOf, walk, type Cell, type Walker } from './walk';

const admin = 'admin@example.com';

const meta = preview.meta({
  title: 'Journeys/Faults of what is sent by a form',
  tags: ['!autodocs', 'long'],
  parameters: {
    route: '/user',
    world: { signedInAs: admin },
    controls: { disable: true },
    console: faultMessages,
  },
});

interface Form {
  operation: OperationId;
  /** The button that opens it. */
  opens: () => string;
  /** Types, or ticks, what is to be sent. */
  fill: (dialog: HTMLElement) => Promise<void>;
  submit: string;
  /** Checks that the input is still there. */
  kept: (dialog: HTMLElement) => Promise<void>;
  /** Checks the list behind the dialog once it is done. */
  done: () => Promise<void>;
  /** Whether doing it a second time is refused. */
  onceOnly?: boolean;
}

/** A dialog of the lists: filled, refused, kept, and sent again. */
async function walkDialog(walker: Walker, form: Form): Promise<void> {
  const { stage } = walker;
  const root = pageOf(walker);
  await untilText(root, 'Showing 1 to 10 of');
  const dialog = (): HTMLElement => {
    const [only] = openDialogs(root);
    if (!only) throw new Error('The dialog is closed');
    return only;
  };
  const closed = () => until('closed', () => openDialogs(root).length === 0);
  const heal = async ({ fault, outcome }: Cell) => {
    if (outcome.way === 'sign in') {
      await expect(called(dialog(), 'Sign in again')[0]).toHaveAttribute('target', '_blank');
      await stage.identity.signIn(admin, 'montage-demo');
    }
    if (outcome.place === 'done') await closed();
    if (isDone(fault)) await form.done();
    if (outcome.place === 'done') return;
    if (isDone(fault) && form.onceOnly) {
      await press(dialog(), 'Cancel');
      return closed();
    }
    await press(dialog(), form.submit);
    await closed();
    await form.done();
  };
  await walk(walker, {
    operation: form.operation,
    reach: async () => {
      await press(root, form.opens());
      await until('open', () => openDialogs(root).length === 1);
      await form.fill(dialog());
      await press(dialog(), form.submit);
    },
    kept: async ({ outcome, place }) => {
      if (outcome.place === 'done') return;
      await expect(dialog().contains(place)).toBe(true);
      await form.kept(dialog());
    },
    heal,
  });
}

const nameIn = (dialog: HTMLElement) => fieldOf<HTMLInputElement>(dialog, 'Organisation Name');

export const CreateOrganisation = meta.story({
  play: async (walker) => {
    let name = '';
    let count = 0;
    await walkDialog(walker, {
      operation: 'createOrganisation',
      opens: () => 'Add New Organisation',
      fill: (dialog) => fill(nameIn(dialog), (name = `Brine ${(count += 1)}.`)),
      submit: 'Create Organisation',
      kept: async (dialog) => expect(nameIn(dialog)).toHaveValue(name),
      done: () => untilText(pageOf(walker), name),
      onceOnly: true,
    });
  },
});

export const UpdateOrganisation = meta.story({
  play: async (walker) => {
    let name = 'Lowland Drilling';
    let count = 0;
    await walkDialog(walker, {
      operation: 'updateOrganisation',
      opens: () => `Edit ${name}`,
      fill: (dialog) => fill(nameIn(dialog), (name = `Lowland ${(count += 1)}.`)),
      submit: 'Save',
      kept: async (dialog) => expect(nameIn(dialog)).toHaveValue(name),
      done: () => untilText(pageOf(walker), name),
    });
  },
});

export const DeleteOrganisation = meta.story({
  play: async (walker) => {
    const { stage } = walker;
    const root = pageOf(walker);
    await untilText(root, 'Showing 1 to 10 of');
    await stage.world.db.transaction(() =>
      Promise.all(
        walkedFaults('deleteOrganisation').map((_fault, index) =>
          stage.world.db.organisations.create({
            id: `brief-${index}`,
            name: `Brief ${index + 1}.`,
            created_time: '2026-03-02T09:41:00Z',
          }),
        ),
      ),
    );
    await stage.queryClient.invalidateQueries();
    let count = 0;
    const name = () => `Brief ${count}.`;
    await walkDialog(walker, {
      operation: 'deleteOrganisation',
      opens: () => `Delete Brief ${(count += 1)}.`,
      fill: async () => {},
      submit: 'Delete',
      kept: async (dialog) => expect(dialog.textContent).toContain(name()),
      done: () => until(`no ${name()}`, () => !root.querySelector('table')?.textContent?.includes(name())),
      onceOnly: true,
    });
  },
});

export const CreateUser = meta.story({
  play: async (walker) => {
    let email = '';
    let total = 13;
    await walkDialog(walker, {
      operation: 'createUser',
      opens: () => 'Add New User',
      fill: async (dialog) => {
        await fill(fieldOf(dialog, 'Email'), (email = `aa${(total += 1)}@example.com`));
        await userEvent.selectOptions(fieldOf(dialog, 'Organisation'), 'Aurora Energy');
        await userEvent.click(fieldOf(dialog, 'Montage'));
      },
      submit: 'Create User',
      kept: async (dialog) => {
        await expect(fieldOf(dialog, 'Email')).toHaveValue(email);
        await expect(fieldOf(dialog, 'Organisation')).toHaveDisplayValue('Aurora Energy');
        await expect(fieldOf(dialog, 'Montage')).toBeChecked();
      },
      done: () => untilText(pageOf(walker), `of ${total} results`),
      onceOnly: true,
    });
  },
});

export const UpdateUser = meta.story({
  play: async (walker) => {
    const root = pageOf(walker);
    const email = 'gijs.peters@example.com';
    let ticked = false;
    const row = () =>
      [...root.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes(email));
    await walkDialog(walker, {
      operation: 'updateUser',
      opens: () => `Edit ${email}`,
      fill: async (dialog) => {
        ticked = !ticked;
        await userEvent.click(fieldOf(dialog, 'Montage'));
      },
      submit: 'Save',
      kept: async (dialog) => {
        await expect(fieldOf<HTMLInputElement>(dialog, 'Montage').checked).toBe(ticked);
      },
      done: () => until(`access ${ticked}`, () => row()?.textContent?.includes('No access') === !ticked),
    });
  },
});

/** The list behind a dialog is loaded again, and the session is over: the input stays, and is sent after a new sign-in. */
export const SessionEndsBehindADialog = meta.story({
  play: async ({ canvasElement, stage }) => {
    const root = pageOf({ canvasElement });
    await untilText(root, 'Showing 1 to 10 of');
    await press(root, 'Add New Organisation');
    await until('open', () => openDialogs(root).length === 1);
    const [dialog] = openDialogs(root);
    if (!dialog) throw new Error('The dialog is closed');
    await fill(nameIn(dialog), 'Brine 9.');
    const over = stage.world.faults.add({ on: 'listOrganisations', fault: { kind: 'expire' } });
    await stage.queryClient.invalidateQueries();
    await until('signed out', () => stage.identity.current() === null);
    over();
    await expect(nameIn(dialog)).toHaveValue('Brine 9.');
    await press(dialog, 'Create Organisation');
    await until('a way to sign in', () => called(dialog, 'Sign in again').length === 1);
    await expect(nameIn(dialog)).toHaveValue('Brine 9.');
    await stage.identity.signIn(admin, 'montage-demo');
    await press(dialog, 'Create Organisation');
    await until('closed', () => openDialogs(root).length === 0);
    await untilText(root, 'Brine 9.');
  },
});

export const CreateAccount = meta.story({
  parameters: { route: '/signup', world: { signedInAs: null } },
  play: async (walker) => {
    const { stage } = walker;
    const root = pageOf(walker);
    let count = 0;
    let email = '';
    const { shows } = stage;
    await walk(walker, {
      operation: 'createAccount',
      reach: async () => {
        email = `driller${(count += 1)}@example.com`;
        await stage.identity.signOut();
        if (shows.what === 'application') await shows.router.navigate({ to: '/signup', ignoreBlocker: true });
        await until('the form', () => headed(root, 'Create account').length > 0);
        await fill(fieldOf(root, 'Email'), email);
        await fill(fieldOf(root, 'Password'), 'long-enough');
        await press(root, 'Sign up');
      },
      kept: async ({ outcome }) => {
        if (outcome.place === 'done') return;
        await expect(fieldOf(root, 'Email')).toHaveValue(email);
        await expect(fieldOf(root, 'Password')).toHaveValue('long-enough');
      },
      heal: async ({ fault, outcome }) => {
        if (outcome.place !== 'done') {
          await press(root, 'Sign up');
          if (isDone(fault)) return untilText(root, 'This email address has an account already.');
        }
        await until('signed in', () => shows.router.state.location.pathname === '/');
      },
    });
  },
});
