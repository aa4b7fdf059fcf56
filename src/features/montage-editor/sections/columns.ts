import { catalogue, formationColumns, topsTitle } from '@/domain/montage/catalogue';

interface Column {
  key: (typeof formationColumns)[number];
  title: string;
  /** Below the title, not in each cell. */
  unit?: string | undefined;
}

export const depthColumns: readonly Column[] = formationColumns.map((key) => {
  const { name, unit } = catalogue.formation[key];
  return { key, title: key === 'formation_name' ? topsTitle : name, unit };
});
