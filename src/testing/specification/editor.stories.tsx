import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';

const signedInAs = 'engineer@example.com';

/** What the specification says of the editor and no other story looks at. */
const meta = preview.meta({
  title: 'Specification/Montage editor',
  parameters: { route: '/montage/edit/7f3a19c0', world: { signedInAs } },
});

export const Loading = meta.story({
  parameters: { world: { signedInAs, faults: [{ on: 'getMontage', fault: { kind: 'hold' } }] } },
  play: async ({ canvas }) => {
    const loading = await canvas.findByText('Loading montage...');
    const turning = [...loading.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).animationName !== 'none',
    );
    await expect(turning).toHaveLength(1);
  },
});

export const ExportsAndOrder = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const horizon = await canvas.findByRole('button', { name: /^Export Horizon 56/ });
    await expect(horizon).toBeDisabled();
    await expect(within(horizon).getByText(/coming soon/i)).toBeVisible();

    const titles = ['DRILLING PROGRAMME', 'SECTIONS TABLE', 'RESERVOIR DATA', 'PLAN SUMMARY'];
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings.filter((heading) => titles.includes(heading ?? ''))).toEqual(titles);

    const grid = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    const blocks = () => [...grid.querySelectorAll<HTMLElement>('div[data-section]')];
    await expect(blocks()).toHaveLength(4);
    grid.scrollIntoView();
    const first = await within(grid).findByRole('heading', { name: '36″ Section 1' });
    const rows = within(first.closest<HTMLElement>('div[data-section]')!).getAllByRole('row');
    const at = rows.findIndex((row) => row.textContent?.startsWith('Section TD'));
    const lastTop = rows.findLastIndex((row) => row.matches('[data-formation]'));
    await expect(lastTop).toBeGreaterThan(0);
    await expect(at).toBe(lastTop + 1);
    await expect(canvasElement.querySelectorAll('[role=grid]').length).toBeGreaterThan(1);
  },
});

export const WordsOfTheButtons = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Well Head' })).toHaveTextContent(
      /^Add Well Head$/,
    );
    const grid = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    grid.scrollIntoView();
    const [add] = await within(grid).findAllByRole('button', { name: /^Add a formation to/ });
    await expect(add).toHaveTextContent(/^\+ Add$/);
    const [top] = await within(grid).findAllByRole('rowheader', { name: /Sea Group/ });
    await userEvent.click(top!);
    await userEvent.keyboard('{Escape}');
    const [remove] = await within(grid).findAllByRole('button', { name: /^Remove .*Sea Group/ });
    await expect(remove).toHaveTextContent(/^×$/);
  },
});

export const Plan = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole('region', { name: 'PLAN SUMMARY' }));
    const [first] = plan.getAllByRole('listitem');
    first!.scrollIntoView({ block: 'center' });
    await expect(first).toHaveTextContent(/^1Skid the rig to slot 4.+/);
    const edit = within(first!).getByRole('button', { name: /^Edit step 1/ });
    // Neither pointed at nor focused, they are out of the way.
    await waitFor(() => expect(getComputedStyle(edit.parentElement!).opacity).toBe('0'));
    await expect(within(first!).getByRole('button', { name: /^Delete step 1/ })).toHaveTextContent('Delete');
    edit.focus();
    await waitFor(() => expect(getComputedStyle(edit.parentElement!).opacity).toBe('1'));
    await userEvent.click(edit);
    await userEvent.clear(plan.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(plan.getByRole('textbox', { name: 'Title' }), 'Skid the rig');
    await userEvent.click(plan.getByRole('button', { name: 'Cancel' }));
    await expect(plan.getByText('Skid the rig to slot 4')).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: /^Edit step 1/ }));
    await userEvent.clear(plan.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(plan.getByRole('textbox', { name: 'Title' }), 'Skid the rig');
    await userEvent.click(plan.getByRole('button', { name: 'Save' }));
    await expect(await plan.findByText('Skid the rig')).toBeVisible();

    await userEvent.click(plan.getByRole('button', { name: '+ Add Plan Summary Item' }));
    await userEvent.type(plan.getByRole('textbox', { name: 'Title' }), 'Hand over');
    await userEvent.type(plan.getByRole('textbox', { name: 'Description (optional)' }), 'With the logs');
    await userEvent.click(plan.getByRole('button', { name: 'Add Item' }));
    await waitFor(() =>
      expect(plan.getAllByRole('listitem').at(-1)).toHaveTextContent(/^\d+Hand over.*With the logs/),
    );
  },
});

/** Said in passing and to stay, logged, and nothing of it saved. */
export const FailedSave = meta.story({
  parameters: {
    world: {
      signedInAs,
      faults: [
        { on: 'saveMontage', fault: { kind: 'status', status: 422, body: { message: 'The disk is full' } } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{ArrowRight}42.5{Enter}{Control>}s{/Control}');
    const toast = await within(document.body).findByText('The disk is full', {
      selector: '[class*=Notification] *',
    });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(logged).toHaveBeenCalledWith('Failed to save montage', expect.any(Error));
    await expect(canvas.queryByText('Saving...')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Save Changes/ })).toBeEnabled();
  },
});
