import { memo } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { missing } from '@/domain/montage/figures';
import type { Section } from '@/domain/montage/montage';
import { casingSize } from '@/domain/montage/titles';
import { quantity } from '@/domain/montage/words';
import { SectionCounts } from '../checks/section-counts';
import styles from './section-head.module.css';
import { SectionMenu } from './section-menu';
import { quantityFigure, unitOf } from '@/domain/shown-units/figures';

interface SectionHeadProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  title: string;
  /** The along-hole depth (m) at which the section begins. */
  fromM: number | null;
  isFolded: boolean;
}

/** The line of a section that stays in view: what it is, from where to where, and what it contains. */
export const SectionHead = memo(function SectionHead({
  section,
  place,
  title,
  fromM,
  isFolded,
}: SectionHeadProps) {
  const { id, liner, description, formations_list } = section;
  const toM = section.along_hole_depth_below_drill_floor;
  const depths = depthsOf(fromM, toM);
  const Chevron = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row">
        <div role="rowheader" className={styles.line}>
          <button
            type="button"
            className={styles.fold}
            data-action="fold"
            data-section={id}
            aria-expanded={!isFolded}
            aria-label={title}
          >
            <Chevron size={16} aria-hidden />
          </button>
          <span className={styles.title} role="heading" aria-level={3}>
            {title}
          </span>
          {liner && <span className={styles.liner}>Liner</span>}
          <button
            type="button"
            className={styles.add}
            data-action="add-formation"
            data-section={id}
            aria-label={`Add a formation to ${title}`}
          >
            + Add
          </button>
          <span className={styles.about}>
            {description?.trim() && (
              <span className={styles.description} title={description}>
                {description}
              </span>
            )}
            {depths !== null && (
              <span className={styles.depths}>
                {depths} <span className={styles.unit}>{unitOf('length')} AHD</span>
              </span>
            )}
          </span>
          <span className={styles.summary} data-folded={isFolded || undefined}>
            <span>{quantity(formations_list.length, 'formation')}</span>
            {isFolded && <span className={styles.plan}>{planOf(section)}</span>}
            <SectionCounts section={id} />
          </span>
          <SectionMenu section={section} place={place} />
        </div>
      </div>
    </div>
  );
}, isSame);

/** From where to where (m); a section without an end, or that ends where it begins, has only a beginning. */
function depthsOf(fromM: number | null, toM: number | null): string | null {
  const [from, to] = [quantityFigure('length', fromM), quantityFigure('length', toM)];
  if (toM === null || from === to) return fromM === null ? null : `from ${from}`;
  return fromM === null ? `to ${to}` : `${from} – ${to}`;
}

/** What of a section the line shows. */
const shownParts = [
  'id',
  'diameter',
  'description',
  'liner',
  'along_hole_depth_below_drill_floor',
  'casing_item',
  'mud_item',
] as const satisfies readonly (keyof Section)[];

/** A change in a row leaves the line as it is. */
function isSame(before: SectionHeadProps, after: SectionHeadProps): boolean {
  return (
    before.place === after.place &&
    before.title === after.title &&
    before.fromM === after.fromM &&
    before.isFolded === after.isFolded &&
    before.section.formations_list.length === after.section.formations_list.length &&
    shownParts.every((part) => before.section[part] === after.section[part])
  );
}

/** The casing and the mud of a folded section. */
function planOf({ casing_item: casing, mud_item: mud }: Section): string {
  const size = casingSize(casing?.casing_outer_diameter);
  const weight = mud?.mud_weight_exact ?? null;
  return [
    size && `${size}″ ${casing?.casing_grade ?? ''}`.trim(),
    [mud?.mud_type, quantityFigure('gradient', weight, 2)]
      .filter((text) => text && text !== missing)
      .join(' '),
  ]
    .filter((text) => text)
    .join(' · ');
}
