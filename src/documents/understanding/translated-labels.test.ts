import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('reads a label in an unknown language by its translation', async () => {
  const { header } = await readOne(
    [
      'FORM PB-03',
      '1. Nama perusahaan / Company : PT Bumi',
      '2. Nama sumur / Well name : ARJ-5.2',
      '3. Lapangan / Field : Arjasari',
      '4. Jenis sumur / Well type : Development, production',
      '11. Jumlah hari / Planned days : 55 days',
    ].join('\n'),
  );
  expect(header).toMatchObject({
    wellName: 'ARJ-5.2',
    fieldName: 'Arjasari',
    wellType: 'Development, production',
    daysPlanned: 55,
  });
});

it('reads no label of two things by the second one', async () => {
  const { header } = await readOne(
    'Well name: A-3\nRig / Location: Deepsea / North\nLicence / Field: PL 1 / Alder\n',
  );
  expect(header.location).not.toBe('Deepsea / North');
  expect(header.fieldName).not.toBe('PL 1 / Alder');
});
