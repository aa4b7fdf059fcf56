import { Button } from '@mantine/core';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellKey } from '@/domain/montage/address';
import type { TopLine } from '@/domain/montage/montage';
import { SectionLabel } from '@/ui/section-label';
import { CellFindingMark } from '../checks/finding-mark';
import { useEditorState } from '../editor-context';
import { boxOfCell } from '../sources/cell-at';
import { bandTiles, type BandTile } from './band-tiles';
import { TopLineForm } from './top-line-form';
import styles from './top-line-band.module.css';

interface TopLineBandProps {
  startsOpen?: boolean;
  /** Receives a function that opens the form and focuses the tile of a field. */
  onReady?: (jump: (field: string) => void) => void;
}

/** The top line in one line of labels and values; it opens to a form with a tile for each value. */
export function TopLineBand({ startsOpen = false, onReady }: TopLineBandProps) {
  const labelId = useId();
  const formId = useId();
  const topLine = useEditorState((state) => state.montage.top_line_item);
  const readOnly = useEditorState((state) => state.locked !== null);
  const [open, setOpen] = useState(startsOpen);
  // The tiles show before the top line exists: its first value creates it, and an empty one is never saved.
  const [started, setStarted] = useState(false);
  if (started && topLine) setStarted(false);
  const [message, setMessage] = useState('');

  const show = useCallback((field: string): HTMLElement | null => {
    flushSync(() => setOpen(true));
    const box = boxOfCell(cellKey({ at: { of: 'topLine' }, field }));
    return box instanceof HTMLElement ? box : null;
  }, []);
  const jump = useCallback(
    (field: string) => {
      const box = show(field);
      const target = box?.matches('button') ? box : box?.querySelector<HTMLElement>('input, button');
      target?.focus();
      box?.scrollIntoView({ block: 'nearest' });
    },
    [show],
  );
  useLayoutEffect(() => onReady?.(jump), [jump, onReady]);

  const hasForm = topLine !== null || started;
  const label = open ? 'Close the top line' : 'Edit the top line';
  return (
    <section className={styles.part} aria-labelledby={labelId} data-open={(open && hasForm) || undefined}>
      <div className={styles.band}>
        <div className={styles.title}>
          <SectionLabel id={labelId}>DRILLING PROGRAMME</SectionLabel>
          <p className={styles.subtitle}>Top Line Information</p>
        </div>
        {topLine && !open && <Values topLine={topLine} onPick={(field) => show(field)?.click()} />}
        {!hasForm && (
          <div className={styles.none}>
            <p>No Top Line data available.</p>
            {!readOnly && (
              <Button
                size="compact-md"
                variant="default"
                onClick={() => {
                  setStarted(true);
                  setOpen(true);
                }}
              >
                Add top line
              </Button>
            )}
          </div>
        )}
        <p className={styles.message} role="status">
          {message}
        </p>
        {hasForm && (
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={open}
            aria-controls={formId}
            aria-label={label}
            title={label}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      <div id={formId} hidden={!open || !hasForm}>
        {open && hasForm && <TopLineForm topLine={topLine} onMessage={setMessage} />}
      </div>
    </section>
  );
}

interface ValuesProps {
  topLine: TopLine;
  /** The user pressed the value of a field. Only for the pointer: the keyboard opens the form. */
  onPick: (field: string) => void;
}

function Values({ topLine, onPick }: ValuesProps) {
  return (
    <dl className={styles.values}>
      {bandTiles(topLine).map((tile) => (
        // The button at the end of the band opens the same form by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          key={tile.label}
          className={styles.value}
          data-long={tile.long}
          onClick={() => onPick(tile.fields[0])}
        >
          <dt>{tile.label}</dt>
          <dd title={tile.text}>
            {tile.fields.map((field) => (
              <CellFindingMark key={field} cell={cellKey({ at: { of: 'topLine' }, field })} />
            ))}
            <BandValue tile={tile} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BandValue({ tile: { text, chips } }: { tile: BandTile }) {
  if (!chips) return <span className={styles.text}>{text}</span>;
  return chips.map((chip, index) => (
    // A document may name one well head twice.
    <span key={`${index} ${chip}`} className={styles.chip}>
      {chip}
    </span>
  ));
}
