import { IconChevronLeft, IconChevronRight, IconMarquee2, IconTextScan2 } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Box, DocumentReview, ReviewPage } from '@/api/generated/model';
import { paperGeometry, rowsGeometry, type Geometry, type Rect, type Zoom } from './geometry';
import { linesOfMarks, targetId, type Mark, type Target } from './marks';
import { MarksLayer } from './marks-layer';
import { PaperPage } from './paper-page';
import { RegionLayer } from './region-layer';
import { RowsPage } from './rows-page';
import type { Session } from './session';
import { chosenWords, type ChosenWords } from './chosen-words';
import { WordsLayer } from './words-layer';
import { useKeptMiddle } from './use-kept-middle';
import { useWindow } from './use-window';
import { ZoomButtons } from './zoom-buttons';
import controls from './controls.module.css';
import marks from './marks.module.css';
import styles from './page.module.css';

interface PageViewProps {
  review: DocumentReview;
  session: Session;
  page: number;
  at: Target | null;
  pointed: Target | null;
  choosing: boolean;
  /** Whether the user points at a value, and the row to begin at, if that is given. */
  pointing: { row: number | null } | null;
  /** The words that were chosen on this page, until the user says what they are. */
  words: ChosenWords | null;
  /** The selected region on this page, until its kind is chosen. */
  region: Box | null;
  /** The requested place, on this page. */
  spot: Box | null;
  onPoint(at: Target | null): void;
  onCorrect(): void;
  onIgnore(at: Target): void;
  onHeading(at: Target): void;
  onChoosing(choosing: boolean): void;
  onRegion(box: Box): void;
  onPointing(pointing: boolean): void;
  onWords(words: ChosenWords): void;
}

/** The content of a page, for the list that leads there. */
function pageWords(review: DocumentReview, { number, name }: ReviewPage): string {
  const kinds = new Set(
    review.tables.filter(({ parts }) => parts.some(({ page }) => page === number)).map(({ words }) => words),
  );
  return kinds.size === 0 ? name : `${name} · ${[...kinds].join(', ')}`;
}

