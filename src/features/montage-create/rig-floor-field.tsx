import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { FoundHeights } from './found-heights';
import { fromStored, precisionOf } from '@/domain/shown-units/units-of-person';
import { lengthUnit } from './length-unit';
import {
  exampleHeights,
  heightStep,
  heightTextIn,
  readRigFloorHeight,
  remarkOnRigFloorHeight,
  stepRigFloorHeight,
  type TypedHeight,
} from './rig-floor-height';
import type { FoundOnScreen } from './use-found';
import styles from './inputs-step.module.css';
import parts from './parts.module.css';

interface RigFloorFieldProps {
  typed: TypedHeight;
  onTyped(typed: TypedHeight): void;
  found: FoundOnScreen;
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number field that understands a decimal comma and units; `readRigFloorHeight` says why it is its own. */
export function RigFloorField({ typed, onTyped, found }: RigFloorFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const unit = lengthUnit();
  const { label } = precisionOf('length', unit);
  const step = heightStep(unit);
  const { heightM, problem } = readRigFloorHeight(typed);
  const text = heightTextIn(unit, typed);
  const onText = (next: string) => onTyped({ text: next, unit });
  const move = (steps: number) => onText(stepRigFloorHeight({ text, unit }, steps));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  const take = (foundM: number) => {
    onTyped({ text: String(foundM), unit: 'm' });
    // The button goes with its offer.
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor="rig-floor-height">
        Drill Rig Floor Height ({label})
      </label>
      <div className={styles.number}>
        <input
          ref={input}
          id="rig-floor-height"
          className={`text-field ${parts.input}`}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          step={step}
          placeholder={`e.g. ${exampleHeights[unit]}`}
          value={text}
          aria-valuenow={heightM === null ? undefined : fromStored('length', heightM, 'm', unit)}
          aria-valuetext={heightM === null ? 'Not set' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby="rig-floor-problem rig-floor-hint"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        <button
          type="button"
          className={styles.stepper}
          aria-label={`${step} ${label} lower`}
          onClick={() => move(-1)}
        >
          <IconMinus size={16} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.stepper}
          aria-label={`${step} ${label} higher`}
          onClick={() => move(1)}
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
