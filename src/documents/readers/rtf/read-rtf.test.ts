import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf, stationsOf } from '../../understanding/documents-for-tests';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}{\\f1\\fcharset238 Arial CE;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Word 16;}';
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const rtf = (...body: string[]) => bytes(`${HEAD}\\viewkind4\\uc1\r\n${body.join('\r\n')}}`);

/** A row of cells that end at given inches; `before` is written before the right edge of each cell. */
const row = (edges: number[], cells: string[], before: string[] = []) =>
  `\\trowd\\trgaph108\\trleft-108 ${edges.map((edge, at) => `${before[at] ?? ''}\\clbrdrt\\brdrs\\cellx${Math.round(edge * 1440)}`).join('')}` +
  `\\pard\\intbl ${cells.map((cell) => `${cell}\\cell`).join(' ')}\\row`;

async function contentOf(...body: string[]) {
  const result = await readFile('plan.rtf', rtf(...body), HEADINGS);
  if ('refused' in result) throw new Error(result.refused);
  return result.content;
}
const linesOf = async (...body: string[]) => (await contentOf(...body)).lines.map(({ text }) => text);

describe('rich text documents', () => {
  it('give text in code pages and Unicode, without metadata', async () => {
    expect(
      await linesOf(
        '{\\info{\\title secret}}{\\header\\pard top\\par}',
        "\\pard Sp\\'fclung\\par",
        "\\pard {\\f1 \\'8a\\'e8} \\u321\\'3fo\\uc2 \\u8211\\'96\\'96 end\\uc0\\u937\\par",
        '\\pard a\\~b\\_c \\{x\\} \\bullet{\\pict\\wmetafile8 0123abcd}{\\*\\unknown gone}\\emdash\\par',
        '\\pard {\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt shown}}{\\footnote\\pard below\\par}\\par',
        '{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn a}{\\sv 1}}{\\shptxt \\pard boxed\\par}}}',
      ),
    ).toEqual([
      'Sp\u00fclung',
      '\u0160\u010d \u0141o\u2013 end\u03a9',
      'a b-c {x} \u2022\u2014',
      'shown',
      'boxed',
      'below',
    ]);
  });

  it('give tables with their rows, even if their edges differ', async () => {
    const facts = await readOne(
      rtf(
        '\\pard Survey of Aurora-3\\par',
        row([1, 2, 3], ['MD (m)', 'Inc', 'Azi']),
        row([1, 2.01, 3], ['0', '0', '0']),
        row([1, 2, 3], ['1250,5', '10,25', '120,0']),
        '\\pard\\par',
      ),
      'Well Trajectory',
      'survey.rtf',
    );
    expect(stationsOf(facts)).toEqual([
      [0, 0, 0],
      [1250.5, 10.25, 120],
    ]);
  });

  it('keep the columns below merged cells', async () => {
    const { tables } = await contentOf(
      row([1, 3, 4], ['Formation', 'TVD', 'Remark'], ['\\clvmgf', '', '\\clvmgf']),
      row([1, 2, 3, 4], ['', 'RKB', 'SS', ''], ['\\clvmrg', '', '', '\\clvmrg']),
      row([1, 2, 3, 4], ['Chalk', '1200', '1145', '']),
      row([1, 2, 3, 4], ['Rodby', '1400', '1345', 'base'], ['', '\\clmgf', '', '']),
      '\\pard\\par',
    );
    expect(tables.map(({ headings, rows }) => [headings, ...rows.map(({ cells }) => cells)])).toEqual([
      [
        ['Formation', 'TVD RKB', 'TVD SS', 'Remark'],
        ['Chalk', '1200', '1145', ''],
        ['Rodby', '1400', '1345', 'base'],
      ],
    ]);
  });

  it('leave out struck-through, deleted and hidden text, and report it', async () => {
    const facts = await readOne(
      rtf(
        row([2, 4], ['Formation', 'TVD SS (m)']),
        row([2, 4], ['{\\strike Chalk} Salt', '{\\v 1100}1200']),
        row([2, 4], ['Rotliegend', '{\\strike 1250\\strike0 }{\\striked1 1260}1300']),
        '\\pard\\par',
      ),
      'Well Proposal',
      'tops.rtf',
    );
    expect(facts.tops.map(({ name, tvdSsM }) => [name, tvdSsM])).toEqual([
      ['Salt', 1200],
      ['Rotliegend', 1300],
    ]);
    expect(reasonsOf(facts)).toMatch(/Struck through or deleted, and not used: "Chalk", "1100", "12501260"/);
  });

  it('number the steps of a plan as the document does', async () => {
    const step = (number: number, text: string) =>
      `\\pard{\\listtext\\pard\\plain ${number}.\\tab}${text}\\par`;
    const facts = await readOne(
      rtf('\\pard Sequence of operations\\par', step(1, 'Move rig'), step(2, 'Drill')),
      'Well Proposal',
      'plan.rtf',
    );
    expect(facts.plan.map(({ title }) => title)).toEqual(['Move rig', 'Drill']);
  });

  it.each([
    ['that are cut off', bytes(`${HEAD}\\pard text\\par`)],
    ['with unmatched braces', bytes(`${HEAD}}}}}`)],
    ['that are nested without end', rtf('{'.repeat(5000) + '}'.repeat(5000))],
  ])('are refused %s', async (_, file) => {
    const result = await readFile('a.rtf', file, HEADINGS);
    expect(result).toHaveProperty('refused', expect.stringMatching(/^The rich text document is damaged/));
  });

  it('are read even if a picture or a number is out of range', async () => {
    expect(await linesOf('\\pard a\\cellx99999999999\\u99999999 ?\\bin-5 b\\fcharset999\\par')).toHaveLength(
      1,
    );
    expect((await readFile('a.rtf', rtf('{\\pict\\bin4000000000 x'), HEADINGS)) as object).toHaveProperty(
      'refused',
    );
  });
});
