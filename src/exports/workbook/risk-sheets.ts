import { fullTitleOf, catalogue } from '@/domain/montage/catalogue';
import type { Montage, Risk } from '@/domain/montage/montage';
import { sectionText } from '@/domain/montage/section-field';
import { riskMatrixOf } from '@/domain/risks/matrix';
import { ratingOf, registerOf, type When } from '@/domain/risks/register';
import { formats } from './looks';
import type { Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { fieldColumns, figures, words } from './tables';

/** The risk register by section with the ratings that follow from the matrix; nothing without risks. */
export function riskSheets(montage: Montage): Sheet[] {
  if (!montage.risks_list?.length) return [];
  const matrix = riskMatrixOf(montage.risk_levels_list);
  const rated = (when: When): Column<Risk>[] => [
    figures(`Score ${when}`, (risk) => ratingOf(risk, matrix, when)?.score ?? null, formats.whole),
    words(`Class ${when}`, 12, (risk) => ratingOf(risk, matrix, when)?.class ?? null),
  ];
  const risk = (one: Risk) => one;
  return [
    tableSheet({
      name: 'Risks',
      columns: [
        ...fieldColumns('risk', risk, { number: 8 }),
        words<Risk>(fullTitleOf(catalogue.risk.section_id), 16, (one) =>
          sectionText(montage, one.section_id),
        ),
        ...fieldColumns('risk', risk, { risk: 34, cause: 40, consequence: 40, likelihood: 6, severity: 6 }),
        ...rated('before'),
        ...fieldColumns('risk', risk, { mitigation: 60, owner: 22, likelihood_after: 8, severity_after: 8 }),
        ...rated('after'),
        ...fieldColumns('risk', risk, { status: 10 }),
      ],
      items: () => registerOf(montage, matrix, 'section'),
      nothing: 'No risks.',
      names: 3,
      wide: true,
    }),
  ];
}
