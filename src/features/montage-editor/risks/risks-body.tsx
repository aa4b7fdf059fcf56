import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import type { Listed } from '@/domain/montage/change';
import type { Montage, Risk, RiskLevel, Section } from '@/domain/montage/montage';
import { sectionText } from '@/domain/montage/section-field';
import { riskMatrixOf } from '@/domain/risks/matrix';
import {
  addRisk,
  hasFilter,
  openCounts,
  ratingOf,
  registerOf,
  type RiskFilter,
  type RiskOrder,
  type When,
} from '@/domain/risks/register';
import { useEditor, useEditorState } from '../editor-context';
import type { WantedCell } from '../folded-part/use-wanted-cell';
import { ListTable } from '../list-table/list-table';
import { RiskChoice } from './risk-choice';
import { RiskMatrices } from './risk-matrices';
import styles from './risks-body.module.css';

type Jump = (cell: Cell, focus?: boolean) => void;

export interface RisksBodyProps {
  /** The cell to show; a higher `turn` asks again. */
  wanted: WantedCell | null;
}

const list = { of: 'risks' } as const;
const noRisks: readonly Risk[] = [];
const noLevels: readonly RiskLevel[] = [];

/** The register as a table, ordered and filtered, and the risk matrix before and after mitigation. */
export default function RisksBody({ wanted }: RisksBodyProps) {
  const editor = useEditor();
  const risks = useEditorState(({ montage }) => montage.risks_list ?? noRisks);
  const levels = useEditorState(({ montage }) => montage.risk_levels_list ?? noLevels);
  const [sectionsOf] = useState(namedSections);
  const sections = useEditorState(({ montage }) => sectionsOf(montage));
  const [order, setOrder] = useState<RiskOrder>('section');
  const [filter, setFilter] = useState<RiskFilter>({});
  const matrix = useMemo(() => riskMatrixOf(levels), [levels]);
  const rowsOf = useMemo(() => registerView(sectionsOf, order, filter), [filter, order, sectionsOf]);
  const shown = useEditorState(({ montage }) => rowsOf(montage));
  const derived = useMemo(() => {
    const words = (risk: Risk, when: When) => ratingWords(ratingOf(risk, matrix, when));
    return {
      titles: ['Before', 'After'],
      rows: shown.map((risk) => [words(risk, 'before'), words(risk, 'after')]),
    };
  }, [matrix, shown]);
  const groupOf = useCallback(
    (row: Listed) => sectionText(editor.state().montage, 'mitigation' in row ? row.section_id : null),
    [editor],
  );
  const setJump = useWanted(wanted, () => setFilter({}));
  const counts = openCounts(risks, matrix);
  return (
    <div className={styles.body}>
      <RiskMatrices
        matrix={matrix}
        risks={shown}
        cell={filter.cell}
        onCell={({ cell: _, ...others }, cell) => setFilter(cell ? { ...others, cell } : others)}
        filter={filter}
      />
      <div className={styles.register}>
        <RiskChoice
          risks={risks}
          sections={sections}
          order={order}
          onOrder={setOrder}
          filter={filter}
          onFilter={setFilter}
        />
        <ListTable
          list={list}
          title="RISK REGISTER"
          addLabel="+ Add Risk"
          add={(montage, newId) => addRisk(montage, filter.section ?? null, newId)}
          none={
            risks.length === 0
              ? 'No risks yet. Click "Add Risk", or paste rows from a spreadsheet into the first one.'
              : 'No risk passes the filter.'
          }
          rowsOf={rowsOf}
          groupOf={order === 'section' ? groupOf : undefined}
          derived={derived}
          onReady={setJump}
          actions={
            <span className={styles.counts}>
              {hasFilter(filter) && `${shown.length} of ${risks.length} shown · `}
              Open after mitigation:{' '}
              <b data-class={counts.high > 0 ? 'high' : undefined}>{counts.high} high</b>,{' '}
              <b data-class={counts.medium > 0 ? 'medium' : undefined}>{counts.medium} medium</b>,{' '}
              <b>{counts.low} low</b>
            </span>
          }
        />
      </div>
    </div>
  );
}

const ratingWords = (rating: ReturnType<typeof ratingOf>): string =>
  rating ? `${rating.score} ${rating.class}` : '-';

/**
 * The sections, the same list as long as they have the same ids and sizes: the register shows nothing else of them, and an
 * edit of a depth renders none of it.
 */
function namedSections(): (montage: Montage) => readonly Section[] {
  let known: readonly Section[] = [];
  const isSame = ({ id, diameter }: Section, index: number) =>
    id === known[index]?.id && diameter === known[index].diameter;
  return ({ sections_list: now }) => {
    if (now.length !== known.length || !now.every(isSame)) known = now;
    return known;
  };
}

/** The rows of the register; the same list as long as nothing that it depends on changes. */
function registerView(
  sectionsOf: ReturnType<typeof namedSections>,
  order: RiskOrder,
  filter: RiskFilter,
): (montage: Montage) => readonly Risk[] {
  let last: { readonly of: readonly unknown[]; readonly rows: readonly Risk[] } | null = null;
  return (montage) => {
    const of = [montage.risks_list, montage.risk_levels_list, sectionsOf(montage)];
    if (last?.of.every((one, index) => one === of[index])) return last.rows;
    const rows = registerOf(montage, riskMatrixOf(montage.risk_levels_list), order, filter);
    last = { of, rows };
    return rows;
  };
}

/** Brings the cursor to a wanted cell, which a filter may hide. */
function useWanted(wanted: WantedCell | null, clearFilter: () => void): (jump: Jump) => void {
  const table = useRef<Jump>(null);
  const done = useRef(0);
  const clear = useRef(clearFilter);
  useEffect(() => {
    clear.current = clearFilter;
  });
  useEffect(() => {
    if (!wanted || wanted.turn <= done.current || wanted.cell.at.of !== 'risk') return;
    done.current = wanted.turn;
    clear.current();
    // After the table has all its rows.
    requestAnimationFrame(() => table.current?.(wanted.cell, wanted.focus));
  }, [wanted]);
  return useCallback((jump: Jump) => {
    table.current = jump;
  }, []);
}