/** The document page by page, as it is, with what was read drawn on it. */
export function PageView(props: PageViewProps) {
  const { review, session, at, pointed, choosing, pointing } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const roomPx = useRoom(scroller);
  const [zoom, setZoom] = useState<Zoom>(null);
  const lines = useMemo(() => linesOfMarks(review, props.page), [review, props.page]);
  const index = Math.max(
    0,
    review.pages.findIndex(({ number }) => number === props.page),
  );
  const page = review.pages[index];
  if (!page) return null;
  const turn = (by: number) => {
    const next = review.pages[index + by];
    if (next) session.show(next.number);
  };
  const words = wordsAt(lines, pointed ?? at);
  return (
    <>
      <div className={styles.bar}>
        {review.pages.length > 1 && (
          <>
            <button
              type="button"
              className={controls.quiet}
              aria-label="Previous page"
              aria-keyshortcuts="PageUp"
              disabled={index === 0}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            </button>
            <select
              className={`text-field ${controls.select}`}
              aria-label="Page"
              value={page.number}
              onChange={({ currentTarget }) => session.show(Number(currentTarget.value))}
            >
              {review.pages.map((each) => (
                <option key={each.number} value={each.number}>
                  {pageWords(review, each)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className={controls.quiet}
              aria-label="Next page"
              aria-keyshortcuts="PageDown"
              disabled={index === review.pages.length - 1}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </button>
            <span className={styles.count}>of {review.pages.length}</span>
          </>
        )}
        {review.pages.length === 1 && <span className={styles.count}>{page.name}</span>}
        <span className={styles.space} />
        {page.form === 'page' && page.drawn && (
          <ZoomButtons zoom={paperGeometry(page, roomPx, zoom).zoom} onZoom={setZoom} />
        )}
        <button
          type="button"
          className={controls.button}
          aria-pressed={choosing}
          aria-keyshortcuts="R"
          disabled={!page.drawn}
          onClick={() => props.onChoosing(!choosing)}
        >
          <IconMarquee2 size={16} stroke={1.75} aria-hidden />
          <span className={styles.label}>Select a region</span>
        </button>
        {review.value_kinds && (
          <button
            type="button"
            className={controls.button}
            aria-pressed={pointing !== null}
            aria-keyshortcuts="V"
            disabled={!page.drawn}
            onClick={() => props.onPointing(pointing === null)}
          >
            <IconTextScan2 size={16} stroke={1.75} aria-hidden />
            <span className={styles.label}>Use a value</span>
          </button>
        )}
      </div>
      <PageStage
        {...props}
        page={page}
        lines={lines}
        zoom={zoom}
        roomPx={roomPx}
        scroller={scroller}
        onScroller={setScroller}
      />
      <div className={styles.line}>
        <p title={words || undefined}>
          {pointing
            ? 'Click or drag over words, or use arrow keys and Enter; Shift takes more words and rows.'
            : choosing
              ? 'Drag over the table, or move with the arrow keys, extend with Shift, and press Enter.'
              : words || 'Point at something on the page, or go through it with the arrow keys.'}
        </p>
        <span className={styles.legend} aria-hidden>
          <span>read</span>
          <span className={styles.legendOpen}>open</span>
          <span className={styles.legendUnused}>not used</span>
        </span>
      </div>
    </>
  );
}

function wordsAt(lines: readonly (readonly Mark[])[], at: Target | null): string {
  if (!at) return '';
  const id = targetId(at);
  for (const line of lines) {
    const found = line.find((mark) => mark.id === id);
    if (found) return found.words;
  }
  return '';
}

interface PageStageProps extends Omit<PageViewProps, 'page'> {
  page: ReviewPage;
  lines: readonly (readonly Mark[])[];
  zoom: Zoom;
  /** The width that a page can take, px. */
  roomPx: number;
  scroller: HTMLElement | null;
  onScroller(scroller: HTMLElement | null): void;
}

/** A page without marks has nothing else to focus, and could not be scrolled by keyboard. */
const scrolledByKeys = { role: 'region', tabIndex: 0 };

function PageStage(props: PageStageProps) {
  const { review, session, page, choosing, pointing, region, zoom, roomPx, scroller, onScroller } = props;
  const window = useWindow(scroller);
  const paper = useMemo(
    () => (page.form === 'page' ? paperGeometry(page, roomPx, zoom) : null),
    [page, roomPx, zoom],
  );
  const rows = useMemo(
    () => (page.form === 'page' ? null : rowsGeometry(page, review, roomPx)),
    [page, review, roomPx],
  );
  const geometry: Geometry = paper ?? rows!;
  useKeptMiddle(scroller, zoom, geometry.width);

  let content: ReactNode = null;
  if (paper) content = <PaperPage page={page} width={geometry.width} height={geometry.height} />;
  if (rows) {
    const first = rows.rowAt(Math.max(0, window.from));
    const end = Math.min(Math.ceil(page.height), rows.rowAt(window.to) + 1);
    content = <RowsPage page={page} geometry={rows} first={first} end={end} />;
  }
  // A different page starts at its top; the same page, read again, keeps its position.
  return (
    <div
      ref={onScroller}
      key={page.number}
      className={styles.scroller}
      {...(props.lines.length === 0 && { ...scrolledByKeys, 'aria-label': `Page ${page.number}` })}
    >
      {page.drawn ? (
        <div
          className={styles.stage}
          data-form={page.form}
          style={{ width: geometry.width, height: geometry.height }}
        >
          {content}
          <MarksLayer
            review={review}
            page={page}
            lines={props.lines}
            geometry={geometry}
            window={window}
            at={props.at}
            pointed={props.pointed}
            onAt={session.select}
            onPoint={props.onPoint}
            onCorrect={props.onCorrect}
            onIgnore={props.onIgnore}
            onHeading={props.onHeading}
          />
          {region && <div className={marks.region} style={geometry.rect(region)} />}
          {props.spot && <Spot rect={geometry.rect(props.spot)} />}
          {choosing && (
            <RegionLayer
              page={page}
              geometry={geometry}
              onChosen={props.onRegion}
              onCancel={() => props.onChoosing(false)}
            />
          )}
          {pointing && (
            <WordsLayer
              page={page}
              geometry={geometry}
              row={pointing.row}
              chosen={props.words?.run ?? null}
              onChosen={(words, run) => {
                const chosen = chosenWords(page, review.document, words, run);
                if (chosen) props.onWords(chosen);
              }}
              onCancel={() => props.onPointing(false)}
            />
          )}
        </div>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

/** Scrolls once to the requested place. */
function Spot({ rect }: { rect: Rect }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    own.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  return <div ref={own} className={marks.spot} style={rect} data-spot aria-hidden />;
}

/** The width that a page can take, px. */
function useRoom(scroller: HTMLElement | null): number {
  const [room, setRoom] = useState(760);
  useLayoutEffect(() => {
    if (!scroller) return;
    const look = () => setRoom(Math.max(280, scroller.clientWidth - 64));
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    return () => sizes.disconnect();
  }, [scroller]);
  return room;
}

const bars = [62, 88, 74, 91, 55, 84, 78, 90, 66, 40];

export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      {bars.map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
