import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import {
  chosenQuantities,
  choices,
  systemOf,
  systems,
  withChoice,
  type ChosenQuantity,
  type System,
} from '@/domain/shown-units/units-of-person';
import { unitsOf } from '@/domain/shown-units/vocabulary';
import { Choice } from '@/ui/choice';
import { Dialog } from '@/ui/dialog';
import { currentUnits, keepUnits } from './kept-units';
import styles from './units-dialog.module.css';

const systemChoices = [
  { value: 'mixed', name: 'As the documents', hint: 'm, in, kPa, kPa/m' },
  { value: 'metric', name: 'Metric', hint: 'm, mm, bar, kg/m³' },
  { value: 'field', name: 'Field', hint: 'ft, in, psi, ppg' },
] as const satisfies readonly { value: System; name: string; hint: string }[];

const labels: Readonly<Record<ChosenQuantity, string>> = {
  length: 'Depths and lengths',
  size: 'Diameters',
  gradient: 'Mud weights and gradients',
  pressure: 'Pressures',
  linearMass: 'Mass per length',
  volumePerLength: 'Volume per length',
  volume: 'Volumes',
  yieldPoint: 'Yield point',
  dogleg: 'Dogleg severity',
};

/** Asks for the units in which this browser shows and takes values: a system, or a unit for each quantity. */
export default function UnitsDialog({ onClose }: { onClose: () => void }) {
  const [units, setUnits] = useState(currentUnits);
  const formId = useId();
  return (
    <Dialog
      title="Units"
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            Use these units
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        For everything that you see, type, print and export in this browser. Stored values do not change, and
        you can type any unit after a number: 9000 ft, 12.3 ppg.
      </p>
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          keepUnits(units);
        }}
      >
        <Choice
          legend="System"
          options={systemChoices}
          chosen={systemOf(units)}
          onChoose={(system) => setUnits(systems[system])}
          first
        />
        <div className={styles.quantities}>
          {chosenQuantities.map((quantity) => (
            <NativeSelect
              key={quantity}
              label={labels[quantity]}
              value={units[quantity] ?? choices[quantity][0]}
              onChange={(event) => setUnits(withChoice(units, quantity, event.currentTarget.value))}
              data={choices[quantity].map((unit) => ({
                value: unit,
                label: unitsOf(quantity)[unit]?.label ?? unit,
              }))}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
