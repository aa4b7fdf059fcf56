import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useId, useState } from 'react';
import { startingParts, type StartingPart } from '@/domain/montage/start-from';
import { Dialog } from '@/ui/dialog';
import styles from './new-from-dialog.module.css';

interface NewFromDialogProps {
  /** The name of the montage that it begins with. */
  label: string;
  onStart: (name: string, parts: ReadonlySet<StartingPart>) => void;
  onClose: () => void;
}

const words: Readonly<Record<StartingPart, { label: string; description?: string }>> = {
  sections: { label: 'Hole sections', description: 'Diameters and descriptions' },
  programmes: { label: 'Programmes', description: 'Casing, cement, mud, logging and pressure tests' },
  formations: { label: 'Formations' },
  depths: { label: 'Depths', description: 'Of tops, section ends, reservoirs and tops of cement' },
  reservoirs: { label: 'Reservoirs' },
  plan: { label: 'Plan' },
  paths: { label: 'Well paths and pressures' },
  risks: { label: 'Risks', description: 'The register and its matrix' },
  wellData: { label: 'Well data', description: 'Type, objective, location, field and well heads' },
};

/** What another well of the same field usually shares. */
const usual: readonly StartingPart[] = ['sections', 'programmes', 'formations', 'plan', 'wellData'];
/** Parts of the sections. */
const inSections: ReadonlySet<StartingPart> = new Set(['programmes', 'formations']);

/** Asks for the name of a new montage, and for what it takes from an earlier one. */
export default function NewFromDialog({ label, onStart, onClose }: NewFromDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<StartingPart>>(new Set(usual));
  const isNamed = name.trim() !== '';
  const submit = () => {
    setAsked(true);
    if (isNamed) onStart(name.trim(), chosen);
  };
  const choose = (part: StartingPart, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(part);
    else next.delete(part);
    setChosen(next);
  };
  return (
    <Dialog
      title={`New montage from ${label}`}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            Create montage
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          data-first
          label="Well name"
          value={name}
          error={asked && !isNamed && 'Enter the name of the new well.'}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <fieldset className={styles.parts}>
          <legend>Begin with</legend>
          {startingParts.map((part) => (
            <Checkbox
              key={part}
              {...words[part]}
              checked={chosen.has(part) && (!inSections.has(part) || chosen.has('sections'))}
              disabled={inSections.has(part) && !chosen.has('sections')}
              onChange={({ currentTarget }) => choose(part, currentTarget.checked)}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
