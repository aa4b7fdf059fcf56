import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { Choice, type ChoiceOption } from '@/ui/choice';
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

const papers: readonly ChoiceOption<PosterChoice['paper']>[] = [
  { value: 'A1', name: 'A1', hint: '594 × 841 mm, for the wall' },
  { value: 'A3', name: 'A3', hint: '297 × 420 mm, for the desk' },
];
const formats: readonly ChoiceOption<PosterChoice['format']>[] = [
  { value: 'pdf', name: 'PDF', hint: 'To print or send' },
  { value: 'svg', name: 'SVG', hint: 'To draw on in other programs' },
];
const depths: readonly ChoiceOption<PosterChoice['depth']>[] = [
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
