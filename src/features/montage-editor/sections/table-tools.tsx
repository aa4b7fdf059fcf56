import { memo, useCallback, type ComponentProps, type ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { loadOnce } from '@/shared/load-once';
import { ExportMenu } from '@/shared/exports/export-menu';
import { SectionLabel } from '@/ui/section-label';
import { useEditor } from '../editor-context';
import type { Density } from './layout';
import styles from './table-tools.module.css';
import { useTableView, useView, type TableView } from './table-view';

const densities: readonly { density: Density; label: string }[] = [
  { density: 'compact', label: 'Compact' },
  { density: 'comfortable', label: 'Comfortable' },
];

const loadColumns = loadOnce(() => import('./columns-menu'));

const columnsButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.tool} aria-haspopup="dialog" {...props}>
    Columns
    <IconChevronDown size={14} aria-hidden />
  </button>
);

interface TableToolsProps {
  labelId: string;
  /** Further tools, before those of the view; the same element each time. */
  children?: ReactNode;
}

/** The line above the table: its name, and how it shows the montage. */
export const TableTools = memo(function TableTools({ labelId, children }: TableToolsProps) {
  const editor = useEditor();
  const view = useTableView();
  const density = useView(view, densityIn);
  const allFields = useView(view, allFieldsIn);
  const hasFolded = useView(
    view,
    useCallback(
      ({ folded }: TableView) => editor.state().montage.sections_list.some(({ id }) => folded.has(id)),
      [editor],
    ),
  );
  const foldAll = () =>
    view.foldAll(hasFolded ? [] : editor.state().montage.sections_list.map(({ id }) => id));
  return (
    <div className={styles.tools}>
      <SectionLabel id={labelId}>SECTIONS TABLE</SectionLabel>
      {children}
      <div className={styles.view}>
        <div role="group" aria-label="Height of the rows" className={styles.switch}>
          {densities.map((one) => (
            <button
              key={one.density}
              type="button"
              className={styles.choice}
              aria-pressed={one.density === density}
              onClick={() => view.update({ density: one.density })}
            >
              {one.label}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={allFields}
          title="Show empty fields of the programmes"
          onClick={() => view.update({ allFields: !allFields, opened: new Set() })}
        >
          All fields
        </button>
        <button type="button" className={styles.tool} onClick={foldAll}>
          {hasFolded ? 'Unfold all' : 'Fold all'}
        </button>
        <ExportMenu
          load={loadColumns}
          failedClass={styles.failed}
          trigger={columnsButton}
          render={({ ColumnsMenu }) => <ColumnsMenu view={view} trigger={columnsButton} />}
        />
      </div>
    </div>
  );
});

const densityIn = (view: TableView) => view.density;
const allFieldsIn = (view: TableView) => view.allFields;
