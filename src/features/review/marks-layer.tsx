import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { DocumentReview, ReviewPage } from '@/api/generated/model';
import type { Geometry, Rect } from './geometry';
import { chipLabel, markAfter, targetId, type Mark, type Target } from './marks';
import styles from './marks.module.css';

interface MarksLayerProps {
  review: DocumentReview;
  page: ReviewPage;
  lines: readonly (readonly Mark[])[];
  geometry: Geometry;
  window: { from: number; to: number };
  at: Target | null;
  /** The item that a list points at. */
  pointed: Target | null;
  onAt(at: Target): void;
  onPoint(at: Target | null): void;
  /** Enter: corrects the item at the cursor. */
  onCorrect(): void;
  onIgnore(at: Target): void;
  onHeading(at: Target): void;
}

const chipPx = 19;

/** The heading of a table, as far as it is above the first row. */
function headingPx(table: Rect, firstRow: Rect | undefined): number {
  return firstRow
    ? Math.max(0, Math.min(firstRow.top - table.top, table.height))
    : Math.min(24, table.height);
}

/** The marks of a page. One tab stop, with the arrow keys inside. */
export function MarksLayer(props: MarksLayerProps) {
  const { review, page, lines, geometry, window, at, pointed } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const atId = at && targetId(at);
  const pointedId = pointed && targetId(pointed);

  const onPage = lines.some((line) => line.some((mark) => mark.id === atId));
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    if (shownId.current === atId) return;
    shownId.current = atId;
    const shown = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  /** The mark of an event's target: the page listens for all its marks. */
  const markOf = (target: EventTarget): Target | null => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : null;
    return lines.flat().find((mark) => mark.id === found)?.target ?? null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = markAfter(lines, atId, event.key);
    if (next) props.onAt(next.target);
    else if (at && event.key === 'Enter') props.onCorrect();
    else if (at && (event.key === 'Delete' || event.key === 'Backspace')) props.onIgnore(at);
    else if (at && event.key === 'h') props.onHeading(at);
    else return;
    event.preventDefault();
  };

  const shaded = new Set<string>();
  /** Whether an earlier value has shaded the same place: the shades of many values would darken their text. */
  const wasShaded = ({ target, box }: Mark): boolean => {
    if (target.what !== 'value') return false;
    const place = Object.values(box).join();
    if (shaded.has(place)) return true;
    shaded.add(place);
    return false;
  };
  const drawn = lines.flat().flatMap((mark) => {
    const rect = geometry.rect(mark.box);
    const inSight = rect.top <= window.to && rect.top + rect.height >= window.from;
    return inSight || mark.id === atId ? [{ mark, rect, isShaded: wasShaded(mark) }] : [];
  });
  /** Whether its name or its chip would cover a text of the document while its table is not asked about. */
  const isOver = ({ target, isTurned }: Mark, { left, top, width, height }: Rect): boolean => {
    if (target.what !== 'table' && target.what !== 'column') return false;
    // Next to lower rows, the chips would cover one another.
    if (isTurned) return height < chipPx - 8;
    if ([at, pointed].some((each) => each && 'table' in each && each.table === target.table)) return false;
    const above = target.what === 'table' ? 2 * chipPx : chipPx;
    return page.pieces.some((piece) => {
      const text = geometry.rect(piece.box);
      const middle = text.top + text.height / 2;
      return (
        middle < top &&
        text.top + text.height > top - above &&
        text.left < left + width &&
        text.left + text.width > left
      );
    });
  };
  const question = review.questions.find((each) => each.page === page.number && each.box);

  if (lines.length === 0) return null;
  return (
    <div
      ref={list}
      className={styles.marks}
      role="listbox"
      tabIndex={0}
      aria-label={`What was read on ${page.name}`}
      aria-activedescendant={onPage ? `${id}${atId}` : undefined}
      data-marks
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => {
        const clicked = markOf(target);
        if (clicked) props.onAt(clicked);
        currentTarget.focus({ preventScroll: true });
      }}
      onPointerOver={({ target }) => props.onPoint(markOf(target))}
      onPointerLeave={() => props.onPoint(null)}
      onFocus={() => {
        const [first] = lines[0] ?? [];
        if (!onPage && first) props.onAt(first.target);
      }}
    >
      {drawn.map(({ mark, rect, isShaded }) => (
        <div
          key={mark.id}
          id={`${id}${mark.id}`}
          role="option"
          data-mark={mark.id}
          aria-selected={mark.id === atId}
          aria-label={mark.words}
          title={mark.words}
          className={styles.mark}
          data-what={mark.target.what}
          data-unused={mark.unused || undefined}
          data-open={isOpen(review, mark.target) || undefined}
          data-pointed={mark.id === pointedId || undefined}
          data-over={isOver(mark, rect) || undefined}
          data-turned={mark.isTurned || undefined}
          data-shaded={isShaded || undefined}
          style={boxOf(mark, rect, review, geometry)}
        >
          {mark.target.what === 'table' && (
            <span
              className={styles.name}
              data-at={page.form === 'page' && rect.height > 96 ? 'side' : 'above'}
            >
              {mark.label}
            </span>
          )}
          {mark.target.what === 'column' && (
            <span className={styles.chip} data-all={mark.label}>
              {mark.isTurned ? mark.label : chipLabel(mark.label, rect.width)}
            </span>
          )}
        </div>
      ))}
      {drawn.map(
        ({ mark, rect }) =>
          mark.target.what === 'column' &&
          !mark.isTurned && (
            <div
              key={`through ${mark.id}`}
              aria-hidden
              className={styles.through}
              data-at={mark.id === atId || mark.id === pointedId || undefined}
              style={rect}
            />
          ),
      )}
      {question?.box && <div className={styles.asked} style={geometry.rect(question.box)} aria-hidden />}
    </div>
  );
}

function isOpen(review: DocumentReview, target: Target): boolean {
  if (target.what !== 'column') return false;
  const columns = review.tables[target.table]?.columns;
  return columns?.find(({ column }) => column === target.column)?.certainty === 'open';
}

/** A column is pressed at its name and its heading: below, its rows are. */
function boxOf({ target, isTurned }: Mark, rect: Rect, review: DocumentReview, geometry: Geometry): Rect {
  if (target.what !== 'column' || isTurned) return rect;
  const [first] = review.tables[target.table]?.rows ?? [];
  const height = chipPx + headingPx(rect, first && geometry.rect(first.box));
  return { ...rect, top: rect.top - chipPx, height };
}
