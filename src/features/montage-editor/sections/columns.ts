import { catalogue, formationColumns, topsTitle } from '@/domain/montage/catalogue';
import { inForce } from '@/domain/montage/field-in';

interface Column {
  key: (typeof formationColumns)[number];
  title: string;
  /** Below the title, not in each cell. */
  unit?: string | undefined;
}

/** In the units of the person who looks. */
export const depthColumns = (): readonly Column[] =>
  formationColumns.map((key) => {
    const { name, unit } = inForce(catalogue.formation[key]);
    return { key, title: key === 'formation_name' ? topsTitle : name, unit };
  });
