import { describe, expect, it } from 'vitest';
import type { DocumentCorrection, DocumentReview, SourcePlace } from '@/api/generated/model';
import { reviewForTests } from './review-for-tests';
import type { Asked } from './reviewed-document';
import { createSession } from './session';

const decimal: DocumentCorrection = { kind: 'document', decimalSign: ',' };
const tops: DocumentCorrection = { kind: 'table', at: { row: 3 }, is: 'tops' };

/** A session whose answers the test gives, in any order. */
function open(keeps = false, place?: SourcePlace) {
  const asked: (Asked & {
    signal: AbortSignal;
    answer(review: Partial<DocumentReview>): Promise<void>;
    fail(thrown: unknown): Promise<void>;
  })[] = [];
  const session = createSession({
    corrections: [],
    keeps,
    place,
    ask: (what, signal) =>
      new Promise((resolve, reject) => {
        const settled = async () => {
          // The answer goes through the session's own promises.
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        };
        asked.push({
          ...what,
          signal,
          answer: (review) => (resolve({ ...reviewForTests, ...review }), settled()),
          fail: (thrown) => (reject(thrown as Error), settled()),
        });
      }),
  });
  session.start();
  return { session, asked };
}

describe('a document under review', () => {
  it('is read again under each correction, and the latest wins', async () => {
    const { session, asked } = open();
    await asked[0]!.answer({});
    session.correct([tops]);
    session.correct([decimal]);
    expect(asked[1]!.signal.aborted).toBe(true);
    await asked[2]!.answer({ holds: ['8 formation tops, 74 to 2,950 m TVD SS'] });
    await asked[1]!.answer({ holds: ['nothing'] });
    const { reading, said } = session.state();
    expect(reading).toMatchObject({ pending: false, failure: null });
    expect(reading.answer?.holds).toEqual(['8 formation tops, 74 to 2,950 m TVD SS']);
    expect(said.words).toBe('Now read: 8 formation tops, 74 to 2,950 m TVD SS.');
  });

  it('sends one request after the other where the server keeps the corrections', async () => {
    const { session, asked } = open(true);
    await asked[0]!.answer({ corrections: [tops] });
    expect(session.state().history.now).toEqual([tops]);
    session.correct([decimal]);
    session.undo();
    session.redo();
    expect(asked).toHaveLength(2);
    await asked[1]!.answer({});
    expect(asked[2]).toMatchObject({ corrections: [tops, decimal], changed: true });
  });

  it('keeps the old answer when a reading fails, and asks again', async () => {
    const { session, asked } = open();
    await asked[0]!.answer({ holds: ['survey, 3 stations'] });
    session.correct([decimal]);
    await asked[1]!.fail(new Error('away'));
    expect(session.state().reading.answer?.holds).toEqual(['survey, 3 stations']);
    expect(session.state().reading.failure).toEqual(new Error('away'));
    session.retry();
    expect(asked[2]!.corrections).toEqual([decimal]);
  });

  it('cancels a slow reading, and reads again on retry', async () => {
    const { session, asked } = open();
    session.cancel();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(session.state().reading).toMatchObject({
      pending: false,
      failure: new Error('Reading was cancelled.'),
    });
    session.retry();
    await asked[1]!.answer({});
    expect(session.state().reading).toMatchObject({ pending: false, failure: null });
  });

  it('reports each correction of a chosen file at once, so that closing the review loses none', async () => {
    const { session, asked } = open();
    const heard: unknown[] = [];
    session.hear((corrections) => heard.push(corrections));
    await asked[0]!.answer({});
    session.correct([decimal]);
    session.undo();
    session.correct([tops]);
    session.stop();
    await asked[1]!.answer({});
    expect(heard).toEqual([[decimal], [], [tops]]);
  });

  it('reports a correction that the server keeps once the server has it', async () => {
    const { session, asked } = open(true);
    const heard: unknown[] = [];
    session.hear((corrections) => heard.push(corrections));
    await asked[0]!.answer({});
    session.correct([decimal]);
    expect(heard).toEqual([]);
    session.stop();
    await asked[1]!.answer({});
    expect(heard).toEqual([[decimal]]);
  });

  it('requests the pages around one that is not drawn', async () => {
    const { session, asked } = open();
    const page = reviewForTests.pages[0]!;
    const pages = Array.from({ length: 9 }, (_, index) => ({
      ...page,
      number: index + 1,
      drawn: index === 0,
    }));
    await asked[0]!.answer({ pages });
    session.show(6);
    expect(asked[1]!.pages).toEqual([5, 6, 7, 8, 9]);
    expect(session.state().page).toBe(6);
  });

  it('opens at the requested place, once that page is drawn', async () => {
    const sheet = { document: 'tops.xlsx', page: null, sheet: 'Two', cell: null, line: 4, quote: null };
    const { session, asked } = open(true, sheet);
    const page = reviewForTests.pages[0]!;
    const pieces = [
      { text: 'Chalk', box: { x: 0, y: 3, width: 1, height: 1 }, row: 4, column: 0, confidence: null },
    ];
    const pagesWith = (drawn: boolean) => [
      page,
      { ...page, number: 2, name: 'Two', drawn, pieces: drawn ? pieces : [] },
    ];
    await asked[0]!.answer({ pages: pagesWith(false), tables: [] });
    expect(asked[1]).toMatchObject({ pages: [1, 2], changed: false });
    expect(session.state()).toMatchObject({ page: 2, spot: null });
    await asked[1]!.answer({ pages: pagesWith(true), tables: [] });
    expect(session.state()).toMatchObject({ page: 2, spot: { page: 2 } });
    session.show(1);
    expect(session.state().page).toBe(1);
  });

  it('goes to the table of a region that was selected', async () => {
    const { session, asked } = open();
    await asked[0]!.answer({ tables: [] });
    session.correct([{ kind: 'region', page: 1, box: { x: 0, y: 2, width: 3, height: 4 }, is: 'tops' }]);
    await asked[1]!.answer({});
    expect(session.state().at).toEqual({ what: 'table', table: 0 });
  });
});
