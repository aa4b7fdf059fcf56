import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useId, useState } from 'react';
import { sectionOf } from '@/domain/montage/lookup';
import { parseText } from '@/domain/montage/parse';
import { addSection, editSection, type SectionHead, type SectionPlace } from '@/domain/montage/section-edits';
import { sectionName } from '@/domain/montage/words';
import { Dialog } from '@/ui/dialog';
import { useEditor } from '../editor-context';
import { diameterProblem, diameterText, parseDiameter } from './diameter';
import type { SectionDialogProps } from './section-dialog-props';
import styles from './section-form.module.css';
import { unitOf } from '@/domain/shown-units/figures';

interface SectionFormProps extends Pick<SectionDialogProps, 'onClose' | 'onDone'> {
  /** The section to edit, or the place of a new one. */
  target: { readonly section: string } | { readonly place: SectionPlace };
}

const lockedMessage = 'The montage cannot be edited here now.';

/** Diameter, description and string of a section: of a new one, or of one that exists. */
export function SectionForm({ target, onClose, onDone }: SectionFormProps) {
  const editor = useEditor();
  const id = useId();
  const [{ began, title }] = useState(() => {
    const { montage } = editor.state();
    const section = 'section' in target ? sectionOf(montage, target.section) : null;
    return {
      began: section,
      title: section ? `Edit ${sectionName(montage, section.id)}` : 'Add section',
    };
  });
  const [diameter, setDiameter] = useState(() => diameterText(began?.diameter ?? null));
  const [description, setDescription] = useState(began?.description ?? '');
  const [liner, setLiner] = useState(began?.liner ?? false);
  const [error, setError] = useState<string | null>(null);

  const submit = () => {
    const problem = diameterProblem(diameter);
    setError(problem);
    if (problem !== null) return document.getElementById(`${id}-diameter`)?.focus();
    const head: SectionHead = {
      // A size that was not typed again keeps all its digits.
      diameter:
        began?.diameter && diameter === diameterText(began.diameter)
          ? began.diameter
          : parseDiameter(diameter),
      description: parseText(description),
      liner,
    };
    const { locked } = editor.state();
    if (locked) return setError(lockedMessage);
    if ('place' in target) {
      let added = '';
      editor.edit((montage, newId) => addSection(montage, head, target.place, () => (added = newId())));
      onDone(`${sectionName(editor.state().montage, added)} was added.`, added);
    } else {
      const changed = editor.edit((montage) => editSection(montage, target.section, head));
      const name = sectionName(editor.state().montage, target.section);
      onDone(changed ? `${name} was changed.` : 'Nothing was changed.', target.section);
    }
  };

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            {'place' in target ? 'Add section' : 'Apply'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          id={`${id}-diameter`}
          label={`Hole diameter [${unitOf('size')}]`}
          placeholder={diameterText(12.25)}
          autoComplete="off"
          data-first
          value={diameter}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setDiameter(event.currentTarget.value);
            setError(null);
          }}
        />
        <TextInput
          label="Description"
          placeholder="Intermediate hole"
          autoComplete="off"
          dir="auto"
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <Checkbox
          label="The string of this section is a liner"
          checked={liner}
          onChange={(event) => setLiner(event.currentTarget.checked)}
        />
        {'place' in target && (
          <p className={styles.hint}>
            Type its end and its formations in the table. An end that is not known yet stays empty.
          </p>
        )}
      </form>
    </Dialog>
  );
}
