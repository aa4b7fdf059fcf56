import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const properties = async (text: string) =>
  (await readOne(text)).muds.map(({ holeDiameterIn, type, weightText, apiFluidLossMl, ph }) => [
    holeDiameterIn,
    type,
    weightText,
    apiFluidLossMl.upper,
    ph.lower ?? ph.exact,
  ]);

const muds = async (text: string) => (await properties(text)).map((mud) => mud.slice(0, 3));

describe('the parts of an item about a mud', () => {
  it.each([
    '16": Gypsum polymer; 1.18 SG; pH 9; API filtrate < 6 ml\n',
    '16" - Gypsum polymer - 1.18 SG - pH 9 - API filtrate < 6 ml\n',
    '16" interval. Mud: Gypsum polymer. Weight: 1.18 SG. pH: 9. API filtrate: < 6 ml.\n',
    '16" section. Fluid: Gypsum polymer; 1.18 SG. pH 9; API filtrate to be below 6 ml.\n',
    '16" hole. Gypsum polymer. 1.18 SG. pH 9. API filtrate < 6 ml.\n',
    'In 16" hole use Gypsum polymer at 1.18 SG; pH 9; API filtrate < 6 ml\n',
  ])('may be behind semicolons, dashes or full stops: %j', async (text) => {
    expect(await properties(`Drilling fluids\n\n${text}`)).toEqual([[16, 'Gypsum polymer', '1.18 SG', 6, 9]]);
  });

  it('may go on below with the rest of a figure, which is no size of the next item', async () => {
    expect(
      await muds(
        'Drilling fluids\n\n16" section. Fluid: Gypsum polymer. Mud gradient 11.4 to\n11.9 kPa/m; pH 9; API fluid loss below 6 ml.\n12 1/4" section. Fluid: Inhibited OBM. Fluid gradient\n13.2 kPa/m; API fluid loss below 4 ml.\n',
      ),
    ).toEqual([
      [16, 'Gypsum polymer', '11.4 to 11.9 kPa/m'],
      [12.25, 'Inhibited OBM', '13.2 kPa/m'],
    ]);
  });

  it('have no gradient of the rock for their weight', async () => {
    const [mud] = await muds(
      'Drilling fluids\n\n16" section. Fluid: Gypsum polymer; pore gradient 11.4 kPa/m.\n',
    );
    expect(mud?.[2] ?? '').toBe('');
  });

  it('are not mixed with those of the next line, which ends with its hole too', async () => {
    expect(
      await muds(
        'Drilling fluids\n\nGypsum polymer (1.18 SG, YP 9 - 14 Pa, pH 9 - 10) in 16" hole\nInhibited OBM (1.42 SG, YP 6 - 11 Pa, low end rheology) in 8 1/2" hole\n',
      ),
    ).toEqual([
      [16, 'Gypsum polymer', '1.18 SG'],
      [8.5, 'Inhibited OBM', '1.42 SG'],
    ]);
  });

  it('are no title of a chapter', async () => {
    expect(await muds('Programme de boue\n\nBoue bentonitique à 1,08 sg dans la phase 16"\n')).toEqual([
      [16, 'Boue bentonitique', '1,08 sg'],
    ]);
  });

  it('continue over a page whose footer has a date', async () => {
    expect(
      await muds(
        'Drilling fluids\n\n16": Inhibited gypsum polymer, 1.18 SG, YP 9 - 14 Pa\n12/03/2026   Page 1\n',
      ),
    ).toEqual([[16, 'Inhibited gypsum polymer', '1.18 SG']]);
  });

  it('name the mud by one compound word', async () => {
    expect(
      await muds(
        'Spülungsprogramm\n\nDie 16"-Sektion wird mit Gipsspülung gebohrt, Dichte 1,18 kg/l.\nBohrung 8 1/2": Salzspülung mit einer Dichte von 1,25 kg/l\n',
      ),
    ).toEqual([
      [16, 'Gipsspülung', '1,18 kg/l'],
      [8.5, 'Salzspülung', '1,25 kg/l'],
    ]);
  });
});
