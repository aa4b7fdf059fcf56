import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { catalogue, depthColumns, type DepthField } from '@/domain/montage/catalogue';
import { sectionOf } from '@/domain/montage/lookup';
import type { Formation } from '@/domain/montage/montage';
import { misreading, readField } from '@/domain/montage/read-field';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { planSplit, splitSection, type SectionSplit, type SplitPoint } from '@/domain/montage/split-section';
import { sectionName } from '@/domain/montage/words';
import { Dialog } from '@/ui/dialog';
import { useEditor } from '../editor-context';
import { diameterProblem, diameterText, parseDiameter } from './diameter';
import type { SectionDialogProps } from './section-dialog-props';
import styles from './section-form.module.css';
import { unitOf, withUnit } from '@/domain/shown-units/figures';

interface SplitFormProps extends Pick<SectionDialogProps, 'onClose' | 'onDone'> {
  section: string;
}

const atDepth = 'depth';
const nameOf = (formation: Formation): string => formation.formation_name?.trim() || 'unnamed formation';

/** Asks where to split a section, and says what goes into which part before it is done. */
export function SplitForm({ section: sectionId, onClose, onDone }: SplitFormProps) {
  const editor = useEditor();
  const id = useId();
  const [{ montage, section, name }] = useState(() => {
    const now = editor.state().montage;
    return { montage: now, section: sectionOf(now, sectionId), name: sectionName(now, sectionId) };
  });
  const tops = (section?.formations_list ?? []).filter(
    (formation) => planSplit(montage, sectionId, { formation: formation.id }).kind === 'split',
  );
  const [where, setWhere] = useState(tops.at(-1)?.id ?? atDepth);
  const [field, setField] = useState<DepthField>('along_hole_depth_below_drill_floor');
  const [depth, setDepth] = useState('');
  const began = section?.diameter ?? null;
  const [diameter, setDiameter] = useState(() => diameterText(began));
  const [asked, setAsked] = useState(false);

  const read = readField(catalogue.section[field], depth, unitsInForce());
  const depthM =
    depth.trim() !== '' && misreadingOf(depth) === null && 'value' in read ? Number(read.value) : null;
  const point: SplitPoint | null =
    where !== atDepth ? { formation: where } : depthM === null ? null : { field, depthM };
  const split = point && planSplit(montage, sectionId, point);
  const problem = where === atDepth ? depthProblem(depth, misreadingOf(depth), split) : null;
  const wrongSize = diameterProblem(diameter);

  const submit = () => {
    setAsked(true);
    if (problem !== null || wrongSize !== null || !point) {
      document.getElementById(problem !== null ? `${id}-depth` : `${id}-diameter`)?.focus();
      return;
    }
    const diameterIn = began !== null && diameter === diameterText(began) ? began : parseDiameter(diameter);
    let upper = '';
    const done = editor.edit((now, newId) =>
      splitSection(now, sectionId, point, () => (upper = newId()), diameterIn),
    );
    if (!done) return onClose();
    const after = editor.state().montage;
    onDone(`Split into ${sectionName(after, upper)} and ${sectionName(after, sectionId)}.`, upper);
  };

  return (
    <Dialog
      title={`Split ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Split section
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
        <NativeSelect
          label="Split at"
          data-first
          value={where}
          onChange={(event) => setWhere(event.currentTarget.value)}
        >
          {tops.map((formation) => (
            <option key={formation.id} value={formation.id}>
              {`Top of ${nameOf(formation)}, ${withUnit('length', formation.true_vertical_depth_subsea)} TVD SS`}
            </option>
          ))}
          <option value={atDepth}>A depth</option>
        </NativeSelect>
        {where === atDepth && (
          <div className={styles.depth}>
            <TextInput
              id={`${id}-depth`}
              label={`Depth (${unitOf('length')})`}
              inputMode="decimal"
              autoComplete="off"
              value={depth}
              error={asked || depth !== '' ? problem : null}
              errorProps={{ role: 'alert' }}
              onChange={(event) => setDepth(event.currentTarget.value)}
            />
            <NativeSelect
              label="Reference"
              value={field}
              onChange={(event) => setField(event.currentTarget.value as DepthField)}
              data={depthColumns.map((value) => ({ value, label: catalogue.formation[value].name }))}
            />
          </div>
        )}
        <TextInput
          id={`${id}-diameter`}
          label={`Hole diameter of the upper part [${unitOf('size')}]`}
          autoComplete="off"
          value={diameter}
          error={wrongSize}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setDiameter(event.currentTarget.value)}
        />
        <div className={styles.preview} role="status">
          {split?.kind === 'split' && <Parts split={split} />}
        </div>
      </form>
    </Dialog>
  );
}

const misreadingOf = (text: string): string | null =>
  misreading(catalogue.section.along_hole_depth_below_drill_floor, text, unitsInForce());

function depthProblem(text: string, misread: string | null, split: SectionSplit | null): string | null {
  if (text.trim() === '') return 'Enter the depth at which to split.';
  if (misread !== null || !split) return misread ?? 'This is not a number.';
  if (split.kind !== 'outside') return null;
  const { fromM, toM } = split;
  const range = [
    fromM === null ? '' : `below ${withUnit('length', fromM)}`,
    toM === null ? '' : `above ${withUnit('length', toM)}`,
  ];
  return `The depth must be inside the section: ${range.filter(Boolean).join(' and ')}.`;
}

function Parts({ split }: { split: Extract<SectionSplit, { kind: 'split' }> }) {
  const ends = depthColumns.flatMap((field) => {
    const depthM = split.depths[field];
    return depthM === null ? [] : [`${withUnit('length', depthM)} ${catalogue.formation[field].name}`];
  });
  const names = (formations: readonly Formation[]) =>
    formations.map(nameOf).join(', ') || 'No formation tops';
  return (
    <dl>
      <dt>Upper part, new</dt>
      <dd>
        {names(split.upper)}. Ends at {ends.join(', ')}. Its programmes are empty.
      </dd>
      <dt>Lower part</dt>
      <dd>
        {names(split.lower)}. Keeps its TD, and the casing, cement, mud, logging and pressure tests that
        belong to the shoe there.
      </dd>
    </dl>
  );
}
