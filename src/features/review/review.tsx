import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronUp,
  IconKeyboard,
  IconTemplate,
  IconX,
} from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { errorMessage } from '@/api/error-message';
import type { Box, DocumentCorrection, SourcePlace } from '@/api/generated/model';
import { ModalDialog } from '@/ui/modal-dialog';
import { readingWords } from '@/shared/reading-words';
import { SectionLabel } from '@/ui/section-label';
import { ErrorPanel } from '@/ui/states';
import { Button } from '@mantine/core';
import { samePlace } from './corrections';
import { DocumentList } from './document-list';
import { KeysDialog } from './keys-dialog';
import type { Target } from './marks';
import { PageSkeleton, PageView } from './page-view';
import { chosenAnswer, Questions } from './questions';
import { LayoutsDialog } from './layouts-dialog';
import { LayoutsPart } from './layouts-part';
import { CorrectionsPart, DocumentPart, ReadLists, RegionPart } from './read-panel';
import { ReadingProgress, useReadingOf } from './reading-progress';
import type { ReviewedDocument } from './reviewed-document';
import type { Session } from './session';
import { withSaid } from './said-review';
import { createSessions } from './sessions';
import { TablePart } from './table-part';
import { ValuePart, type SaidOf } from './value-part';
import type { ChosenWords } from './chosen-words';
import { useLayouts } from './use-layouts';
import controls from './controls.module.css';
import pageStyles from './page.module.css';
import styles from './review.module.css';

export interface ReviewProps {
  documents: readonly ReviewedDocument[];
  /** The key of the document that is opened. */
  initial: string;
  /** The place at which the document is opened; without one, its first question or table. */
  place?: SourcePlace | undefined;
  onCorrected?(key: string, corrections: readonly DocumentCorrection[]): void;
  /** How the corrections are used, in words or as a link. */
  note?: ReactNode;
  onClose(): void;
}

const isTyped = (target: HTMLElement): boolean =>
  target.matches('input, textarea, select, [contenteditable]');

/** How each document was read, and an engineer's corrections where the reader is wrong or uncertain. */
export default function Review({ documents, initial, place, onCorrected, note, onClose }: ReviewProps) {
  const [key, setKey] = useState(initial);
  const [sessions] = useState(() => createSessions({ key: initial, place }));
  const [open, setOpen] = useState<ReadonlyMap<string, number>>(new Map());
  const document = documents.find((each) => each.key === key) ?? documents[0];
  if (!document) return null;
  return (
    <ModalDialog title="Review" className={styles.panel} onEscape={onClose}>
      <ReviewOf
        key={document.key}
        session={sessions.of(document)}
        name={document.name}
        onCorrected={(corrections) => onCorrected?.(document.key, corrections)}
        note={note}
        onClose={onClose}
        onOpen={(count) =>
          setOpen((before) =>
            before.get(document.key) === count ? before : new Map(before).set(document.key, count),
          )
        }
        list={<DocumentList documents={documents} chosen={document.key} open={open} onChoose={setKey} />}
      />
    </ModalDialog>
  );
}

interface ReviewOfProps {
  session: Session;
  name: string;
  onCorrected(corrections: readonly DocumentCorrection[]): void;
  note: ReactNode;
  list: ReactNode;
  onOpen(questions: number): void;
  onClose(): void;
}

