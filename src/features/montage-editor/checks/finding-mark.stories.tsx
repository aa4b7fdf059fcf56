import { expect } from 'storybook/test';
import { checkMontage } from '@/domain/checks/check-montage';
import { exampleWell, withCasing, withSection, mud } from '@/testing/checks/example-well';
import type { Finding } from '@/domain/checks/finding';
import preview from '../../../../.storybook/preview';
import { FindingMark } from './finding-mark';

const [outerDiameter, mudWeight] = ['casing|s2||casing_outer_diameter', 'mud|s2||mud_weight_exact'];

const cases: readonly [value: string, findings: readonly Finding[]][] = [
  ['14', checkMontage(withCasing(2, { casing_outer_diameter: '14' })).byCell.get(outerDiameter) ?? []],
  ['12', checkMontage(withCasing(2, { casing_outer_diameter: '12' })).byCell.get(outerDiameter) ?? []],
  ['13.2', checkMontage(exampleWell).byCell.get(mudWeight) ?? []],
  ['10.8', checkMontage(withSection(2, () => ({ mud_item: mud(10.8) }))).byCell.get(mudWeight) ?? []],
  ['9 5/8', []],
];

interface MarkedProps {
  /** The text before the mark. */
  value: string;
  /** The most severe finding; nothing is shown if there is none. */
  result: Finding['result'] | 'fine';
  /** The finding's sentence, which names the mark. */
  text: string;
}

function Marked({ value, result, text }: MarkedProps) {
  const [like] = cases[0]![1];
  return (
    <p>
      <FindingMark findings={result === 'fine' || !like ? [] : [{ ...like, result, text }]} /> {value}
    </p>
  );
}

const allResults = () => (
  <dl style={{ display: 'grid', gap: 8, padding: 16 }}>
    {cases.map(([value, findings]) => (
      <div key={value}>
        <dt>{findings.map(({ result }) => result).join(' and ') || 'fine'}</dt>
        <dd>
          <FindingMark findings={findings} /> {value}
        </dd>
      </div>
    ))}
  </dl>
);

const meta = preview.meta({
  title: 'Components/Editor/Finding mark',
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to a value with findings: an octagon for an error, a triangle for a warning, a ring where data is missing. Its name contains the sentences of all findings.\n\nNot for input that cannot be read (the field says so), and never without the value. It blocks nothing.',
      },
    },
  },
  component: Marked,
  args: {
    value: '13 3/8',
    result: 'warning' as MarkedProps['result'],
    text: '12″ casing leaves only 0.25 in in the 12 1/4″ hole',
  },
  argTypes: { result: { control: 'inline-radio', options: ['error', 'warning', 'missing', 'fine'] } },
});

export const AllResults = meta.story({
  render: allResults,
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img');
    await expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '14″ casing does not go into the 12 1/4″ hole',
      '12″ casing leaves only 0.25 in in the 12 1/4″ hole; the minimum is 0.375 in',
      'No fracture gradient for section 2',
      'Mud 10.8 kPa/m does not hold the pore gradient 11.0 kPa/m at 2,413.0 m. No fracture gradient for section 2',
    ]);
  },
});

export const Dark = meta.story({ render: allResults, globals: { theme: 'dark' } });

/** For the controls. */
export const One = meta.story({ render: (args) => <Marked {...args} /> });
