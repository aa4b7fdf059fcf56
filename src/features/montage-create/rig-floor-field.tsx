import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { FoundHeights } from './found-heights';
import { readRigFloorHeight, remarkOnRigFloorHeight, stepRigFloorHeight } from './rig-floor-height';
import type { FoundOnScreen } from './use-found';
import styles from './inputs-step.module.css';
import parts from './parts.module.css';

interface RigFloorFieldProps {
  /** As typed. */
  text: string;
  onText(text: string): void;
  found: FoundOnScreen;
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number field with a step of 0.1 m that understands a decimal comma; `readRigFloorHeight` says why it is its own. */
export function RigFloorField({ text, onText, found }: RigFloorFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { heightM, problem } = readRigFloorHeight(text);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onText(stepRigFloorHeight(text, steps));
  };
  const take = (foundM: number) => {
    onText(String(foundM));
    // The button goes with its offer.
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor="rig-floor-height">
        Drill Rig Floor Height (m)
      </label>
      <div className={styles.number}>
        <input
          ref={input}
          id="rig-floor-height"
          className={`text-field ${parts.input}`}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          step={0.1}
          placeholder="e.g. 15.5"
          value={text}
          aria-valuenow={heightM ?? undefined}
          aria-valuetext={heightM === null ? 'Not set' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby="rig-floor-problem rig-floor-hint"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        <button
          type="button"
          className={styles.stepper}
          aria-label="0.1 m lower"
          onClick={() => onText(stepRigFloorHeight(text, -1))}
        >
          <IconMinus size={16} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.stepper}
          aria-label="0.1 m higher"
          onClick={() => onText(stepRigFloorHeight(text, 1))}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
      <FoundHeights heightM={heightM} {...found} onUse={take} />
      <p className={problem ? styles.problem : styles.remark} id="rig-floor-problem" role="status">
        {problem ?? remarkOnRigFloorHeight(heightM)}
      </p>
      <p className={parts.hint} id="rig-floor-hint">
        Elevation of the drill floor above mean sea level. Onshore that is the ground elevation plus the
        height of the floor above ground. It shifts every depth below the drill floor (TVD BDF, AHD BDF) and
        no depth below sea level.
      </p>
    </div>
  );
}
