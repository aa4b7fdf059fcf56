import { describe, expect, it } from 'vitest';
import { judgeMarks, readMarks, unmarked } from './marks';
import type { RatedChange } from './rate';

const change = (id: string, rating: RatedChange['rating']): RatedChange => ({
  id,
  rating,
  direction: 'response',
  pointer: '#/x',
  message: 'x',
  operations: ['listUsers'],
});
const changes = [change('a', 'breaking'), change('b', 'breaking'), change('c', 'not breaking')];
const versions = { released: '1.4.0', present: '2.0.0' };

describe('marks of breaking changes', () => {
  it('let their own change pass, and no other', () => {
    const marks = [{ change: 'a', reason: 'because', version: '2.0.0' }];
    expect(unmarked(changes, marks).map(({ id }) => id)).toEqual(['b']);
    expect(judgeMarks(marks, changes, versions)).toEqual([]);
  });

  it.each([
    ['is gone', { change: 'z', reason: 'because', version: '2.0.0' }, versions, 'stale'],
    ['breaks nothing', { change: 'c', reason: 'because', version: '2.0.0' }, versions, 'stale'],
    [
      'came with another version',
      { change: 'a', reason: 'because', version: '1.9.0' },
      versions,
      'of version 1.9.0',
    ],
    [
      'comes without a new major',
      { change: 'a', reason: 'because', version: '1.5.0' },
      { released: '1.4.0', present: '1.5.0' },
      'needs a major version',
    ],
  ])('are an error when the change %s', (_, mark, at, message) => {
    expect(judgeMarks([mark], changes, at)).toEqual([expect.stringContaining(message)]);
  });

  it('are read whole or not at all', () => {
    expect(readMarks('{"changes": []}')).toEqual([]);
    expect(() => readMarks('{}')).toThrow('a list named "changes"');
    expect(() => readMarks('{"changes": [{"change": "a", "version": "2.0.0"}]}')).toThrow('no reason');
  });
});
