import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

const endsOf = async (text: string) =>
  (await readOne(text)).sections.map((one) => [one.diameterIn, one.tdAhdM, one.tdTvdBdfM]);

const GERMAN =
  '2.1 17 1/2"-Abschnitt: Ankerrohrtour\nAbschnittsende | 640 m MD / 640 m TVD | Preventer Backen (Rams) | 90 bar\n' +
  '2.2 8 1/2"-Abschnitt: Reservoir\nAbschnittsende | 2.150 m MD / 1.980 m TVD | Preventer Backen (Rams) | 200 bar\n';
const DUTCH =
  '2.1 Sectie 17 1/2" \u2013 Tussensectie\nSectie-einde | 640 m MD / 640 m TVD | Rams | 90 bar\n' +
  '2.2 Sectie 8 1/2" \u2013 Reservoirsectie\nSectie-einde | 2150 m MD / 1980 m TVD | Rams | 200 bar\n';
const ENDS = [
  [17.5, 640, 640],
  [8.5, 2150, 1980],
];

it('reads the end of a section in its card by one word for both', async () => {
  expect(await endsOf(GERMAN)).toEqual(ENDS);
  expect(await endsOf(DUTCH)).toEqual(ENDS);
});

it('takes no sizes in a table of bits for the ends of sections', async () => {
  const bits =
    '\n3 Hydraulik und Mei\u00dfel\nAbschnitt | Mei\u00dfel | Pumprate l/min | Andruck t\n' +
    '17 1/2" | Rollenmei\u00dfel | 3.600 | 11\n8 1/2" | PDC | 1.800 | 8\n';
  expect(await endsOf(GERMAN + bits)).toEqual(ENDS);
});

it('takes the ends in cards next to a table that names the sections and gives no end', async () => {
  const bits =
    '\n3 Sections\nHole size | Section TD MD (m) | Bit | Flow rate (l/min)\n' +
    '17 1/2" | see card | Milled tooth | 3600\n8 1/2" | see card | PDC | 1800\n';
  expect(await endsOf(GERMAN + bits)).toEqual(ENDS);
});
