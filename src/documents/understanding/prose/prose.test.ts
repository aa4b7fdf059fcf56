import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('sentences of a programme', () => {
  it('give a hole under any name', async () => {
    const facts = await readOne(
      'Drilling programme\n\n- 12 1/4" Second intermediate hole: drill to 2650 m MD\n- 8 1/2" Reservoir section: drill to 3000 m MD\n',
    );
    expect(facts.sections).toMatchObject([
      { diameterIn: 12.25, tdAhdM: 2650 },
      { diameterIn: 8.5, tdAhdM: 3000 },
    ]);
  });

  it('say in the chapter of a section what they do not repeat the size for', async () => {
    const facts = await readOne(
      'Boreprogram\n\n17 1/2" seksjon\nSeksjonen bores til 1210 m MD med KCl slam, 1,20 - 1,25 sg.\n' +
        'Espaceur : 5 m3, densité 1,10\n\n12 1/4" seksjon\nBores til 2655 m MD med oljebasert slam, 1,40 - 1,48 sg.\n' +
        'Float and 3 m new formation drilled to 1213 m for a FIT.\n',
    );
    expect(facts.sections).toMatchObject([
      { diameterIn: 17.5, tdAhdM: 1210 },
      { diameterIn: 12.25, tdAhdM: 2655 },
    ]);
    expect(facts.muds.map(({ holeDiameterIn, weightText }) => [holeDiameterIn, weightText])).toEqual([
      [17.5, '1,20 - 1,25 sg'],
      [12.25, '1,40 - 1,48 sg'],
    ]);
  });

  it('give the name of a hole in any language, next to a mud table by section', async () => {
    const facts = await readOne(
      'Well construction summary\n\n' +
        '- 17 1/2" Ankerrohrsektion: drill to 578 m MD / 577 m TVD\n' +
        '- 12 1/4" Technische Sektion: drill to 1518 m MD / 1509 m TVD\n\n' +
        'Section;Mud type;PV (cP);Mud weight (SG)\n17 1/2";Spud mud;12-20;1.05\n12 1/4";OBM;12-20;1.20\n',
    );
    expect(facts.sections).toMatchObject([
      { diameterIn: 17.5, description: 'Ankerrohrsektion', tdAhdM: 578, tdTvdBdfM: 577 },
      { diameterIn: 12.25, description: 'Technische Sektion', tdAhdM: 1518, tdTvdBdfM: 1509 },
    ]);
    expect(facts.muds).toHaveLength(2);
  });

  it('give sections, strings, mud and tests, each with its sentence', async () => {
    const facts = await readOne(
      'Drilling programme\n\n' +
        'The 17 1/2" section will be drilled to 1260 m MD with 1.15 SG KCl polymer mud. 13 3/8" 72# L-80 BTC\n' +
        'casing will be set at 1250 m MD (1180 m TVD). Pressure test BOP rams to 345 bar, annular to 240 bar.\n\n' +
        'Drill 12 1/4" hole to 2650 m with 1.25 SG OBM and run 9 5/8" casing to 2645 m.\n',
    );
    expect(facts.sections).toMatchObject([
      { diameterIn: 17.5, tdAhdM: 1260 },
      { diameterIn: 12.25, tdAhdM: 2650 },
    ]);
    expect(facts.casings).toMatchObject([
      {
        holeDiameterIn: 17.5,
        outerDiameterIn: 13.375,
        grade: 'L-80',
        thread: 'BTC',
        shoeAhdM: 1250,
        shoeTvdBdfM: 1180,
      },
      { holeDiameterIn: 12.25, outerDiameterIn: 9.625, shoeAhdM: 2645 },
    ]);
    expect(
      facts.muds.map(({ holeDiameterIn, type, weightText }) => [holeDiameterIn, type, weightText]),
    ).toEqual([
      [17.5, 'KCl polymer mud', '1.15 SG'],
      [12.25, 'OBM', '1.25 SG'],
    ]);
    expect(facts.pressureTests).toMatchObject([{ holeDiameterIn: 17.5, ramKpa: 34_500, annularKpa: 24_000 }]);
    expect(facts.casings[0]?.origins?.['shoeAhdM']).toMatchObject({
      row: 3,
      quote: '13 3/8" 72# L-80 BTC casing will be set at 1250 m MD (1180 m TVD).',
      certainty: 'read',
    });
    expect(facts.casings[1]?.origins?.['shoeAhdM']).toMatchObject({ certainty: 'assumed' });
  });

  it('may be items of a list', async () => {
    const facts = await readOne(
      'Mud programme\n- 26" hole: seawater with hi-vis sweeps, 1.05 SG\n- 17\u00bd" hole: KCl polymer, 1.10 - 1.15 SG\n- 12-1/4" hole: OBM, 1.25 SG (10.4 ppg)\n',
    );
    expect(facts.muds).toMatchObject([
      { holeDiameterIn: 26, type: 'seawater with hi-vis sweeps' },
      { holeDiameterIn: 17.5, type: 'KCl polymer', weightText: '1.10 - 1.15 SG' },
      { holeDiameterIn: 12.25, type: 'OBM' },
    ]);
  });

  it('name each hole of a mud: two in a bullet, several in a sentence, French sizes and densities', async () => {
    const { muds } = await readOne(
      'Mud programme\n- 24" and 16" holes: seawater with hi-vis sweeps, 1.04 SG\n- Phase 10"5/8 : boue polym\u00e8re, densit\u00e9 1,12 \u00e0 1,18\n' +
        '\nMud weights: 8 1/2" hole 1.22 sg, 6" hole 1.30 - 1.34 sg.\n',
    );
    expect(muds.map(({ holeDiameterIn, weightText }) => [holeDiameterIn, weightText])).toEqual([
      [24, '1.04 SG'],
      [16, '1.04 SG'],
      [10.625, '1.12 \u00e0 1.18 SG'],
      [8.5, '1.22 sg'],
      [6, '1.30 - 1.34 sg'],
    ]);
    expect(muds[2]?.origins?.['weightKpaPerM.lower']).toMatchObject({ certainty: 'assumed' });
  });

  it('may give one string per line, followed by its hole', async () => {
    const { casings } = await readOne(
      'Scheme:\n16" 75 lb/ft K-55 BTC surface casing at 410 m in 20" hole\n10 3/4" 51 lb/ft L-80 VAM TOP casing at 1310 m in 13 1/2" hole\n' +
        '7" 32 lb/ft P-110 VAM TOP liner from 1210 m to 2300 m in 8 1/2" hole\n',
    );
    expect(casings).toMatchObject([
      { outerDiameterIn: 16, holeDiameterIn: 20, shoeAhdM: 410, kind: 'casing' },
      { outerDiameterIn: 10.75, holeDiameterIn: 13.5, shoeAhdM: 1310 },
      { outerDiameterIn: 7, holeDiameterIn: 8.5, kind: 'liner', topAhdM: 1210, shoeAhdM: 2300 },
    ]);
  });

  it('assign no depth to two holes, and recognise the wall of a conductor', async () => {
    const { sections, muds } = await readOne(
      '- 30" hole will be drilled to 190 m and 26" x 1" wall conductor set at 185 m.\n- 16" hole will be drilled to 900 m.\n- 30" and 16" holes: seawater, 1.05 SG, TD 900 m\n',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [30, 190],
      [16, 900],
    ]);
    expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([30, 16]);
  });

  it('may label each value of a mud and of a section in a line, in any language', async () => {
    const german = await readOne(
      '12 1/4": Sp\u00fclungssystem Tonsp\u00fclung, Wichte 1,15 - 1,20 kg/l, Flie\u00dfgrenze 6 - 9 Pa, API-Filtrat < 7 ml, pH 9\n',
    );
    expect(german.muds).toMatchObject([
      { type: 'Tonsp\u00fclung', yieldPointPa: { lower: 6, upper: 9 }, apiFluidLossMl: { upper: 7 } },
    ]);
    expect(german.muds[0]?.origins?.['type']?.certainty).toBe('read');
    const spanish = await readOne('12 1/4": Lodo polim\u00e9rico, densidad 1,15 g/cm\u00b3\n');
    expect(spanish.muds).toMatchObject([{ type: 'Lodo polim\u00e9rico' }]);
    expect(spanish.muds[0]?.origins?.['type']?.certainty).toBe('assumed');
    const { sections } = await readOne(
      'Bohrlochabschnitte\n17 1/2": Sektion Ankerrohrsektion, Absetzteufe MD 479,0 m, Absetzteufe TVD 474,7 m\n8 1/2": Sektion Produktionssektion, Absetzteufe MD 2395,0 m, Absetzteufe TVD 1961,7 m\n',
    );
    expect(sections).toMatchObject([
      { diameterIn: 17.5, description: 'Ankerrohrsektion', tdAhdM: 479, tdTvdBdfM: 474.7 },
      { diameterIn: 8.5, description: 'Produktionssektion', tdAhdM: 2395, tdTvdBdfM: 1961.7 },
    ]);
    expect(sections[0]?.origins?.['tdAhdM']?.certainty).toBe('assumed');
  });

  it('may be German or Dutch', async () => {
    const german = await readOne(
      'Die 12 1/4" Sektion wird mit 1,25 SG KCl-Polymer-Sp\u00fclung bis 2650 m MD gebohrt. Die 9 5/8" Rohrtour wird bei 2645 m MD abgesetzt.\n',
    );
    expect(german.casings).toMatchObject([{ holeDiameterIn: 12.25, outerDiameterIn: 9.625, shoeAhdM: 2645 }]);
    expect(german.muds).toMatchObject([{ holeDiameterIn: 12.25, weightText: '1,25 SG' }]);
    const dutch = await readOne(
      'De 17 1/2" sectie wordt geboord tot 1.260 m MD met 1,15 SG KCl polymeer. De 13 3/8" verbuizing wordt op 1.250,5 m MD gezet.\n',
    );
    expect(dutch.casings).toMatchObject([
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, shoeAhdM: 1250.5 },
    ]);
  });

  it('may be below the title of a section', async () => {
    const facts = await readOne(
      '3.2 12 1/4" hole section\nTop of cement 200 m above the previous shoe.\nTest rams to 5000 psi and annular preventer to 250/3500 psi.\n',
    );
    expect(facts.slurries).toMatchObject([
      { holeDiameterIn: 12.25, topOfCement: '200 m above the previous shoe' },
    ]);
    expect(facts.pressureTests[0]?.annularKpa).toBeCloseTo(24_131.65, 0);
  });

  it.each([
    'Offset well A-1 had losses with 1.32 SG in the 12 1/4" hole.',
    'In well A-1 the 12 1/4" section is drilled to 2650 m MD with 1.32 SG OBM.',
    'If losses occur, the 12 1/4" section will be drilled to 2400 m MD with 1.10 SG WBM.',
    'As a contingency, a 9 5/8" liner will be set at 2300 m MD.',
    'The 12 1/4" section was drilled to 2650 m MD with 1.25 SG OBM.',
    'The 9 5/8" casing shoe is set 50 m into the chalk.',
    'The LOT at the 13 3/8" shoe is expected at 1.60 SG EMW.',
    'Either 9 5/8" or 10 3/4" casing will be set at 2645 m MD.',
    'Drill the 12 1/4" hole 5 m below the shoe and perform a FIT to 1.45 SG.',
    'Maximum ECD in the 12 1/4" hole is 1.45 SG.',
  ])('are not the plan: %s', async (sentence) => {
    const { sections, casings, muds, slurries, pressureTests } = await readOne(`Programme\n\n${sentence}\n`);
    expect([...sections, ...muds, ...slurries, ...pressureTests]).toEqual([]);
    expect(casings.flatMap(({ shoeAhdM, shoeTvdBdfM }) => [shoeAhdM, shoeTvdBdfM].filter(Boolean))).toEqual(
      [],
    );
  });

  it('do not duplicate what a table gives', async () => {
    const facts = await readOne(
      'Hole size (in),Mud type,Mud weight (SG)\n12 1/4,OBM,1.40\n8 1/2,OBM,1.50\n\nThe 12 1/4" section will be drilled with 1.25 SG WBM.\n',
    );
    expect(facts.muds.map(({ type }) => type)).toEqual(['OBM', 'OBM']);
  });

  it('give no section if another has no end', async () => {
    const facts = await readOne(
      'The 12 1/4" section will be drilled to 2650 m MD with 1.25 SG OBM. The 8 1/2" section will be drilled with 1.35 SG OBM.\n',
    );
    expect(facts.sections).toEqual([]);
    expect(facts.muds).toHaveLength(2);
  });
});

