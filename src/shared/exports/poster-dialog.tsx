import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog';
import styles from './poster-dialog.module.css';

/** The options of a poster. */
export interface PosterChoice {
  readonly paper: 'A1' | 'A3';
  readonly format: 'pdf' | 'svg';
  /** The depth that its scale runs along. */
  readonly depth: 'TVD' | 'AHD';
}

/** The usual poster hangs on the wall of a rig: large, for a print shop, and by TVD, as pressures are. */
const usual: PosterChoice = { paper: 'A1', format: 'pdf', depth: 'TVD' };

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly hint: string;
}

const papers: readonly Option<PosterChoice['paper']>[] = [
  { value: 'A1', name: 'A1', hint: '594 × 841 mm, for the wall' },
  { value: 'A3', name: 'A3', hint: '297 × 420 mm, for the desk' },
];
const formats: readonly Option<PosterChoice['format']>[] = [
  { value: 'pdf', name: 'PDF', hint: 'To print or send' },
  { value: 'svg', name: 'SVG', hint: 'To draw on in other programs' },
];
const depths: readonly Option<PosterChoice['depth']>[] = [
  { value: 'TVD', name: 'TVD', hint: 'True vertical depth' },
  { value: 'AHD', name: 'AHD', hint: 'Along-hole depth' },
];

interface PosterDialogProps {
  onExport: (choice: PosterChoice) => void;
  onClose: () => void;
}

/** Asks for the paper, the format and the depth scale of a poster. Enter exports, Escape closes. */
export function PosterDialog({ onExport, onClose }: PosterDialogProps) {
  const [choice, setChoice] = useState(usual);
  const formId = useId();
  const choose = (part: Partial<PosterChoice>) => setChoice((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onExport(choice);
  };
  return (
    <Dialog
      title="Export poster"
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            Export poster
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className={styles.text}>The whole well on one sheet, to scale.</p>
      <form id={formId} className={styles.form} onSubmit={submit}>
        <Choice
          legend="Paper"
          options={papers}
          chosen={choice.paper}
          onChoose={(paper) => choose({ paper })}
          first
        />
        <Choice
          legend="Format"
          options={formats}
          chosen={choice.format}
          onChoose={(format) => choose({ format })}
        />
        <Choice
          legend="Depth scale"
          options={depths}
          chosen={choice.depth}
          onChoose={(depth) => choose({ depth })}
        />
      </form>
    </Dialog>
  );
}

interface ChoiceProps<Value> {
  legend: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Whether the focus begins here. */
  first?: boolean;
}

function Choice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  first = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, name: label, hint }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={value}
            checked={value === chosen}
            data-first={(first && value === chosen) || undefined}
            onChange={() => onChoose(value)}
          />
          <span className={styles.name}>{label}</span> <span className={styles.hint}>{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
