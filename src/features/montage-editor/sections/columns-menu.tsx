import { Checkbox, NumberInput, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import {
  catalogue,
  formationColumns,
  programmeColumns,
  programmes,
  titleOf,
} from '@/domain/montage/catalogue';
import type { FieldOf } from '@/domain/montage/catalogue';
import { chosenLimits, usualWidthOf } from './column-widths';
import styles from './columns-menu.module.css';
import type { ColumnKey } from './table-choices';
import { useView, type TableView, type TableViewStore } from './table-view';

interface ColumnsMenuProps {
  view: TableViewStore;
  trigger: (props: ComponentProps<'button'>) => ReactNode;
}

const whole = (view: TableView) => view;
const drawingTitle = 'Column and well';

/**
 * The columns of the table: hidden or shown, their width, and whether it stays when the table narrows. It mounts because
 * its button was pressed, so it takes over the focus and opens at once.
 */
export function ColumnsMenu({ view, trigger }: ColumnsMenuProps) {
  const { hidden, widths, frozen, phone } = useView(view, whole);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    button.current?.focus();
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const shows = (key: ColumnKey, title: string) => (
    <Checkbox
      size="xs"
      label={title}
      checked={!hidden.has(key)}
      // Without its name, a row does not say which formation it is.
      disabled={key === 'formation_name'}
      onChange={() => view.toggle('hidden', key)}
    />
  );
  const column = (key: FieldOf<'formation'>) => {
    const title = titleOf(catalogue.formation[key]);
    return (
      <li key={key} className={styles.column}>
        {shows(key, title)}
        <NumberInput
          size="xs"
          className={styles.width}
          aria-label={`Width of ${title} in pixels`}
          value={widths[key] ?? usualWidthOf(key)}
          min={chosenLimits.least}
          max={chosenLimits.most}
          step={4}
          clampBehavior="blur"
          disabled={hidden.has(key)}
          onChange={(width) =>
            typeof width === 'number' &&
            width >= chosenLimits.least &&
            width <= chosenLimits.most &&
            view.update({ widths: { ...view.view().widths, [key]: width } })
          }
        />
        <Checkbox
          size="xs"
          label="Freeze"
          aria-label={`Freeze the width of ${title}`}
          title="Keeps its width when the table narrows"
          checked={frozen.has(key)}
          disabled={hidden.has(key)}
          onChange={() => view.toggle('frozen', key)}
        />
      </li>
    );
  };

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={4}
      trapFocus
      returnFocus
      portalProps={{ target: 'main' }}
    >
      <Popover.Target>{trigger({ ref: button, onClick: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown className={styles.menu} data-cards={phone || undefined}>
        <ul className={styles.columns}>
          {formationColumns.map(column)}
          <li className={styles.column}>{shows('drawing', drawingTitle)}</li>
          {programmeColumns.map((key) => (
            <li key={key} className={styles.column}>
              {shows(key, programmes[key].title)}
            </li>
          ))}
        </ul>
        <button type="button" className="small-button" onClick={view.reset}>
          Put all columns back
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}
