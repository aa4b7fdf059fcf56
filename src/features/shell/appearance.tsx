import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './appearance.module.css';
import entries from './sidebar.module.css';

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface Appearance {
  scheme: MantineColorScheme;
  name: string;
  icon: ReactNode;
}

const appearances: [Appearance, ...Appearance[]] = [
  { scheme: 'light', name: 'Light', icon: <IconSun {...iconProps} /> },
  { scheme: 'dark', name: 'Dark', icon: <IconMoon {...iconProps} /> },
  { scheme: 'auto', name: 'System', icon: <IconDeviceDesktop {...iconProps} /> },
];

/**
 * The user's choice, and not the resulting scheme: that is known only after the first paint, and until then the control would
 * say the other scheme.
 */
export function AppearanceChoice({ collapsed }: { collapsed: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  if (collapsed) {
    const at = appearances.findIndex(({ scheme }) => scheme === colorScheme);
    const { name, icon } = appearances[at] ?? appearances[0];
    const next = appearances[(at + 1) % appearances.length] ?? appearances[0];
    return (
      <button type="button" className={entries.entry} onClick={() => setColorScheme(next.scheme)}>
        {icon}
        <span className={entries.label}>
          Appearance: {name}
          <span className="visually-hidden">. Change to {next.name}</span>
        </span>
      </button>
    );
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Appearance</legend>
      {appearances.map(({ scheme, name, icon }) => (
        <label key={scheme} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name="appearance"
            value={scheme}
            checked={scheme === colorScheme}
            onChange={() => setColorScheme(scheme)}
          />
          {icon}
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
