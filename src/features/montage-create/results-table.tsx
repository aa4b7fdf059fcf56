import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type {
  GeneratedFormation,
  GeneratedSection,
  GenerationResult,
  SourcedValue,
  ValueSource,
} from '@/api/generated/model';
import { SourceButton } from '@/shared/sources/source-mark';
import { SourcePanel } from '@/shared/sources/source-panel';
import { isAlwaysMarked, markOf } from '@/shared/sources/source-words';
import { unitOf } from '@/domain/shown-units/figures';
import { lengthNames, lengthUnit } from './length-unit';
import { moveAmongMarks } from './move-among-marks';
import { formatResult, formatSourced } from './number-format';
import styles from './results-table.module.css';

type NumberField = readonly [field: keyof GeneratedFormation, head: string];

const numberFieldsIn = (unit: string): readonly NumberField[] => [
  ['true_vertical_depth_subsea', `TVD SS (${unit})`],
  ['true_vertical_depth_below_drill_floor', `TVD BDF (${unit})`],
  ['along_hole_depth_below_drill_floor', `AHD BDF (${unit})`],
  ['variance', `Variance (±${unit})`],
  ['thickness', `Thickness (${unit})`],
];

/** By entity and field: all while sources are shown, else those of doubtful values; null where none is marked. */
type Sources = ReadonlyMap<string, ValueSource> | null;

const keyOf = (entity: string, field: string) => `${entity}|${field}`;

interface MarkProps {
  sources: Sources;
  entity: string | undefined;
  field: string;
  /** The field of the source: `TVD SS (m), Chalk`. */
  of: string;
}

function MarkOf({ sources, entity, field, of }: MarkProps) {
  const key = entity === undefined ? '' : keyOf(entity, field);
  const source = sources?.get(key);
  if (!source) return null;
  return (
    <span className={styles.mark} data-key={key} data-of={of}>
      {/* One stop for the keyboard in the whole table: arrows go on from it. */}
      <SourceButton mark={markOf(source)} tabIndex={-1} aria-label={`Source of ${of}`} />
    </span>
  );
}

interface NumbersProps {
  of: string;
  entity: string | undefined;
  values: Partial<Record<keyof GeneratedFormation, unknown>>;
  sources: Sources;
  numberFields: readonly NumberField[];
}

const Numbers = ({ of, entity, values, sources, numberFields }: NumbersProps) =>
  numberFields.map(([field, head]) => (
    <td key={field} className={styles.number}>
      <MarkOf sources={sources} entity={entity} field={field} of={`${head}, ${of}`} />
      {formatResult(values[field] as number | null | undefined)}
    </td>
  ));

const SectionRows = memo(function SectionRows({
  section,
  sources,
  numberFields,
}: {
  section: GeneratedSection;
  sources: Sources;
  numberFields: readonly NumberField[];
}) {
  const { id, name, formations, total } = section;
  return (
    <tbody>
      {formations.map((formation, index) => (
        // Index and not name: a fault may repeat a formation.
        <tr key={index}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={formations.length} className={styles.section}>
              {name}
            </th>
          )}
          <td className={styles.formation}>
            <MarkOf
              sources={sources}
              entity={formation.id}
              field="formation_name"
              of={`the name ${formation.formation_name ?? '-'}`}
            />
            {formation.formation_name?.trim() || '-'}
          </td>
          <Numbers
            of={formation.formation_name ?? '-'}
            entity={formation.id}
            values={{ ...formation }}
            sources={sources}
            numberFields={numberFields}
          />
        </tr>
      ))}
      <tr className={styles.total}>
        <th scope="row" className={styles.section}>
          {name} <span className={styles.totalWord}>Total</span>
        </th>
        <td className={styles.formation}>Section End</td>
        <Numbers
          of={`end of ${name}`}
          entity={id}
          values={{ ...total }}
          sources={sources}
          numberFields={numberFields}
        />
      </tr>
    </tbody>
  );
});

interface ResultsTableProps {
  result: GenerationResult;
  /** Whether all values are marked that the server gives the source of, and not the doubtful ones alone. */
  showSources?: boolean;
}

/** The generated montage: formations by hole section, each section with its end. */
export function ResultsTable({ result, showSources = false }: ResultsTableProps) {
  const { montage_sections: sections, sources: all } = result;
  const region = useRef<HTMLDivElement>(null);
  const unit = unitOf('length');
  const numberFields = useMemo(() => numberFieldsIn(unit), [unit]);
  const [open, setOpen] = useState<{ source: ValueSource; of: string; mark: Element } | null>(null);
  // What a person must look at is always marked: silence would be the worst.
  const byKey = useMemo(() => {
    const marked = (all ?? []).filter((source) => showSources || isAlwaysMarked(source));
    return marked.length === 0
      ? null
      : new Map(marked.map((source) => [keyOf(source.entity_id, source.field), source]));
  }, [all, showSources]);
  // One mark is the tab stop of the table: the first, until arrow keys move it.
  useEffect(() => {
    const marks = region.current?.querySelectorAll<HTMLElement>('[data-source-mark]') ?? [];
    if (marks[0] && [...marks].every(({ tabIndex }) => tabIndex < 0)) marks[0].tabIndex = 0;
  });

  const onClick = ({ target }: React.MouseEvent) => {
    const mark = (target as Element).closest('[data-key]');
    const { key, of } = (mark as HTMLElement | null)?.dataset ?? {};
    const source = key === undefined ? undefined : byKey?.get(key);
    if (mark && source) setOpen({ source, of: of ?? '', mark });
  };
  const close = useCallback(() => setOpen(null), []);
  const anchor = useCallback(() => open?.mark ?? null, [open]);

  return (
    <div
      ref={region}
      className={styles.scroll}
      role="region"
      aria-label="Formations by hole section"
      tabIndex={0}
      data-sources={byKey !== null || undefined}
      onClick={onClick}
      onKeyDown={moveAmongMarks}
    >
      {sections.length === 0 ? (
        <p className={styles.empty}>
          The run ended without a hole section. Upload a document with hole sections or casing shoes, and
          generate again.
        </p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">
            Formations of each hole section, depths in {lengthNames[lengthUnit()]}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.section}>
                Section
              </th>
              <th scope="col" className={styles.formation}>
                Formation
              </th>
              {numberFields.map(([field, head]) => (
                <th key={field} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map((section, index) => (
            <SectionRows key={index} section={section} sources={byKey} numberFields={numberFields} />
          ))}
        </table>
      )}
      {open && (
        <SourcePanel
          name={open.of}
          of=""
          source={open.source}
          shown={shownValue}
          onUse={null}
          instead="Another value can be chosen in the editor."
          anchor={anchor}
          onClose={close}
        />
      )}
    </div>
  );
}

const shownValue = (value: SourcedValue): string =>
  typeof value === 'number' ? formatSourced(value) : String(value ?? '-');
