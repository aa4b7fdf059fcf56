import type { ReactNode } from 'react';
import type { Montage } from '@/api/generated/model';
import { montageName } from '@/domain/montage-name';
import { Page } from '@/ui/page';
import { EmptyMontage } from './empty-montage';
import { ExportTiles } from './header/export-tiles';
import { PlanSummaryList } from './plan/plan-summary';
import { ReservoirTable } from './reservoirs/reservoir-table';
import { SectionsTable } from './sections/sections-table';
import { TopLinePanel } from './top-line/top-line-panel';
import styles from './montage-editor.module.css';

/** Whether the montage holds nothing at all, as after a generation that stopped before it found anything. */
const isEmpty = (montage: Montage) =>
  montage.top_line_item === null &&
  montage.sections_list.length === 0 &&
  montage.reservoirs_list.length === 0 &&
  montage.plan_summaries_list.length === 0;

interface MontageEditorProps {
  montage: Montage;
  /** Stands above everything: what failed while the montage was in view. */
  notice?: ReactNode;
}

/** A montage as it is read. */
export function MontageEditor({ montage, notice }: MontageEditorProps) {
  const topLine = montage.top_line_item;
  if (isEmpty(montage)) {
    return (
      <Page title={<Title name="Montage" id={montage.id} />}>
        {notice}
        <EmptyMontage montageId={montage.id} />
      </Page>
    );
  }
  const name = montageName(topLine?.well_name, topLine?.field_name, topLine?.field_code);
  return (
    <Page title={<Title name={name} id={montage.id} />} aside={<ExportTiles />}>
      {notice}
      <TopLinePanel topLine={topLine} />
      <SectionsTable sections={montage.sections_list} />
      <ReservoirTable reservoirs={montage.reservoirs_list} />
      <PlanSummaryList steps={montage.plan_summaries_list} />
    </Page>
  );
}

function Title({ name, id }: { name: string; id: string }) {
  return (
    <>
      {name} <span className={styles.id}>montage {id.trim() || 'N/A'}</span>
    </>
  );
}
