import { Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  fractureColumns,
  fractureExample,
  fractureGradientsText,
  parseFractureGradients,
} from '@/domain/checks/fracture-gradients';
import type { FractureGradient } from '@/domain/checks/settings';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { keepGradients } from '@/shared/check-settings/kept-settings';

interface FractureGradientsFieldProps {
  montage: string;
  gradients: readonly FractureGradient[];
  /** Whether the dialog opens at it. */
  first: boolean;
}

/** The leak-off tests of one montage, which has no field for them; without them no mud is compared with a fracture. */
export function FractureGradientsField({ montage, gradients, first }: FractureGradientsFieldProps) {
  /** Null while the field shows what is kept. */
  const [typed, setTyped] = useState<{ text: string; left: boolean } | null>(null);
  const units = unitsInForce();
  const parsed = typed && parseFractureGradients(typed.text, units);
  const problem = parsed && 'problem' in parsed ? parsed.problem : null;
  return (
    <Textarea
      label={`Fracture gradients of this montage: ${fractureColumns(units)}`}
      description={`From leak-off tests, one a line, as typed or pasted: ${fractureExample(units)}. Kept in this browser for this montage alone.`}
      rows={2}
      autoComplete="off"
      spellCheck={false}
      {...(first && { 'data-first': true })}
      value={typed?.text ?? fractureGradientsText(gradients, units)}
      error={typed?.left && problem ? `${problem} Until then the last ones are used.` : null}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ text, left: false });
        const read = parseFractureGradients(text, units);
        if ('gradients' in read) keepGradients(montage, read.gradients);
      }}
      onBlur={() => setTyped(problem === null ? null : typed && { ...typed, left: true })}
    />
  );
}
