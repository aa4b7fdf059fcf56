import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { planViewOf, type PlanSpot } from '@/domain/schematic/plan-view';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { rowOf } from '../grid/grid-store';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { DrawingView } from './drawing-view';
import { cellOf } from './schematic-link';
import styles from './schematic-picture.module.css';
import { useFrame } from './use-frame';

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;

interface PlanPictureProps {
  wellbore: Wellbore;
  link: WellboreLink;
  /** Called with what the picture leaves out, when that changes. */
  onRemarks: (remarks: readonly string[]) => void;
}

/** The well from above in the size of its place. Its points go to their rows in the tables. */
export function PlanPicture({ wellbore, link, onRemarks }: PlanPictureProps) {
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const frame = useFrame(host);
  const [pointed, setPointed] = useState<PlanSpot | null>(null);
  const [spoken, speak] = useState('');
  const stepped = useRef(-1);
  const plan = useMemo(
    () => frame && planViewOf(wellbore, { ...frame, textSize, line: 1 }),
    [frame, wellbore],
  );
  const remarks = plan?.remarks;
  useEffect(() => {
    if (remarks) onRemarks(remarks);
  }, [onRemarks, remarks]);

  const point = (spot: PlanSpot | null) => {
    setPointed(spot);
    const row = spot && rowOf(cellOf(spot.subject).at);
    const table = link.table();
    if (table && table.state().pointed !== row) table.update({ pointed: row });
  };
  const spotOf = (event: { clientX: number; clientY: number }) => {
    const box = host.current?.getBoundingClientRect();
    return (box && plan?.spotAt(event.clientX - box.left, event.clientY - box.top)) ?? null;
  };
  const onPointerMove = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (spot !== pointed) point(spot);
  };
  const leave = () => point(null);
  const onClick = (event: MouseEvent) => {
    const spot = spotOf(event);
    if (spot) link.jump(cellOf(spot.subject));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!plan || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const chosen = plan.spots[stepped.current];
    if (event.key === 'Enter' && chosen) link.jump(cellOf(chosen.subject));
    else if (step !== undefined) {
      stepped.current = Math.max(0, Math.min(plan.spots.length - 1, stepped.current + step));
      const spot = plan.spots[stepped.current];
      if (!spot) return;
      point(spot);
      speak(`${spot.name}, ${spot.depths}`);
    } else return;
    event.preventDefault();
  };

  return (
    // The application role: the arrow keys are for the picture, not for a screen reader.
    <div
      ref={host}
      className={styles.stage}
      role="application"
      aria-roledescription="plan view"
      aria-label="The plan view of the well, to scale"
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus for its keys
      tabIndex={0}
      data-drawn={plan ? 'plan' : undefined}
      style={{ cursor: pointed ? 'pointer' : '' }}
      onPointerMove={onPointerMove}
      onPointerLeave={leave}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      {plan && <DrawingView drawing={plan.drawing} />}
      {plan && pointed && (
        <div
          className={styles.tip}
          aria-hidden
          style={{ top: pointed.y > plan.drawing.height / 2 ? pointed.y - 40 : pointed.y + 16 }}
        >
          {`${pointed.name} · ${pointed.depths}`}
        </div>
      )}
      <p className={styles.unseen} id={hintId}>
        The arrows go from point to point along the path, Enter goes to its row in the tables.
      </p>
      <p className={styles.unseen} role="status">
        {spoken}
      </p>
    </div>
  );
}
