import {
  catalogue,
  formationColumns,
  programmeColumns,
  programmes,
  topsTitle,
} from '@/domain/montage/catalogue';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';

interface Column {
  key: (typeof formationColumns)[number] | ProgrammeColumn;
  title: string;
  /** Below the title, not in each cell. */
  unit?: string | undefined;
}

export const depthColumns: readonly Column[] = formationColumns.map((key) => {
  const { name, unit } = catalogue.formation[key];
  return { key, title: key === 'formation_name' ? topsTitle : name, unit };
});

export const programHeads: readonly Column[] = programmeColumns.map((key) => ({
  key,
  title: programmes[key].title,
}));
