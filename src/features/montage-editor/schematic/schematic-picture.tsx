import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { Subject } from '@/domain/drawing/drawing';
import type { DepthKind } from '@/domain/schematic/depth-axis';
import { schematicOf, type Schematic, type SchematicOptions } from '@/domain/schematic/schematic';
import type { Montage } from '@/domain/montage/montage';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { words } from '@/domain/montage/figures';
import { rowOf } from '../grid/grid-store';
import type { Pictured } from '../wellbore/use-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { DrawingView } from './drawing-view';
import { cellOf, subjectOfTable } from './schematic-link';
import styles from './schematic-picture.module.css';
import { useFrame } from './use-frame';
import { withUnit } from '@/domain/shown-units/figures';

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;

/** Lays a picture of the well out. */
export type DrawPicture = (montage: Montage, wellbore: Wellbore, options: SchematicOptions) => Schematic;

interface SchematicPictureProps {
  pictured: Pictured;
  link: WellboreLink;
  depth: DepthKind;
  /** The schematic by default. A stable function. */
  draw?: DrawPicture;
  label?: string;
  /** Called with what the picture leaves out, when that changes. */
  onRemarks?: (remarks: readonly string[]) => void;
}

/** A drawing of the well in the size of its place, linked with the table in both directions. */
export function SchematicPicture({
  pictured,
  link,
  depth,
  draw = schematicOf,
  label = `The well to scale, ${depth}`,
  onRemarks,
}: SchematicPictureProps) {
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const frame = useFrame(host);
  const [spoken, speak] = useState('');
  const { montage, model } = pictured;
  const { sections_list: sections, reservoirs_list: reservoirs } = montage;
  const schematic = useMemo(
    () =>
      frame &&
      // All drawn elements are in these two lists, so an edit elsewhere renders nothing.
      draw({ ...noMontage, sections_list: sections, reservoirs_list: reservoirs }, model.wellbore, {
        ...frame,
        depth,
        sediments: model.sediments,
        textSize,
        line: 1,
      }),
    [depth, draw, frame, model, reservoirs, sections],
  );
  const remarks = schematic?.remarks;
  useEffect(() => {
    if (remarks) onRemarks?.(remarks);
  }, [onRemarks, remarks]);
  const mark = useMark(schematic, link);

  const point = (subject: Subject | null) => {
    const at = subject && subject.of !== 'reservoir' ? cellOf(subject).at : null;
    const pointed = at && rowOf(at);
    const table = link.table();
    if (table && table.state().pointed !== pointed) table.update({ pointed });
  };
  const at = (event: { clientX: number; clientY: number }) => {
    const box = host.current?.getBoundingClientRect();
    return box ? { x: event.clientX - box.left, y: event.clientY - box.top } : { x: 0, y: 0 };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!schematic) return;
    const { x, y } = at(event);
    const subject = schematic.subjectAt(x, y);
    point(subject);
    showTip(tip.current, schematic, subject, y);
    if (host.current) host.current.style.cursor = subject ? 'pointer' : '';
  };
  const leave = () => {
    point(null);
    if (tip.current) tip.current.hidden = true;
  };
  const onClick = (event: React.MouseEvent) => {
    const { x, y } = at(event);
    const subject = schematic?.subjectAt(x, y);
    if (subject) link.jump(cellOf(subject));
  };

  const stepped = useRef(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!schematic || event.ctrlKey || event.metaKey || event.altKey) return;
    const { formations, axis } = schematic;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }[
      event.key
    ];
    const chosen = formations[stepped.current];
    if (event.key === 'Enter' && chosen) {
      link.jump(cellOf({ of: 'formation', id: chosen.formationId, section: chosen.sectionId }));
    } else if (step !== undefined) {
      stepped.current = Math.max(0, Math.min(formations.length - 1, stepped.current + step));
      const layer = formations[stepped.current];
      if (!layer) return;
      point({ of: 'formation', id: layer.formationId, section: layer.sectionId });
      speak(`${words(layer.name)}, top at ${withUnit('length', layer.topM)} ${axis.kind}`);
    } else return;
    event.preventDefault();
  };

  return (
    // The application role: the arrow keys are for the picture, not for a screen reader.
    <div
      ref={host}
      className={styles.stage}
      role="application"
      aria-roledescription="schematic"
      aria-label={label}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus for its keys
      tabIndex={0}
      data-drawn={schematic ? depth : undefined}
      onPointerMove={onPointerMove}
      onPointerLeave={leave}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      {schematic && <DrawingView drawing={schematic.drawing} />}
      <div ref={mark} className={styles.mark} hidden />
      <div ref={tip} className={styles.tip} hidden aria-hidden />
      <p className={styles.unseen} id={hintId}>
        The arrows go from formation to formation, Enter goes to its row in the sections table.
      </p>
      <p className={styles.unseen} role="status">
        {spoken}
      </p>
    </div>
  );
}

const noMontage = { id: '', top_line_item: null, plan_summaries_list: [] };

/** Marks the row that the table points at. Outside React's state: a hover moves one box and renders nothing. */
function useMark(schematic: Schematic | null, link: WellboreLink): React.RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  // With the picture, so that no frame shows it without its mark.
  useLayoutEffect(() => {
    const table = link.table();
    const element = mark.current;
    if (!table || !element || !schematic) return;
    const { axis, tracks } = schematic;
    let last: Subject | null = null;
    const follow = () => {
      const subject = subjectOfTable(table);
      if (subject?.id === last?.id && subject?.of === last?.of) return;
      last = subject;
      const span = subject && schematic.spanOf(subject);
      element.hidden = !span;
      if (!subject || !span) return;
      const marked = tracks.filter(({ name }) => name === 'well' || name === 'formations');
      const left = Math.min(...marked.map(({ x }) => x));
      const right = Math.max(...marked.map(({ x, width }) => x + width));
      const height = Math.max(3, span[1] - span[0]);
      const top = Math.min(span[0], axis.bottom - height);
      element.dataset['of'] = subject.of;
      Object.assign(element.style, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${right - left}px`,
        height: `${height}px`,
      });
    };
    follow();
    const stop = table.subscribe(follow);
    return () => {
      stop();
      element.hidden = true;
    };
  }, [link, schematic]);
  return mark;
}

/** The name and depth at the pointer: names in the picture are shortened to fit. */
function showTip(
  element: HTMLElement | null,
  schematic: Schematic,
  subject: Subject | null,
  y: number,
): void {
  if (!element) return;
  const layer =
    subject?.of === 'formation'
      ? schematic.formations.find(({ formationId }) => formationId === subject.id)
      : undefined;
  element.hidden = !layer;
  if (!layer) return;
  const { axis } = schematic;
  element.textContent = `${words(layer.name)} · ${withUnit('length', layer.topM)}`;
  element.style.top = `${y > axis.bottom - 48 ? y - 36 : y + 20}px`;
}
