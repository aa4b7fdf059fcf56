import { expect, fn } from 'storybook/test';
import { checkMontage, type Findings } from '@/domain/checks/check-montage';
import {
  cement,
  exampleFractureGradients,
  exampleWell,
  mud,
  withCasing,
  withReservoir,
  withSection,
  withTop,
} from '@/testing/checks/example-well';
import { defaultSettings } from '@/domain/checks/settings';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { ChecksPanel } from './checks-panel';

const settings = { ...defaultSettings, fractureGradients: exampleFractureGradients };

const meta = preview.meta({
  title: 'Components/Editor/Checks panel',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for all findings of a montage, most severe first. Each links to its cell and offers a value if one can be derived.\n\nNot as a gate: a finding never stops an edit or a save.',
      },
    },
  },
  component: ChecksPanel,
  args: { onJump: fn(), onOffer: fn(), onSettings: fn() },
  argTypes: {
    findings: {
      description: 'The findings of the montage; null until the first check is done.',
      control: 'select',
      options: ['Not checked yet', 'Data missing', 'A casing too large'],
      mapping: {
        'Not checked yet': null,
        'Data missing': checkMontage(exampleWell),
        'A casing too large': checkMontage(withCasing(2, { casing_outer_diameter: '14' })),
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

const planned = withSection(3, (section) => ({
  diameter: 8.75,
  mud_item: mud(11.4),
  casing_item: section.casing_item && { ...section.casing_item, casing_volume_per_meter: null },
  cement_item: cement({ liner: 'Top of liner' }),
}));

export const AsOneEdits = meta.story({
  args: { findings: checkMontage(planned) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Checks · 1 error · 1 warning · \d+ missing$/ }),
    ).toBeVisible();
    const jump = canvas.getByRole('button', {
      name: /^9.5\/8″ drift 8.525 in is smaller than the next 8.3\/4″ hole/,
    });
    await userEvent.click(jump);
    await expect(args.onJump).toHaveBeenLastCalledWith({
      at: { of: 'casing', section: 's2' },
      field: 'casing_drift',
    });

    const narrow = canvas.getByRole('button', { name: /^Mud 11.4 kPa\/m is within 0.588/ });
    await expect(narrow).toBeVisible();

    // Missing values are folded until the user opens them.
    await expect(canvas.queryByRole('button', { name: /^Use 0.01938/ })).toBeNull();
    await userEvent.click(canvas.getByText(/^\d missing$/, { selector: 'summary' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Use 0.01938/ }));
    await expect(args.onOffer).toHaveBeenLastCalledWith(
      expect.objectContaining({ rule: 'casing-volume', offer: { label: 'Use 0.01938', value: 0.01938 } }),
    );
  },
});

export const Filtered = meta.story({
  args: { findings: checkMontage(planned) },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter the checks' });
    await userEvent.type(filter, 'no fracture section 3');
    await expect(
      await canvas.findByRole('button', { name: /^No fracture gradient for section 3/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(filter);
    await userEvent.type(filter, 'tubing');
    await expect(await canvas.findByText('No finding matches “tubing”.')).toBeVisible();
  },
});

export const NothingWrong = meta.story({
  args: { findings: checkMontage(exampleWell, settings) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Checks · all fine' })).toBeVisible();
    await expect(canvas.getByText(/^Nothing is wrong: \d+ checks are fine\.$/)).toBeVisible();
  },
});

export const OnlyMissing = meta.story({ args: { findings: checkMontage(exampleWell) } });

export const NothingToCheck = meta.story({
  args: {
    findings: checkMontage({
      ...exampleWell,
      sections_list: [],
      reservoirs_list: [],
      plan_summaries_list: [],
    }),
  },
});

export const NotCheckedYet = meta.story({ args: { findings: null } });

export const LongNames = meta.story({
  parameters: checkedElsewhere,
  args: {
    findings: checkMontage(
      withTop(1, 1, { formation_name: `<b>Formation</b> ${'شست '.repeat(1200)}`, variance: -5 }),
    ),
  },
});

/** A well without TVD BDF and with thicknesses along the hole. */
const hundreds: Findings = checkMontage(
  withSection(2, (section) => ({
    formations_list: Array.from({ length: 120 }, (_, index) => ({
      ...section.formations_list[0]!,
      id: `top-${index}`,
      formation_name: `Marker ${index + 1}`,
      true_vertical_depth_subsea: 1294 + index * 3,
      true_vertical_depth_below_drill_floor: 1327.5 + index * 3,
      thickness: 4.2,
    })),
  })),
);

export const Hundreds = meta.story({
  parameters: checkedElsewhere,
  args: { findings: hundreds },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Searches the document, not by role: naming hundreds of buttons takes longer than drawing the panel.
    const list = canvasElement.querySelector('ul[aria-label$="warnings"]');
    await expect(list?.children).toHaveLength(50);
    await userEvent.click(canvas.getByText('Show all 120'));
    await expect(list?.children).toHaveLength(120);
    await expect(list?.children[50]?.querySelector('button')).toHaveFocus();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: {
    findings: checkMontage({ ...planned, reservoirs_list: withReservoir({ gradient: 9 }).reservoirs_list }),
  },
});
