import type { TopLine } from '@/domain/montage/montage';
import { missing } from '@/domain/montage/figures';
import { shownValue, topLineFields } from './top-line-fields';

export interface BandTile {
  readonly label: string;
  readonly text: string;
  /** The fields that it shows, the one to edit first. */
  readonly fields: readonly [string, ...string[]];
  readonly chips?: readonly string[];
  /** For a sentence: it takes the room that the others leave. */
  readonly long?: true;
}

/** The values of the top line in the order of the band. The well's name is the title of the page. */
export function bandTiles(topLine: TopLine): readonly BandTile[] {
  const shown = new Map(topLineFields.map((tile) => [tile.field, shownValue(tile, topLine[tile.field])]));
  const tile = (field: (typeof topLineFields)[number]['field'], label: string): BandTile => ({
    label,
    text: shown.get(field) ?? missing,
    fields: [field],
  });
  const field = [topLine.field_name, topLine.field_code].filter((part) => part?.trim());
  return [
    tile('well_type', 'Well type'),
    { label: 'Field name · code', text: field.join(' · ') || missing, fields: ['field_name', 'field_code'] },
    tile('location', 'Location'),
    { ...tile('objective', 'Objective'), long: true },
    tile('well_id', 'Well id'),
    tile('activity_id', 'Activity id'),
    tile('afe_cost', 'AFE cost'),
    tile('days_planned', 'Days planned'),
    {
      label: 'Well heads',
      text: topLine.well_heads.join(', ') || missing,
      fields: ['well_heads'],
      ...(topLine.well_heads.length > 0 && { chips: topLine.well_heads }),
    },
  ];
}
