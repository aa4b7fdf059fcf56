import { describe, expect, it } from 'vitest';
import type { GenerationProgress } from '@/api/generated/model';
import {
  isOutdated,
  partsOfDetail,
  progressOf,
  reduceRun,
  withProgress,
  type GenerationRun,
  type GenerationStep,
  type RunAction,
} from './generation-run';

const inputs = { documentId: '7f3a-19', rigFloorHeight: 33.5, isVertical: false };
const result = { montage_sections: [] };

const progress = (id: string, status: string, detail = id): GenerationProgress => ({ id, status, detail });

const stepsFrom = (events: GenerationProgress[]) => events.reduce<GenerationStep[]>(withProgress, []);

const runOf = (...actions: RunAction[]): GenerationRun | null =>
  actions.reduce<GenerationRun | null>(reduceRun, null);

const started: RunAction & { type: 'started' } = { type: 'started', inputs, at: 1_000 };

describe('a run that goes on without its reader', () => {
  const event = { event: 'progress' as const, data: progress('a', 'IN_PROGRESS') };

  it('keeps the id of its first event', () => {
    const first: RunAction = { type: 'event', event, id: 'run/1', at: 1 };
    const second: RunAction = { type: 'event', event, id: 'run/2', at: 2 };
    expect(runOf(started, first, second)?.firstEventId).toBe('run/1');
    expect(runOf({ ...started, firstEventId: 'run/1' }, second)?.firstEventId).toBe('run/1');
    expect(runOf(started, { type: 'event', event, at: 1 })?.firstEventId).toBeNull();
  });

  it('reconnects until it is open again or has ended', () => {
    const reconnecting = runOf(started, { type: 'reconnecting' });
    expect(reconnecting?.isReconnecting).toBe(true);
    const ends: RunAction[] = [
      { type: 'opened' },
      { type: 'event', event, at: 2 },
      { type: 'cancelled', at: 2 },
    ];
    for (const end of ends) expect(reduceRun(reconnecting, end)?.isReconnecting).toBe(false);
  });
});

describe('the steps of a run', () => {
  it('updates a known step in its place and appends any other', () => {
    const steps = stepsFrom([
      progress('read', 'IN_PROGRESS', 'Reading'),
      progress('survey', 'IN_PROGRESS'),
      progress('read', 'COMPLETED', 'Reading: 5 files'),
    ]);
    expect(steps).toEqual([
      { id: 'read', state: 'completed', detail: 'Reading: 5 files' },
      { id: 'survey', state: 'in-progress', detail: 'survey' },
    ]);
  });

  it.each([
    ['IN_PROGRESS', 'in-progress'],
    ['COMPLETED', 'completed'],
    ['FAILED', 'failed'],
    ['SKIPPED', 'failed'],
    ['', 'failed'],
  ])('reads the status %j as %s', (status, state) => {
    expect(stepsFrom([progress('a', status)])[0]?.state).toBe(state);
  });

  it('counts distinct steps out of 22', () => {
    const events = Array.from({ length: 14 }, (_, index) => progress(`step ${index}`, 'IN_PROGRESS'));
    const twice = [...events, ...events.map((event) => ({ ...event, status: 'COMPLETED' }))];
    expect(progressOf(stepsFrom(twice))).toEqual({ count: 14, percent: 64 });
    expect(progressOf([])).toEqual({ count: 0, percent: 0 });
  });

  it('never exceeds 100 per cent', () => {
    const events = Array.from({ length: 40 }, (_, index) => progress(`step ${index}`, 'COMPLETED'));
    expect(progressOf(stepsFrom(events))).toEqual({ count: 22, percent: 100 });
  });
});

describe('the words of a step', () => {
  it.each([
    ['Survey: 211 stations, MD 145.9 to 3,519 m', 'Survey', '211 stations, MD 145.9 to 3,519 m'],
    ['Reading: a.csv: 3 rows', 'Reading', 'a.csv: 3 rows'],
    ['Mud programme', 'Mud programme', null],
    ['Read at 12:30', 'Read at 12:30', null],
    ['Nothing found. Hint: upload a survey', 'Nothing found. Hint: upload a survey', null],
    ['Empty: ', 'Empty: ', null],
  ])('%j', (detail, title, found) => {
    expect(partsOfDetail(detail)).toEqual({ title, found });
  });
});

describe('a run', () => {
  it('waits, opens, continues and completes', () => {
    const waiting = runOf(started, { type: 'waiting', pauseMs: 2_000 });
    expect(waiting).toMatchObject({ phase: 'running', startedAt: 1_000, retryPauseMs: 2_000 });
    const open = reduceRun(waiting, {
      type: 'event',
      event: { event: 'progress', data: progress('a', 'COMPLETED') },
      at: 2,
    });
    expect(open).toMatchObject({ phase: 'running', retryPauseMs: null, endedAt: null });
    const complete = reduceRun(open, {
      type: 'event',
      event: { event: 'complete', data: result },
      at: 5_000,
    });
    expect(complete).toMatchObject({ phase: 'complete', endedAt: 5_000, result });
    expect(complete?.steps).toHaveLength(1);
  });

  it('keeps its steps when it fails or is cancelled, and hears nothing after its end', () => {
    const event: RunAction = {
      type: 'event',
      event: { event: 'progress', data: progress('a', 'COMPLETED') },
      at: 2,
    };
    const failure = { message: 'Connection error. Please try again.', needsSignIn: false };
    const failed = runOf(started, event, { type: 'failed', failure, at: 3_000 });
    expect(failed).toMatchObject({ phase: 'failed', failure, endedAt: 3_000 });
    expect(failed?.steps).toHaveLength(1);
    expect(reduceRun(failed, { type: 'event', event: { event: 'complete', data: result }, at: 4_000 })).toBe(
      failed,
    );
    expect(runOf(started, event, { type: 'cancelled', at: 3_000 })).toMatchObject({
      phase: 'cancelled',
      endedAt: 3_000,
    });
  });

  it('starts clean again after a failure', () => {
    const failure = { message: 'Generation failed. Please try again.', needsSignIn: false };
    const again = runOf(started, { type: 'failed', failure, at: 2_000 }, { ...started, at: 9_000 });
    expect(again).toMatchObject({
      phase: 'running',
      startedAt: 9_000,
      endedAt: null,
      failure: null,
      steps: [],
    });
  });

  it('is outdated once an input differs from what it was started with', () => {
    const run = runOf(started)!;
    expect(isOutdated(run, { rigFloorHeight: 33.5, isVertical: false })).toBe(false);
    expect(isOutdated(run, { rigFloorHeight: 54.9, isVertical: false })).toBe(true);
    expect(isOutdated(run, { rigFloorHeight: 33.5, isVertical: true })).toBe(true);
  });
});
