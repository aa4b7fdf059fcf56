import { describe, expect, it } from 'vitest';
import { exampleMontage, section } from '@/domain/montage/montage-for-tests';
import { lift, placeInWords, shifted } from './keyboard-move';

const montage = exampleMontage();
const chalk = lift(montage, 's1', 'chalk')!;
const at = (place: { section: string; index: number }) => ({ ...chalk, target: place });

describe('lifting', () => {
  it('lifts a formation from its place', () => {
    expect(chalk).toEqual({
      id: 'chalk',
      name: 'Chalk',
      fromSection: 's1',
      target: { section: 's1', index: 1 },
    });
  });

  it('lifts nothing if there is no formation', () => {
    expect(lift(montage, 's1', 'texel')).toBeNull();
    expect(lift(montage, 'gone', 'chalk')).toBeNull();
  });
});

describe('shifting', () => {
  it('continues in the next section and back', () => {
    const end = shifted(montage, chalk, 'down');
    expect(end.target).toEqual({ section: 's1', index: 2 });
    const next = shifted(montage, end, 'down');
    expect(next.target).toEqual({ section: 's2', index: 0 });
    expect(shifted(montage, next, 'up').target).toEqual({ section: 's1', index: 2 });
  });

  it('moves to the sections above and below', () => {
    expect(shifted(montage, chalk, 'section-down').target).toEqual({ section: 's2', index: 0 });
    expect(shifted(montage, at({ section: 's3', index: 0 }), 'section-up').target).toEqual({
      section: 's2',
      index: 3,
    });
  });

  it('stays at both ends of the well', () => {
    expect(shifted(montage, at({ section: 's1', index: 0 }), 'up').target).toEqual({
      section: 's1',
      index: 0,
    });
    expect(shifted(montage, at({ section: 's3', index: 1 }), 'down').target).toEqual({
      section: 's3',
      index: 1,
    });
    expect(shifted(montage, at({ section: 's1', index: 0 }), 'section-up').target?.section).toBe('s1');
    expect(shifted(montage, at({ section: 's3', index: 0 }), 'section-down').target?.section).toBe('s3');
  });

  it('enters a section without formations', () => {
    const gap = { ...montage, sections_list: [...montage.sections_list.slice(0, 1), section('e', 8.5, [])] };
    const entered = shifted(gap, at({ section: 's1', index: 2 }), 'down');
    expect(entered.target).toEqual({ section: 'e', index: 0 });
    expect(placeInWords(gap, entered)).toBe('Chalk: at the end, 8 1/2″ Section 2.');
  });
});

describe('the description of a place', () => {
  it('names the formation before it and the section', () => {
    expect(placeInWords(montage, at({ section: 's2', index: 1 }))).toBe(
      'Chalk: before Holland, 12 1/4″ Section 2.',
    );
    expect(placeInWords(montage, at({ section: 's2', index: 3 }))).toBe(
      'Chalk: at the end, 12 1/4″ Section 2.',
    );
  });

  it('says that the formation is already there', () => {
    for (const index of [1, 2]) {
      expect(placeInWords(montage, at({ section: 's1', index }))).toBe(
        'Chalk: where it lies, 17 1/2″ Section 1.',
      );
    }
    expect(placeInWords(montage, at({ section: 's1', index: 0 }))).toBe(
      'Chalk: before North Sea Group, 17 1/2″ Section 1.',
    );
  });
});
