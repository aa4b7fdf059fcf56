import { describe, expect, it } from 'vitest';
import { sheetModel, textModel } from '../../readers/page-model';
import type { DocumentContent } from '../../readers/table';
import type { ValueCorrection } from '../corrections/corrections';
import { pointedValue } from '../corrections/pointed-values';
import { behindLabel, isOfEveryDocument } from './values-behind-labels';

const taught: ValueCorrection = {
  kind: 'value',
  page: 1,
  row: 2,
  from: 1,
  to: null,
  last: { row: 3, to: null },
  is: 'header',
  field: 'objective',
  after: 'Objective:',
};
const content: DocumentContent = { tables: [], lines: [] };

/** The text that a value of two rows has in another document of its layout. */
function textIn(...lines: string[]): string | undefined {
  const models = [textModel(lines)];
  const [found] = behindLabel(taught, models);
  return found && pointedValue(models, content, found)?.text;
}

describe('a value of several rows behind a label', () => {
  it('goes on in its column as far as nothing is to the left of it', () => {
    const text = textIn(
      'Note',
      'Rig:        Deepdrill 4',
      'Objective:  Appraise the Zork',
      '            sand, take a core',
      '            and plug back',
      'Days:       47',
    );
    expect(text).toBe('Appraise the Zork sand, take a core and plug back');
    expect(textIn('Objective:  Appraise', 'Days:       47')).toBe('Appraise');
    expect(textIn('Objective:  Appraise', '', '            Geology')).toBe('Appraise');
  });

  it('goes on in a paragraph no further than it did, and not into the next label', () => {
    expect(textIn('Objective: Appraise the Zork', 'sand, take a core', 'The rig is 34 m high')).toBe(
      'Appraise the Zork sand, take a core',
    );
    expect(textIn('Objective: Appraise the Zork', 'Days: 47 from spud')).toBe('Appraise the Zork');
  });

  it('is in the cells below each other of a sheet', () => {
    const rows = [
      { row: 5, cells: ['Objective:', 'Appraise'] },
      { row: 6, cells: ['', 'the Zork'] },
      { row: 7, cells: ['', 'sand'] },
      { row: 8, cells: ['Rig', 'Deepdrill 4'] },
    ];
    expect(behindLabel(taught, [sheetModel(rows, 'Notes')])).toEqual([
      { ...taught, row: 5, from: 1, last: { row: 7, to: null } },
    ]);
  });

  it('is kept in a layout only up to the end of its column', () => {
    expect(isOfEveryDocument(taught)).toBe(true);
    expect(isOfEveryDocument({ ...taught, last: { row: 3, to: 2 } })).toBe(false);
  });
});
