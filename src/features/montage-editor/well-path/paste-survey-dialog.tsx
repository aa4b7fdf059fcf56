import { Button } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { replaceStations } from '@/domain/montage/replace-stations';
import { readSurveyText } from '@/domain/montage/survey-text';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { quantity } from '@/domain/montage/words';
import { Dialog } from '@/ui/dialog';
import { useEditor } from '../editor-context';
import styles from './well-path-body.module.css';
import { withUnit } from '@/domain/shown-units/figures';

interface PasteSurveyDialogProps {
  trajectory: string;
  onClose: () => void;
  /** With what was done, in a sentence. */
  onDone: (words: string) => void;
}

/** Takes a survey listing, and says what it read before it replaces the stations. */
export default function PasteSurveyDialog({ trajectory, onClose, onDone }: PasteSurveyDialogProps) {
  const editor = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const listing = useMemo(() => readSurveyText(text, unitsInForce().length), [text]);
  const read = async () => {
    try {
      setText(await navigator.clipboard.readText());
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  const replace = () => {
    if (!listing) return;
    const { stations } = listing;
    editor.edit((montage, newId) => replaceStations(montage, trajectory, stations, newId));
    onDone(`${quantity(stations.length, 'station')} pasted. Undo brings the old ones back.`);
  };
  const last = listing?.stations.at(-1);
  return (
    <Dialog
      title="Paste a survey"
      onClose={onClose}
      actions={
        <>
          <Button disabled={!listing} onClick={replace}>
            Replace the stations
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <label htmlFor={id}>
          A survey listing with headings: MD, inclination and azimuth in any order, with any further columns.
        </label>
        <textarea
          id={id}
          data-first
          className={styles.text}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div>
          <button type="button" className="small-button" onClick={() => void read()}>
            Read the clipboard
          </button>
        </div>
        <p role="status">
          {refused && 'The browser does not give access to the clipboard. Paste into the field. '}
          {listing && last
            ? [
                `${quantity(listing.stations.length, 'station')} read, down to ${withUnit('length', last.ahdM)} AHD.`,
                ...listing.decisions,
              ].join(' ')
            : text.trim() !== '' && 'No columns of MD, inclination and azimuth found. Check the headings.'}
        </p>
      </div>
    </Dialog>
  );
}
