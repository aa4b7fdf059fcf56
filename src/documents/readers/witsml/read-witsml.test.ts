import { describe, expect, it } from 'vitest';
import { document, readOne, reasonsOf, remarksOf, stationsOf } from '../../understanding/documents-for-tests';
import { readDocuments } from '../../understanding/read-documents';
import { readFile } from '../read-file';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';

const NAMESPACE = 'http://www.witsml.org/schemas/1series';
const store = (list: string, objects: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}" version="1.4.1.1">${objects}</${list}>`;
const station = (md: string, incl: string, azi: string, tvd = '') =>
  `<trajectoryStation uid="s${md}"><dTimStn>2007-06-14T08:00:00Z</dTimStn><typeTrajStation>unknown</typeTrajStation>` +
  `<md uom="ft">${md}</md>${tvd && `<tvd uom="ft">${tvd}</tvd>`}<incl uom="dega">${incl}</incl><azi uom="dega">${azi}</azi></trajectoryStation>`;
const trajectory = (well: string, stations: string) =>
  `<trajectory uidWell="w" uidWellbore="b" uid="t"><nameWell>${well}</nameWell><nameWellbore>${well} - Main Wellbore</nameWellbore>` +
  `<name>Plan &amp; actual</name><aziRef>grid north</aziRef>${stations}<commonData><itemState>plan</itemState></commonData></trajectory>`;
const PATH = station('0', '0', '0', '0') + station('1000', '5', '120', '-999.25');

const read = (xml: string) => readOne(xml, 'Well Trajectory', 'export.xml');

