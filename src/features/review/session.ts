import type { DocumentCorrection, DocumentReview, ReviewQuestion, SourcePlace } from '@/api/generated/model';
import { changeWords } from './change-words';
import { addCorrections, samePlace, tableIn } from './corrections';
import { findPlace, type Spot } from './find-place';
import { beginHistory, redo, step, undo, type History } from './history';
import type { Target } from './marks';
import { createReader, type Reading } from './reading';
import type { Asked } from './reviewed-document';

type Corrections = readonly DocumentCorrection[];

export interface SessionState {
  readonly history: History<Corrections>;
  readonly reading: Reading<DocumentReview>;
  /** The page that is shown. */
  readonly page: number;
  /** The item at the cursor. */
  readonly at: Target | null;
  /** The requested place, once its page is drawn. */
  readonly spot: Spot | null;
  /** The effect of the last correction, in words; `turn` distinguishes two equal ones. */
  readonly said: { readonly words: string; readonly turn: number };
}

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** @param listener called with each change of the corrections: at once, or after the answer of a server that keeps them. */
  hear(listener: (corrections: Corrections) => void): void;
  /** Reads the document, if that has not been done. */
  start(): void;
  stop(): void;
  correct(added: Corrections): void;
  /** Replaces all corrections, for example to remove one. */
  replace(corrections: Corrections): void;
  answer(question: ReviewQuestion, answer: number): void;
  undo(): void;
  redo(): void;
  retry(): void;
  /** Cancels the pending reading. */
  cancel(): void;
  /** Reads the document again unchanged, after a layout was stored or removed. */
  readAgain(): void;
  show(page: number): void;
  select(at: Target | null): void;
}

interface Settings {
  corrections: Corrections;
  /** Whether the server keeps the corrections, and so reports them. */
  keeps: boolean;
  /** The place at which the document is opened; without one, its first question or table. */
  place?: SourcePlace | undefined;
  ask(asked: Asked, signal: AbortSignal): Promise<DocumentReview>;
}

/** Pages to read ahead of the requested one: turning one page is usually followed by more. */
const pagesAhead = 4;

/** The pages that are requested together with one. */
const around = (page: number): number[] =>
  Array.from({ length: pagesAhead + 2 }, (_, index) => page - 1 + index).filter((each) => each >= 1);

/** The first page to show: that of an open question, else that of a table. */
function firstPage({ questions, tables, pages }: DocumentReview): number {
  const asked = questions.find(({ page }) => page !== null)?.page;
  return asked ?? tables.find(({ parts }) => parts.length > 0)?.parts[0]?.page ?? pages[0]?.number ?? 1;
}

/** The cursor's item in a newer reading of the same document: its tables may differ. */
function sameThing(at: Target | null, before: DocumentReview, after: DocumentReview): Target | null {
  if (!at || !('table' in at)) return null;
  const old = before.tables[at.table];
  const same = after.tables.findIndex(({ place }) => old && samePlace(place, old.place));
  const table = same === -1 && old?.parts[0] ? tableIn(after, old.parts[0]) : same;
  return table === -1 ? null : { ...at, table };
}

/** One document under review from its opening on: the corrections, the reading, and the user's place. */
export function createSession({ corrections, keeps, place, ask }: Settings): Session {
  let state: SessionState = {
    history: beginHistory(corrections),
    reading: { answer: null, pending: true, failure: null },
    page: 0,
    at: null,
    spot: null,
    said: { words: '', turn: 0 },
  };
  const listeners = new Set<() => void>();
  let onCorrected: Parameters<Session['hear']>[0] = () => undefined;
  const set = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** The corrections of the shown answer. */
  let read: Corrections | null = null;
  let pages: readonly number[] | null = place?.page ? around(place.page) : null;
  /** Null once it is shown. */
  let wanted = place ?? null;

  const goToWanted = (review: DocumentReview) => {
    const found = wanted && findPlace(review, wanted);
    if (!found) return;
    if (!found.page.drawn) return show(found.page.number);
    wanted = null;
    set({ page: found.page.number, at: found.at, spot: found.spot });
  };

  const reader = createReader<Asked, DocumentReview>({
    keeps,
    ask,
    onChange(reading) {
      set({ reading });
      if (reading.answer && !reading.pending) goToWanted(reading.answer);
    },
    onAnswer(review, asked) {
      const { answer: before } = state.reading;
      if (before === null) {
        set({
          page: firstPage(review),
          ...(keeps && { history: beginHistory<Corrections>(review.corrections) }),
        });
        read = keeps ? state.history.now : asked.corrections;
        return;
      }
      if (read !== asked.corrections) {
        const region = asked.corrections.findLast((each) => each.kind === 'region');
        const isNew = region && !read?.includes(region);
        const chosen = isNew ? tableIn(review, region, region.is) : -1;
        set({
          said: { words: changeWords(before, review), turn: state.said.turn + 1 },
          at: chosen === -1 ? sameThing(state.at, before, review) : { what: 'table', table: chosen },
        });
        if (keeps) onCorrected(asked.corrections);
      }
      read = asked.corrections;
    },
  });
  const readNow = () => {
    const { now } = state.history;
    reader.read({ corrections: now, changed: read !== null && now !== read, pages });
  };
  const move = (history: History<Corrections>) => {
    if (history.now === state.history.now) return;
    set({ history });
    // Before the answer: closing the review stops the reading, and must not lose what the user has chosen.
    if (!keeps) onCorrected(history.now);
    readNow();
  };

  const correct = (added: Corrections) => move(step(state.history, addCorrections(state.history.now, added)));

  function show(page: number) {
    const { answer } = state.reading;
    const known = answer?.pages.find(({ number }) => number === page);
    if (!answer || !known) return;
    if (page !== state.page) set({ page });
    if (known.drawn || pages?.includes(page)) return;
    const last = Math.max(...answer.pages.map(({ number }) => number));
    pages = around(page).filter((each) => each <= last);
    readNow();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(listener) {
      onCorrected = listener;
    },
    start() {
      if (state.reading.answer === null || read !== state.history.now) readNow();
    },
    stop: () => reader.stop(),
    correct,
    replace: (next) => move(step(state.history, next)),
    answer(question, answer) {
      const chosen = question.answers[answer];
      if (chosen) correct(chosen.corrections);
    },
    undo: () => move(undo(state.history)),
    redo: () => move(redo(state.history)),
    retry: () => reader.retry(),
    cancel: () => reader.cancel(),
    readAgain: readNow,
    show(page) {
      wanted = null;
      show(page);
    },
    select: (at) => set({ at }),
  };
}
