import { describe, expect, it } from 'vitest';
import { foundHeights, foundTypes, offeredType, type FoundInputs } from './found-inputs';

const said = (document: string, changes: Partial<FoundInputs>): FoundInputs => ({
  document,
  rig_floor_height: null,
  rig_floor_because: null,
  is_vertical: null,
  well_type_because: null,
  ...changes,
});
const implied = 'the difference between its TVD and TVD SS';

describe('what the documents say about the inputs', () => {
  it('names each height once, with its documents, and a stated one first', () => {
    expect(
      foundHeights([
        said('tops.csv', { rig_floor_height: 33.48, rig_floor_because: implied }),
        said('letter.txt', {}),
        said('proposal.csv', { rig_floor_height: 33.5 }),
        said('old.csv', { rig_floor_height: 31, rig_floor_because: implied }),
        said('survey.txt', { rig_floor_height: 33.52 }),
      ]),
    ).toEqual([
      {
        value: 33.5,
        sources: [
          { document: 'proposal.csv', because: null },
          { document: 'survey.txt', because: null },
        ],
      },
      { value: 31, sources: [{ document: 'old.csv', because: implied }] },
    ]);
  });

  it('keeps the reason for each type of the well', () => {
    expect(
      foundTypes([
        said('a.csv', { is_vertical: false, well_type_because: 'its survey reaches 62.3°' }),
        said('b.csv', { is_vertical: true, well_type_because: 'it says “vertical”' }),
      ]),
    ).toEqual([
      { value: false, sources: [{ document: 'a.csv', because: 'its survey reaches 62.3°' }] },
      { value: true, sources: [{ document: 'b.csv', because: 'it says “vertical”' }] },
    ]);
  });

  it('offers the type that all documents agree on, until the user chooses one', () => {
    const vertical = foundTypes([said('a.csv', { is_vertical: true }), said('b.csv', { is_vertical: true })]);
    const untouched = { isVertical: false, isTypeChosen: false };
    expect(offeredType(vertical, untouched)?.value).toBe(true);
    expect(offeredType(vertical, { isVertical: true, isTypeChosen: false })).toBeNull();
    expect(offeredType(vertical, { isVertical: false, isTypeChosen: true })).toBeNull();
    const both = foundTypes([said('a.csv', { is_vertical: true }), said('b.csv', { is_vertical: false })]);
    expect(offeredType(both, untouched)).toBeNull();
    expect(offeredType([], untouched)).toBeNull();
  });
});
