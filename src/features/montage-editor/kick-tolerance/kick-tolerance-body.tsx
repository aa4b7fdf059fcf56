import { memo, useCallback, useMemo } from 'react';
import type { Montage } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { methodWords, usualKick } from '@/domain/kick-tolerance/assumptions';
import { sectionKicks } from '@/domain/kick-tolerance/section-kicks';
import { useCheckSettings } from '../checks/use-findings';
import type { Jump } from '../folded-part/use-table-jumps';
import { ListTable } from '../list-table/list-table';
import pressures from '../pressures/pressures-body.module.css';
import { usePressures } from '../pressures/use-pressures';
import { KickPicture } from './kick-picture';
import { KickTable } from './kick-table';
import styles from './kick-tolerance-body.module.css';

const sections = { of: 'sections' } as const;
const usualAssumptions = {
  kick_intensity: usualKick.intensityKgPerM3,
  influx_gradient: usualKick.influxKpaPerM,
  kick_margin: usualKick.marginKpa,
};

export interface KickToleranceBodyProps {
  /** Receives for each table, by its key, a function that moves the cursor to a cell of it. */
  onTable?: (key: string, jump: Jump) => void;
}

/** The chart, what the tolerances assume, the drill strings, and the tolerance of each section. */
export function KickToleranceBody(props: KickToleranceBodyProps) {
  return <FollowingBody montage={usePressures()} {...props} />;
}

/** Of its own: an edit renders it only when the montage follows. */
const FollowingBody = memo(function FollowingBody({
  montage,
  onTable,
}: KickToleranceBodyProps & { montage: Montage }) {
  const settings = useCheckSettings();
  const kicks = useMemo(() => sectionKicks(montage, settings), [montage, settings]);
  const setAssumptions = useCallback((jump: Jump) => onTable?.('', jump), [onTable]);
  const titles = montage.sections_list.map(({ diameter }, index) => sectionTitle(diameter, index + 1));
  return (
    <div className={pressures.place}>
      <div className={pressures.body}>
        <div className={pressures.picture}>
          <KickPicture kicks={kicks} settings={settings} />
        </div>
        <div className={pressures.tables}>
          {kicks.length > 0 && <KickTable kicks={kicks} settings={settings} />}
          <ListTable
            list={sections}
            title="ASSUMPTIONS"
            defaults={usualAssumptions}
            none="No sections yet."
            heading={{ title: 'Section', texts: titles }}
            onReady={setAssumptions}
          />
        </div>
        <div className={styles.strings}>
          {montage.sections_list.map(({ id, drill_string_list: pieces }, index) =>
            // The first hole has no shoe above it.
            pieces && (index > 0 || pieces.length > 0) ? (
              <StringTable key={id} section={id} title={titles[index] ?? ''} onTable={onTable} />
            ) : null,
          )}
        </div>
        {kicks.length > 0 && (
          <div className={styles.notes}>
            {methodWords().map((sentence) => (
              <p key={sentence} className={pressures.note}>
                {sentence}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
});

interface StringTableProps {
  section: string;
  title: string;
  onTable: KickToleranceBodyProps['onTable'];
}

const StringTable = memo(function StringTable({ section, title, onTable }: StringTableProps) {
  const list = useMemo(() => ({ of: 'stringPieces', section }) as const, [section]);
  const setTable = useCallback((jump: Jump) => onTable?.(section, jump), [onTable, section]);
  return (
    <ListTable
      list={list}
      title={`DRILL STRING ${title.toUpperCase()}`}
      addLabel="+ Add Part"
      none="No drill string yet. Add its parts from the bit up; the last one, without a length, reaches to the surface."
      onReady={setTable}
    />
  );
});
