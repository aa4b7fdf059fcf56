import { describe, expect, it } from 'vitest';
import { createFrameQueue } from './frame-queue';

function queueWithFrames() {
  const frames: (() => void)[] = [];
  const queue = createFrameQueue((then) => frames.push(then));
  return {
    queue,
    pass(count: number) {
      for (let left = count; left > 0; left -= 1) frames.shift()?.();
    },
    isIdle: () => frames.length === 0,
  };
}

describe('frame queue', () => {
  it('runs one piece of work a frame, and asks for no frame when nothing is queued', () => {
    const { queue, pass, isIdle } = queueWithFrames();
    const done: string[] = [];
    queue.add(() => done.push('first'));
    queue.add(() => done.push('second'));
    pass(1);
    expect(done).toEqual(['first']);
    pass(1);
    expect(done).toEqual(['first', 'second']);
    expect(isIdle()).toBe(true);
  });

  it('draws the rest of the rows in the next frame, and other work after three frames without rows', () => {
    const { queue, pass } = queueWithFrames();
    const done: string[] = [];
    queue.add(() => done.push('drawing'));
    queue.drew();
    queue.next(() => {
      done.push('rows');
      queue.drew();
    });
    pass(1);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(['rows']);
    pass(3);
    expect(done).toEqual(['rows']);
    pass(1);
    expect(done).toEqual(['rows', 'drawing']);
  });

  it('runs nothing that was cancelled', () => {
    const { queue, pass } = queueWithFrames();
    const done: string[] = [];
    const cancelRows = queue.next(() => done.push('rows'));
    const cancelDrawing = queue.add(() => done.push('drawing'));
    cancelRows();
    cancelDrawing();
    pass(5);
    expect(done).toEqual([]);
  });
});
