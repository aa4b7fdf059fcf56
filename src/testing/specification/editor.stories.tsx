import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';

const signedInAs = 'engineer@example.com';

/** The specification's rules for the editor that no other story checks. */
const meta = preview.meta({
  title: 'Specification/Montage editor',
  // Tests of rules, and nothing that a designer would review.
  tags: ['!dev', '!autodocs'],
  parameters: { ...checkedElsewhere, route: '/montage/edit/7f3a19c0', world: { signedInAs } },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /Noorderdiep-4/ });
    const header = within(title.closest('header')!);
    await userEvent.click(header.getByRole('button', { name: 'Export' }));
    const menu = within(await canvas.findByRole('menu'));
    const horizon = menu.getByRole('menuitem', { name: /^Export Horizon 56/ });
    await expect(horizon).toBeDisabled();
    await waitFor(() => expect(within(horizon).getByText(/coming soon/i)).toBeVisible());
    await userEvent.keyboard('{Escape}');

    const titles = ['DRILLING PROGRAMME', 'SECTIONS TABLE', 'RESERVOIR DATA', 'PLAN SUMMARY'];
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings.filter((heading) => titles.includes(heading ?? ''))).toEqual(titles);

    const grid = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    const blocks = () => [...grid.querySelectorAll<HTMLElement>('div[data-section]')];
    await expect(blocks()).toHaveLength(4);
    grid.scrollIntoView();
    const first = await within(grid).findByRole('heading', { name: '36″ Section 1' });
    // Rows that are scrolled into view are rendered when the browser reports them visible.
    const rows = await waitFor(() => {
      const found = within(first.closest<HTMLElement>('div[data-section]')!).getAllByRole('row');
      if (!found.some((row) => row.matches('[data-formation]')))
        throw new Error('There is no formation yet.');
      return found;
    });
    const at = rows.findIndex((row) => row.textContent?.startsWith('Section TD'));
    const lastTop = rows.findLastIndex((row) => row.matches('[data-formation]'));
    await expect(lastTop).toBeGreaterThan(0);
    await expect(at).toBe(lastTop + 1);
    await expect(canvasElement.querySelectorAll('[role=grid]').length).toBeGreaterThan(1);
  },
});

export const Visualisation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '3D visualisation' }));
    const panel = await canvas.findByRole('region', { name: '3D VISUALISATION' });
    await expect(await within(panel).findByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
    await waitFor(() => expect(panel.querySelector('[data-graphics="drawn"] canvas')).not.toBeNull());
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
    const toast = await within(document.body).findByText('The disk is full');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(logged).toHaveBeenCalledWith('Failed to save montage', expect.any(Error));
    await expect(canvas.queryByText('Saving...')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Save Changes/ })).toBeEnabled();
  },
});