describe('WITSML documents', () => {
  it('give the path of 1.4.1.1 with its units and well', async () => {
    const facts = await read(store('trajectorys', trajectory('15/9-F-5', PATH)));
    expect(stationsOf(facts)).toEqual([
      [0, 0, 0],
      [304.8, 5, 120],
    ]);
    expect(facts.survey?.stations[1]).toMatchObject({ tvdM: null, source: { row: 5 } });
    expect(facts.header.wellName).toBe('15/9-F-5');
    expect(remarksOf(facts)).toMatch(/counted from grid north/);
  });

  it('give the path of the planned well if a document has several', async () => {
    const xml = store(
      'trajectorys',
      trajectory('15/9-F-5', PATH) +
        trajectory('15/9-F-12', station('0', '0', '0') + station('2000', '7', '60')),
    );
    const facts = await readDocuments([
      document('export.xml', 'Well Trajectory', xml),
      document('programme.txt', 'Well Proposal', 'Well name: 15/9-F-12\n'),
    ]);
    expect(stationsOf(facts).at(-1)).toEqual([609.6, 7, 60]);
    const alone = await read(xml);
    expect(alone.survey).toBeNull();
    expect(reasonsOf(alone)).toMatch(/holds 2 wells/);
  });

  it('give the path of 2.x with prefixes', async () => {
    const facts = await read(
      `<witsml:Trajectory xmlns:witsml="http://www.energistics.org/energyml/data/witsmlv2" xmlns:eml="http://www.energistics.org/energyml/data/commonv2" schemaVersion="2.0">
        <eml:Citation><eml:Title>Definitive</eml:Title></eml:Citation>
        <witsml:AziRef>true north</witsml:AziRef>
        <witsml:Wellbore><eml:ContentType>x</eml:ContentType><eml:Title>Aurora-3</eml:Title></witsml:Wellbore>
        <witsml:TrajectoryStation uid="1"><witsml:Md uom="m">0</witsml:Md><witsml:Incl uom="deg">0</witsml:Incl><witsml:Azi uom="deg">0</witsml:Azi></witsml:TrajectoryStation>
        <witsml:TrajectoryStation uid="2"><witsml:Md uom="m">1000</witsml:Md><witsml:Incl uom="rad">0.5</witsml:Incl><witsml:Azi uom="deg">90</witsml:Azi></witsml:TrajectoryStation>
      </witsml:Trajectory>`,
    );
    expect(facts.survey?.well).toBe('Aurora-3');
    expect(facts.survey?.stations[1]?.inclinationDeg).toBeCloseTo(28.648, 3);
  });

  it('give pipes, hole sections, markers and the header of a well', async () => {
    const facts = await readOne(
      store(
        'wells',
        `<well uid="w"><name>Aurora-3</name><field>Aurora</field><waterDepth uom="ft">300</waterDepth>
          <wellDatum uid="KB"><code>KB</code><elevation uom="ft" datum="SL">80</elevation></wellDatum>
          <wbGeometry uid="g"><nameWell>Aurora-3</nameWell>
            <wbGeometrySection uid="1"><typeHoleCasing>casing</typeHoleCasing><mdTop uom="m">0</mdTop><mdBottom uom="m">1355</mdBottom><idSection uom="in">12.415</idSection><odSection uom="in">13.375</odSection><wtPerLen uom="lbm/ft">68</wtPerLen><grade>L-80</grade></wbGeometrySection>
            <wbGeometrySection uid="2"><typeHoleCasing>open hole</typeHoleCasing><mdTop uom="m">1355</mdTop><mdBottom uom="m">2750</mdBottom><idSection uom="in">12.25</idSection></wbGeometrySection>
          </wbGeometry>
          <formationMarker uid="m"><nameWell>Aurora-3</nameWell><name>Hugin Fm</name><mdPrognosed uom="m">2600</mdPrognosed><tvdPrognosed uom="m">2500</tvdPrognosed></formationMarker>
        </well>`,
      ),
      'Other',
      'well.xml',
    );
    expect(facts.casings).toMatchObject([
      { outerDiameterIn: 13.375, innerDiameterIn: 12.415, grade: 'L-80', topAhdM: 0, shoeAhdM: 1355 },
    ]);
    expect(facts.casings[0]?.massKgPerM).toBeCloseTo(101.2, 1);
    expect(facts.sections).toMatchObject([{ diameterIn: 12.25, tdAhdM: 2750 }]);
    expect(facts.tops).toMatchObject([{ name: 'Hugin Fm', ahdBdfM: 2600, tvdBdfM: 2500 }]);
    expect(facts.header).toMatchObject({ wellName: 'Aurora-3', fieldName: 'Aurora' });
    expect(facts.header.drillFloorM).toBeCloseTo(24.384, 3);
    expect(facts.header.waterDepthM).toBeCloseTo(91.44, 2);
  });

  it('give the sections of 2.x', async () => {
    const facts = await readOne(
      `<WellboreGeometry xmlns="http://www.energistics.org/energyml/data/witsmlv2"><Wellbore><Title>Aurora-3</Title></Wellbore>
        <Section uid="1"><TypeHoleCasing>liner</TypeHoleCasing><SectionMdInterval><MdTop uom="m">2600</MdTop><MdBase uom="m">3400</MdBase></SectionMdInterval><IdSection uom="in">6.184</IdSection><OdSection uom="in">7</OdSection></Section>
      </WellboreGeometry>`,
      'Well Catalogue',
      'geometry.xml',
    );
    expect(facts.casings).toMatchObject([
      { kind: 'liner', outerDiameterIn: 7, topAhdM: 2600, shoeAhdM: 3400 },
    ]);
  });

  it('never give a depth with an unknown unit or datum', async () => {
    const path = (attributes: string) =>
      store('trajectorys', trajectory('A-1', PATH.replaceAll('<md uom="ft">', `<md ${attributes}>`)));
    for (const attributes of ['uom="0.1 ft"', 'uom="m" datum="GL"']) {
      expect((await read(path(attributes))).survey).toBeNull();
    }
  });

  it.each([
    [
      'that define entities',
      `<!DOCTYPE x [<!ENTITY a "ha">]>${store('trajectorys', '&a;').replace(/^<\?xml.*\n/, '')}`,
    ],
    ['that are cut off', store('trajectorys', trajectory('A-1', PATH)).slice(0, -60)],
    ['that are nested without end', store('trajectorys', '<a>'.repeat(5000) + '</a>'.repeat(5000))],
    ['with nothing that is read', store('logs', '<log uid="1"><logData><data>1,2</data></logData></log>')],
  ])('are refused %s', async (_, xml) => {
    const result = await readFile('a.xml', new TextEncoder().encode(xml), HEADINGS);
    expect(result).toHaveProperty('refused', expect.stringMatching(/^The WITSML document/));
  });
});
