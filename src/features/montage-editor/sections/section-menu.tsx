import { IconDots } from '@tabler/icons-react';
import { useMemo, type ComponentProps } from 'react';
import type { Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { ExportMenu } from '@/shared/exports/export-menu';
import { useEditorState } from '../editor-context';
import styles from './section-menu.module.css';
import { useSectionTools } from './section-tools';

const loadList = () => import('@/shared/exports/export-menu-list').then((module) => module.ExportMenuList);

interface SectionMenuProps {
  section: Section;
  /** Counted from 1. */
  place: number;
}

/** What can be done with a whole section. The menu itself loads when it is first used. */
export function SectionMenu({ section: { id, diameter }, place }: SectionMenuProps) {
  const tools = useSectionTools();
  const locked = useEditorState((state) => state.locked !== null);
  const keepsRisks = useEditorState((state) => state.montage.risks_list !== undefined);
  const isLast = useEditorState((state) => state.montage.sections_list.length === place);
  const label = `Actions for ${sectionTitle(diameter, place)}`;
  const entries = useMemo(
    () => [
      { label: 'Edit section…', onChoose: () => tools.edit(id) },
      { label: 'Add section above…', onChoose: () => tools.add({ side: 'above', section: id }) },
      { label: 'Add section below…', onChoose: () => tools.add({ side: 'below', section: id }) },
      { label: 'Split…', onChoose: () => tools.split(id) },
      { label: 'Move up', ...(place > 1 && { onChoose: () => tools.move(id, 'up') }) },
      { label: 'Move down', ...(!isLast && { onChoose: () => tools.move(id, 'down') }) },
      ...(keepsRisks ? [{ label: 'Add risk', onChoose: () => tools.addRisk(id) }] : []),
      { label: 'Remove', onChoose: () => tools.remove(id) },
    ],
    [id, isLast, keepsRisks, place, tools],
  );
  const trigger = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={label}
      title={label}
      disabled={locked}
      data-section-menu={id}
      {...props}
      className={styles.button}
    >
      <IconDots size={18} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <ExportMenu
      trigger={trigger}
      load={loadList}
      render={(List) => <List entries={entries} trigger={trigger} width={200} />}
      failedClass={styles.failed}
    />
  );
}
