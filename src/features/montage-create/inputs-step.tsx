import { useRef, type ReactNode } from 'react';
import { FoundTypes } from './found-types';
import type { FoundOnScreen } from './use-found';
import { RigFloorField } from './rig-floor-field';
import type { TypedHeight } from './rig-floor-height';
import { StepHeading } from './step-heading';
import styles from './inputs-step.module.css';
import parts from './parts.module.css';

interface InputsStepProps {
  rigFloor: TypedHeight;
  isVertical: boolean;
  takesFocus: boolean;
  /** What the documents say about these inputs. */
  found: FoundOnScreen;
  /** The documents of the set, each with its review. */
  review: ReactNode;
  onRigFloor(typed: TypedHeight): void;
  onVertical(isVertical: boolean): void;
}

const wellTypes = [
  { label: 'Vertical', isVertical: true },
  { label: 'Deviated', isVertical: false },
];

export function InputsStep(props: InputsStepProps) {
  const { found } = props;
  const types = useRef<HTMLDivElement>(null);
  return (
    <div className={parts.step}>
      <StepHeading takesFocus={props.takesFocus}>Well Context Inputs</StepHeading>
      <section className={parts.card} aria-labelledby="rig-floor-title">
        <div className={parts.cardHead}>
          <h3 className={parts.title} id="rig-floor-title">
            Depth reference
          </h3>
          <span className={parts.badge}>Required</span>
          <span className={parts.hint}>
            for depths below the drill floor; left empty, the documents’ own height is used
          </span>
        </div>
        <RigFloorField typed={props.rigFloor} found={found} onTyped={props.onRigFloor} />
      </section>
      <section className={parts.card} aria-label="Well Type">
        <fieldset className={styles.group}>
          <legend>Well Type</legend>
          <div ref={types} className={styles.types}>
            {wellTypes.map(({ label, isVertical }) => (
              <label key={label} className={styles.type}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="well-type"
                  checked={props.isVertical === isVertical}
                  onChange={() => props.onVertical(isVertical)}
                  // A click on the type that is chosen already confirms it.
                  onClick={() => props.onVertical(isVertical)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p className={parts.hint}>
          {props.isVertical
            ? 'Along-hole depth equals true vertical depth; a survey is not needed.'
            : 'Along-hole depths follow the uploaded survey by minimum curvature.'}
        </p>
        <FoundTypes
          isVertical={props.isVertical}
          types={found.types}
          isReading={found.isReading}
          onUse={(isVertical) => {
            props.onVertical(isVertical);
            types.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
          }}
        />
      </section>
      {props.review}
    </div>
  );
}
