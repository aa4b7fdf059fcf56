import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { exportFileName } from './file-name';

const called = (well_name: string) => {
  const montage = exampleMontage();
  if (!montage.top_line_item) throw new Error('The example has a top line.');
  return {
    ...montage,
    top_line_item: { ...montage.top_line_item, well_name, field_name: null, field_code: null },
  };
};

it.each([
  ['15/9-F-12', '15-9-F-12 programme.pdf'],
  ['  Skjæringen: 3  "b"', 'Skjæringen- 3 -b programme.pdf'],
  ['../../etc/passwd', 'etc-passwd programme.pdf'],
  ['\u202egnp.exe', 'gnp.exe programme.pdf'],
  ['aux.json', 'aux-.json programme.pdf'],
  ['', 'Montage programme.pdf'],
  ['...', 'Montage programme.pdf'],
  ['w'.repeat(300), `${'w'.repeat(80)} programme.pdf`],
])('gives a valid file name for %j', (name, file) => {
  expect(exportFileName(called(name), 'programme', 'pdf')).toBe(file);
});
