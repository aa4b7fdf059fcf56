import { expect, fn } from 'storybook/test';
import { systems } from '@/domain/shown-units/units-of-person';
import preview from '../../../.storybook/preview';
import { currentUnits, keepUnits } from './kept-units';
import UnitsDialog from './units-dialog';

const meta = preview.meta({
  title: 'Components/Units dialog',
  component: UnitsDialog,
  args: { onClose: fn() },
  beforeEach: () => {
    keepUnits({});
    currentUnits();
    return () => {
      keepUnits({});
      currentUnits();
    };
  },
  parameters: { docs: { story: { height: '640px' } } },
});

export const Asks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^As the documents/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /^Field/ }));
    await expect(canvas.getByLabelText('Pressures')).toHaveDisplayValue('psi');
    await expect(canvas.getByLabelText('Depths and lengths')).toHaveDisplayValue('ft');

    await userEvent.selectOptions(canvas.getByLabelText('Depths and lengths'), 'm');
    // It is no longer the field's system, but one of the person's own.
    await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Use these units' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    const { length: _metres, ...kept } = systems.field;
    await expect(currentUnits()).toEqual(kept);
  },
});

export const Kept = meta.story({
  beforeEach: () => keepUnits({ ...systems.metric, pressure: 'MPa' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Pressures')).toHaveDisplayValue('MPa');
    await userEvent.click(canvas.getByRole('radio', { name: /^Field/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(currentUnits()).toEqual({ ...systems.metric, pressure: 'MPa' });
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