/** The panel for one document. */
export function ReviewOf({ session, name, onCorrected, note, list, onOpen, onClose }: ReviewOfProps) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { history, reading, page, at, spot, said } = state;
  const { answer } = reading;
  const { now: corrections } = history;
  const review = useMemo(() => answer && withSaid(answer, corrections), [answer, corrections]);
  const [pointed, setPointed] = useState<Target | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [pointing, setPointing] = useState<{ row: number | null } | null>(null);
  const [words, setWords] = useState<ChosenWords | null>(null);
  const [saidOf, setSaidOf] = useState<SaidOf | null>(null);
  const [region, setRegion] = useState<{ page: number; box: Box } | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const layouts = useLayouts();
  const [showsLayouts, setShowsLayouts] = useState(false);
  const [sheet, setSheet] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  useEffect(() => session.hear(onCorrected));
  // A user who came for one place moves on from it with the arrow keys.
  useEffect(() => {
    if (spot && session.state().at)
      body.current?.querySelector<HTMLElement>('[data-marks]')?.focus({ preventScroll: true });
  }, [session, spot]);
  const questions = review?.questions.length;
  useEffect(() => {
    if (questions !== undefined) onOpen(questions);
  });

  const focusMarks = () =>
    body.current?.querySelector<HTMLElement>('[data-marks]')?.focus({ preventScroll: true });
  const toCorrect = () => {
    setSheet(true);
    // On a narrow screen, after the sheet was drawn.
    requestAnimationFrame(() =>
      (
        body.current?.querySelector<HTMLElement>('[data-first-control]') ??
        body.current?.querySelector<HTMLElement>('[data-corrections] select')
      )?.focus(),
    );
  };
  const table = at && 'table' in at ? review?.tables[at.table] : undefined;
  const placeOfRow = (target: Extract<Target, { what: 'row' }>) => {
    const place = review?.tables[target.table]?.place;
    return place && { ...place, row: target.row, ...(place.page !== undefined && { page: target.page }) };
  };
  const heading = (target: Target) => {
    const place = target.what === 'row' ? placeOfRow(target) : undefined;
    if (place) session.correct([{ kind: 'heading', at: place }]);
  };
  const ignore = (target: Target) => {
    const place = 'table' in target ? review?.tables[target.table]?.place : undefined;
    if (!place) return;
    if (target.what === 'row') session.correct([{ kind: 'row', at: place, row: target.row }]);
    else if (target.what === 'table') session.correct([{ kind: 'table', at: place, is: 'ignored' }]);
    else if (target.what === 'column')
      session.correct([{ kind: 'column', at: place, column: target.column, field: null }]);
  };
  const endChoosing = () => {
    setRegion(null);
    setWords(null);
    setPointing(null);
    setChoosing(false);
  };
  const choose = (on: boolean) => {
    endChoosing();
    if (on) setChoosing(true);
    else requestAnimationFrame(focusMarks);
  };
  /** On a phone the sheet was opened for the value alone: its mark on the page is what comes next. */
  const endValue = () => {
    choose(false);
    setSheet(false);
  };
  /** Points at a value, at first in a row if that is given. */
  const point = (on: boolean, row: number | null = null) => {
    if (!on) return choose(false);
    endChoosing();
    // It takes the focus itself.
    setPointing({ row });
  };
  const turn = (by: number) => {
    const index = review?.pages.findIndex(({ number }) => number === page) ?? -1;
    const next = review?.pages[index + by];
    if (next) session.show(next.number);
  };

  const drawnPage = review?.pages.find(({ number }) => number === page);
  const unusedBox = at?.what === 'unused' ? review?.unused[at.unused]?.box : undefined;
  /** The row of the item at the cursor: where pointing at a value begins. */
  const rowAt =
    at?.what === 'row'
      ? at.row
      : unusedBox
        ? (drawnPage?.pieces.find(({ box }) => box.y + box.height / 2 >= unusedBox.y)?.row ?? null)
        : at?.what === 'value'
          ? (review?.values[at.value]?.row ?? null)
          : null;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || altKey || !(target instanceof HTMLElement)) return;
    // A dialog over the panel has its own keys.
    if (target.closest('dialog') !== event.currentTarget) return;
    const typed = isTyped(target);
    const act = ((): (() => void) | null => {
      if (control && key.toLowerCase() === 'z' && !(target instanceof HTMLInputElement))
        return shiftKey ? session.redo : session.undo;
      if (control || typed) return null;
      if (/^[1-9]$/.test(key)) {
        const question = review?.questions.find((each) => chosenAnswer(each, corrections) === undefined);
        const index = Number(key) - 1;
        return question && index < question.answers.length ? () => session.answer(question, index) : null;
      }
      if (key === '?') return () => setShowsKeys(true);
      if (key === 'r' && review && !choosing) return () => choose(true);
      if (key === 'v' && review?.value_kinds && !pointing) return () => point(true, rowAt);
      if (key === 'PageUp') return () => turn(-1);
      if (key === 'PageDown') return () => turn(1);
      return null;
    })();
    if (!act) return;
    event.preventDefault();
    act();
  });
  // For the whole dialog, because its title has the focus first.
  useEffect(() => {
    const dialog = body.current?.closest('dialog');
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, []);
  const failed = reading.failure !== null && !reading.pending;
  const scan = useReadingOf(name, reading.pending);

  return (
    <>
      <div className={styles.head}>
        <div className={styles.state}>
          <p>
            <bdi>{name}</bdi>
            {review?.layout && ` · read as the layout “${review.layout.name}”`}
          </p>
          <p role="status">{reading.pending ? (review ? 'Reading again...' : 'Reading...') : ''}</p>
          {scan && review && <p>{readingWords(scan)}</p>}
        </div>
        <button
          type="button"
          className={controls.quiet}
          aria-label="Undo"
          title="Undo, Ctrl Z"
          aria-keyshortcuts="Control+Z"
          aria-disabled={history.past.length === 0}
          onClick={session.undo}
        >
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={controls.quiet}
          aria-label="Redo"
          title="Redo, Ctrl Shift Z"
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={history.future.length === 0}
          onClick={session.redo}
        >
          <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
        </button>
        {layouts && (
          <button
            type="button"
            className={controls.quiet}
            aria-label="Layouts"
            aria-haspopup="dialog"
            title={`Layouts (${layouts.length})`}
            onClick={() => setShowsLayouts(true)}
          >
            <IconTemplate size={18} stroke={1.75} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={`${controls.quiet} ${styles.keys}`}
          aria-label="Keys"
          title="Keys, ?"
          onClick={() => setShowsKeys(true)}
        >
          <IconKeyboard size={18} stroke={1.75} aria-hidden />
        </button>
        <button type="button" className={controls.button} onClick={onClose}>
          <IconX size={16} stroke={1.75} aria-hidden /> Close
        </button>
      </div>
      <div className={styles.progress} data-running={reading.pending || undefined} />
      <div ref={body} className={styles.body}>
        <div className={`${styles.side} ${styles.left}`}>
          {list}
          {review?.refused === null && (
            <Questions
              questions={review.questions}
              corrections={corrections}
              said={said}
              onAnswer={session.answer}
              onShow={(question) => {
                if (question.page !== null) session.show(question.page);
                const { place } = question;
                const index = review.tables.findIndex(
                  (each) => place !== null && samePlace(each.place, place),
                );
                if (index !== -1) session.select({ what: 'table', table: index });
                focusMarks();
              }}
              onUndo={history.past.length > 0 ? session.undo : null}
            />
          )}
          {note && corrections.length > 0 && (
            // A generation that starts from here must find the correction that is being sent.
            <div className={styles.part} inert={reading.pending}>
              {note}
            </div>
          )}
        </div>
        <div className={styles.middle}>
          {failed && review && (
            <div className={styles.failure} role="alert">
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <p>{errorMessage(reading.failure)} What was read before is still shown.</p>
              <button type="button" className={controls.button} onClick={session.retry}>
                Retry
              </button>
            </div>
          )}
          {review === null ? (
            failed ? (
              <div className={pageStyles.whole}>
                <ErrorPanel
                  title="The document could not be read for review."
                  actions={<Button onClick={session.retry}>Retry</Button>}
                >
                  {errorMessage(reading.failure)}
                </ErrorPanel>
              </div>
            ) : scan ? (
              <ReadingProgress reading={scan} onCancel={session.cancel} />
            ) : (
              <PageSkeleton />
            )
          ) : review.refused !== null ? (
            <div className={pageStyles.whole}>
              <ErrorPanel title="Cannot be read.">{review.refused}</ErrorPanel>
            </div>
          ) : (
            <PageView
              review={review}
              session={session}
              page={page}
              at={at}
              pointed={pointed}
              choosing={choosing}
              spot={spot?.page === page ? spot.box : null}
              pointing={pointing}
              words={words?.place.page === page ? words : null}
              region={region?.page === page ? region.box : null}
              onPoint={setPointed}
              onCorrect={toCorrect}
              onIgnore={ignore}
              onHeading={heading}
              onChoosing={choose}
              onRegion={(box) => {
                setChoosing(false);
                setRegion({ page, box });
                setSheet(true);
              }}
              onPointing={(on) => point(on, on ? rowAt : null)}
              onWords={(chosen) => {
                setWords(chosen);
                setSheet(true);
                requestAnimationFrame(() =>
                  body.current?.querySelector<HTMLElement>('[data-words-are] select')?.focus(),
                );
              }}
            />
          )}
        </div>
        <div className={`${styles.side} ${styles.right}`} data-open={sheet || undefined}>
          {review && review.refused === null && (
            <>
              <button
                type="button"
                className={styles.opener}
                aria-expanded={sheet}
                onClick={() => setSheet(!sheet)}
              >
                <IconChevronUp size={16} stroke={1.75} aria-hidden />
                {table ? table.words : 'What was read'}
              </button>
              {region && (
                <RegionPart
                  review={review}
                  region={region}
                  onIs={(correction) => {
                    session.correct([correction]);
                    choose(false);
                  }}
                  onCancel={() => choose(false)}
                />
              )}
              {words && (
                <ValuePart
                  key={[words.place.page, words.place.row, words.place.from].join()}
                  review={review}
                  words={words}
                  last={saidOf}
                  onIs={(correction, of) => {
                    setSaidOf(of);
                    session.correct([correction]);
                    endValue();
                  }}
                  onCancel={endValue}
                />
              )}
              {review.value_kinds && at?.what === 'unused' && !words && (
                <section className={styles.part} aria-label="Not used">
                  <SectionLabel>Not used</SectionLabel>
                  <p>{review.unused[at.unused]?.text}</p>
                  <button
                    type="button"
                    className={controls.button}
                    data-first-control
                    onClick={() => point(true, rowAt)}
                  >
                    Use as...
                  </button>
                </section>
              )}
              {table && at && 'table' in at && (
                <TablePart
                  review={review}
                  table={table}
                  index={at.table}
                  at={at}
                  corrections={corrections}
                  onCorrect={session.correct}
                  onSelect={(target) => {
                    session.select(target);
                    if (target.what === 'row') session.show(target.page);
                  }}
                  onPoint={setPointed}
                  onHeading={heading}
                  onIgnore={ignore}
                />
              )}
              <CorrectionsPart review={review} corrections={corrections} onReplace={session.replace} />
              <ReadLists
                review={review}
                at={at}
                pointed={pointed}
                onGo={(target, on) => {
                  session.show(on);
                  session.select(target);
                }}
                onPoint={setPointed}
              />
              <DocumentPart
                review={review}
                corrections={corrections}
                onCorrect={session.correct}
                onReplace={session.replace}
              />
              <LayoutsPart
                review={review}
                corrections={corrections}
                pending={reading.pending}
                onChanged={session.readAgain}
              />
            </>
          )}
        </div>
      </div>
      {showsLayouts && layouts && (
        <LayoutsDialog
          layouts={layouts}
          current={review?.layout?.id ?? null}
          onChanged={session.readAgain}
          onClose={() => setShowsLayouts(false)}
        />
      )}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}