describe('a list of holes and strings without verbs', () => {
  it.each([
    '26" hole to 430 m MD, 20" casing at 425 m MD\n12 1/4" hole to 2,070 m MD, 9 5/8" casing at 2,064 m MD\n8 1/2" hole to TD at 2,900 m MD, 7" liner 1,920 m to 2,890 m MD\n',
    '- 26" hole to 430 mMDRT (20" casing shoe at 425 mMDRT)\n- 12-1/4" hole to 2,070 mMDRT (9-5/8" casing shoe at 2,064 mMDRT)\n- 8-1/2" hole to 2,900 mMDRT (7" liner from 1,920 m to 2,890 m)\n',
  ])('%j', async (text) => {
    const facts = await readOne(`Well plan\n\n${text}`);
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [26, 430],
      [12.25, 2070],
      [8.5, 2900],
    ]);
    expect(
      facts.casings.slice(0, 2).map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.shoeAhdM]),
    ).toEqual([
      [26, 20, 425],
      [12.25, 9.625, 2064],
    ]);
  });

  it('take the named end of a section before its start and the points of its path', async () => {
    const { sections } = await readOne(
      'Programme\n\nSurface section - 17 1/2" hole\nThe 17 1/2" surface hole is drilled vertically from the conductor at 120\' to section TD at 2,410\' MD/TVD.\n\n' +
        'Intermediate section - 12 1/4" hole\nDrill 12 1/4" hole, kick off at 3,100 ft, build to 20 degrees and hold to 8,150 ft MD (7,940 ft TVD).\n',
    );
    expect(sections.map(({ tdAhdM, tdTvdBdfM }) => [tdAhdM, tdTvdBdfM])).toEqual([
      [expect.closeTo(734.57, 2), expect.closeTo(734.57, 2)],
      [expect.closeTo(2484.12, 2), expect.closeTo(2420.11, 2)],
    ]);
  });

  it('give the properties of the mud of their chapter, and a weight that is raised', async () => {
    const { muds } = await readOne(
      'Programme\n\nIntermediate section - 12 1/4" hole\nThe 12 1/4" hole is drilled with low solids polymer mud to 2,400 m MD. ' +
        'Start with 1.10 SG mud and raise to 1.22 SG by TD. Keep yield point at 8 - 12 lb/100ft2 and HPHT fluid loss below 8 cc. LGS to be held under 6%.\n\n' +
        'Production section - 8 1/2" hole\nWater based mud, SG of 1.25 to 1.30. Displace to 1.15 SG brine before running the liner.\n',
    );
    expect(muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'low solids polymer mud',
        weightText: '1.10 - 1.22 SG',
        yieldPointPa: { lower: expect.closeTo(3.83, 2), upper: expect.closeTo(5.75, 2) },
        hphtFluidLossMl: { upper: 8 },
        lowGravitySolidsPercent: { upper: 6 },
      },
      { holeDiameterIn: 8.5, type: 'Water based mud', weightText: '1.25 to 1.30 SG' },
    ]);
    expect(muds[1]?.origins?.['weightKpaPerM.lower']).toMatchObject({ certainty: 'converted' });
  });
});

it('takes the gradient of a mud for its weight, but not that of the rock', async () => {
  const { muds } = await readOne(
    '4. Section 12 1/4"\n\nMud\nKCl-polymeer met een gradiënt van 11,3 - 12,3 kPa/m.\n\n' +
      '5. Section 8 1/2"\n\nMud\nOBM is used. The pore pressure has a gradient of 10.2 kPa/m.\n',
  );
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.weightText]).toSorted()).toEqual([
    [12.25, 'KCl-polymeer', '11,3 - 12,3 kPa/m'],
    [8.5, 'OBM', null],
  ]);
});
