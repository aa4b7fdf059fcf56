import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { tablesOfAlignedText } from './aligned';

const NAMES = [
  'Texel Formation',
  'Upper Holland Marl Member',
  'Vlieland Claystone Formation',
  'Altena Group',
];

const namesIn = (text: string) =>
  tablesOfAlignedText(text, HEADINGS).tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]));

describe('cells that wrap in aligned text', () => {
  it.each([
    [
      'at the first line',
      `Formation        MD RKB (m)  TVDSS (m)
Texel Formation       457.2      420.1
Upper Holland         612.0      574.8
Marl Member
Vlieland              801.5      763.9
Claystone
Formation
Altena Group          990.0      951.7
`,
    ],
    [
      'at the last line',
      `Formation        MD RKB (m)  TVDSS (m)
Texel Formation       457.2      420.1
Upper Holland
Marl Member           612.0      574.8
Vlieland
Claystone
Formation             801.5      763.9
Altena Group          990.0      951.7
`,
    ],
    [
      'at the middle line, below a heading that wraps',
      `Stratigraphic    MD RKB  TVDSS
unit             (m)     (m)
Texel Formation  457.2   420.1
Upper Holland    612.0   574.8
Marl Member
Vlieland
Claystone        801.5   763.9
Formation
Altena Group     990.0   951.7
`,
    ],
    [
      'at the last line, with blank lines between the rows',
      `Formation        MD RKB (m)  TVDSS (m)

Texel Formation       457.2      420.1

Upper Holland
Marl Member           612.0      574.8

Vlieland
Claystone
Formation             801.5      763.9

Altena Group          990.0      951.7
`,
    ],
  ])('are joined with their figures %s', (_, text) => {
    expect(namesIn(text)).toEqual(NAMES);
  });

  it('leaves the titles of groups alone', () => {
    const text = `Unit              MD RKB (m)
Rogaland Group
Balder Fm             1750.0
Sele Fm               1802.0
Shetland Group
Ekofisk Fm            2105.5
Tor Fm                2210.0
`;
    expect(namesIn(text)).toEqual([
      'Rogaland Group',
      'Balder Fm',
      'Sele Fm',
      'Shetland Group',
      'Ekofisk Fm',
      'Tor Fm',
    ]);
  });
});
