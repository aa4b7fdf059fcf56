import preview from '../../../.storybook/preview';
import styles from './foundations.module.css';
import { iconsInUse } from './icons-in-use';

interface IconsProps {
  /** In px: 16 in a table or next to a label, 20 in a button of its own. */
  size: number;
  stroke: number;
}

/** An icon is next to words, or its button has a name; it never carries meaning alone. */
function Icons({ size, stroke }: IconsProps) {
  return (
    <ul className={styles.icons}>
      {Object.entries(iconsInUse).map(([name, { Icon, says }]) => (
        <li key={name}>
          <Icon size={size} stroke={stroke} aria-hidden="true" />
          <span>
            {says}
            <br />
            <code className={styles.value}>{name}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  component: Icons,
  args: { size: 20, stroke: 1.75 },
  argTypes: {
    size: { control: { type: 'range', min: 16, max: 32, step: 2 } },
    stroke: { control: { type: 'range', min: 1, max: 2.5, step: 0.25 } },
  },
});

export const InUse = meta.story();
