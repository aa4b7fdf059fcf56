import { describe, expect, it } from 'vitest';
import { exampleWell, withSection } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { pathStations } from '../well-path/path-stations';
import { surveyPath, xmlTexts } from '../well-path/paths-for-tests';
import { build } from './build';
import { trajectoryXml } from './trajectory-xml';
import { uuidOf } from './uuid';

/**
 * The elements of each type in schema order, as far as this application writes them: from Energistics' Trajectory.xsd
 * (WITSML 2.1) and from Abstract.xsd, ObjectReference.xsd and BaseTypes.xsd (common types 2.3). `!` is mandatory, `*`
 * may repeat.
 */
const schema: Record<string, readonly string[]> = {
  Trajectory: [
    'eml:Citation!',
    'eml:Existence',
    'eml:ActiveStatus!',
    'eml:Index!',
    'eml:MdInterval',
    'witsml:Definitive',
    'witsml:DefaultMdDatum',
    'witsml:DefaultTvdDatum',
    'witsml:TrajectoryStation*',
    'witsml:Wellbore!',
    'witsml:AcquisitionRemark',
    'witsml:MagDeclUsed',
    'witsml:MdMaxExtrapolated',
    'witsml:NominalCalcAlgorithm',
    'witsml:GridConUsed',
    'witsml:AziVertSect',
    'witsml:AziRef',
  ],
  Citation: ['eml:Title!', 'eml:Originator!', 'eml:Creation!', 'eml:Format!', 'eml:Description'],
  Index: ['eml:IndexKind!', 'eml:Uom!', 'eml:Direction!'],
  MdInterval: ['eml:MdMin!', 'eml:MdMax!', 'eml:Uom!'],
  DefaultMdDatum: ['eml:Uuid!', 'eml:QualifiedType!', 'eml:Title!'],
  DefaultTvdDatum: ['eml:Uuid!', 'eml:QualifiedType!', 'eml:Title!'],
  Wellbore: ['eml:Uuid!', 'eml:QualifiedType!', 'eml:Title!'],
  TrajectoryStation: [
    'eml:Creation!',
    'eml:LastUpdate!',
    'eml:Md!',
    'witsml:TypeTrajStation!',
    'witsml:CalcAlgorithm',
    'witsml:Tvd',
    'witsml:Incl',
    'witsml:Azi',
    'witsml:DispNs',
    'witsml:DispEw',
    'witsml:Dls',
  ],
  Md: ['eml:MeasuredDepth!'],
  MdMaxExtrapolated: ['eml:MeasuredDepth!'],
  Tvd: ['eml:VerticalDepth!'],
};

interface Node {
  name: string;
  children: Node[];
}

/** Parses the elements of a document; throws if one is not closed in its place. */
function elementsOf(xml: string): Node {
  const root: Node = { name: '', children: [] };
  const open = [root];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^>]*)?>/g)) {
    const node = { name, children: [] };
    if (closing === '') {
      open.at(-1)?.children.push(node);
      open.push(node);
    } else if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
  }
  expect(open).toEqual([root]);
  return root.children[0] ?? root;
}

/** Violations of the schema in an element and its children. */
function problemsOf({ name, children }: Node): string[] {
  const allowed = schema[name.replace(/^\w+:/, '')];
  if (!allowed) return children.map((child) => `${child.name} in ${name}`);
  const places = children.map((child) =>
    allowed.findIndex((entry) => entry.replace(/[!*]$/, '') === child.name),
  );
  const sorted = places.every((place, at) => place >= 0 && (at === 0 || place >= (places[at - 1] ?? 0)));
  const counts = allowed.flatMap((entry, place) => {
    const times = places.filter((found) => found === place).length;
    if (entry.endsWith('*')) return [];
    return times > 1 || (entry.endsWith('!') && times === 0) ? [`${entry} ${times} times in ${name}`] : [];
  });
  const order = sorted ? [] : [`order in ${name}: ${children.map((child) => child.name).join(' ')}`];
  return [...order, ...counts, ...children.flatMap(problemsOf)];
}

const at = Date.UTC(2026, 4, 7, 9, 30);
async function made(montage: Montage): Promise<string> {
  const { bytes } = await build({ kind: 'witsml', montage, unsaved: false, at, timeZone: 'UTC' }, () => {});
  return new TextDecoder().decode(bytes);
}
const named = (well_name: string): Montage => ({
  ...exampleWell,
  top_line_item: { ...exampleMontage().top_line_item!, well_name },
});

/** Its last section's TD has an along-hole depth only. */
const straightOn = withSection(3, () => ({
  true_vertical_depth_below_drill_floor: null,
  true_vertical_depth_subsea: null,
}));

describe('the well path as a WITSML 2.1 Trajectory', () => {
  it('has the elements of the schema in their order', async () => {
    for (const montage of [exampleWell, exampleMontage(), straightOn])
      expect(problemsOf(elementsOf(await made(montage)))).toEqual([]);
  });

  it('gives every station with its units, and the depths of the path', async () => {
    const xml = await made(exampleWell);
    const { path, drillFloorM } = wellboreOf(exampleWell);
    const stations = pathStations(path!, drillFloorM);
    expect(xmlTexts(xml, 'Incl').map(Number)).toEqual(stations.map(({ inclinationDeg }) => inclinationDeg));
    expect(xmlTexts(xml, 'VerticalDepth').map(Number)).toEqual(stations.map(({ tvdM }) => tvdM));
    expect(xmlTexts(xml, 'MdMax')).toEqual([String(stations.at(-1)?.ahdM)]);
    for (const [name, uom] of [
      ['eml:MeasuredDepth', 'm'],
      ['eml:VerticalDepth', 'm'],
      ['witsml:Incl', 'dega'],
      ['witsml:Azi', 'dega'],
      ['witsml:DispNs', 'm'],
      ['witsml:DispEw', 'm'],
      ['witsml:Dls', '1/30 dega/m'],
    ] as const) {
      const units = [...xml.matchAll(new RegExp(`<${name} uom="([^"]*)"`, 'g'))].map(([, unit]) => unit);
      expect([name, ...new Set(units)]).toEqual([name, uom]);
    }
    expect(xml).toContain('schemaVersion="2.1"');
    expect(new Set(xmlTexts(xml, 'Creation'))).toEqual(new Set(['2026-05-07T09:30:00.000Z']));
  });

  it('does not call a path computed from depths a survey, and names a survey as one', async () => {
    const derived = await made(exampleWell);
    expect(xmlTexts(derived, 'AcquisitionRemark')[0]).toMatch(
      /^A montage holds no survey: .*azimuth is not known: the direction east is assumed/,
    );
    expect(new Set(xmlTexts(derived, 'TypeTrajStation'))).toEqual(new Set(['tie in point', 'interpolated']));
    const path = surveyPath({
      stations: [0, 300].map((ahdM) => ({ ahdM, inclinationDeg: 5, azimuthDeg: 40 })),
    });
    const stations = pathStations(path, null);
    const surveyed = trajectoryXml({ montageId: 'm1', wellName: 'F-12', path, stations, at });
    expect(xmlTexts(surveyed, 'TypeTrajStation')).toEqual(['tie in point', 'MD INCL and AZI']);
    expect(surveyed).not.toContain('MdMaxExtrapolated');
    expect(xmlTexts(await made(straightOn), 'TypeTrajStation')).toContain('extrapolated');
  });

  it('has the same id each time for one montage, and another for another', async () => {
    const idOf = (xml: string) => /uuid="([^"]*)"/.exec(xml)?.[1];
    const id = idOf(await made(exampleWell));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idOf(await made(named('Another name')))).toBe(id);
    expect(idOf(await made({ ...exampleWell, id: 'm2' }))).not.toBe(id);
    // FNV-1a's published offset basis in 128 bits, with version and variant bits.
    expect(uuidOf('')).toBe('6c62272e-07bb-8142-a2b8-21756295c58d');
  });

  it('contains any name', async () => {
    const hostile = `<b a="1">&\u0000\ud800 Скважина 😀 ]]>${'x'.repeat(300)}`;
    const xml = await made(named(hostile));
    expect(problemsOf(elementsOf(xml))).toEqual([]);
    const title = xmlTexts(xml, 'Title')[0] ?? '';
    expect(title).toMatch(/^&lt;b a=&quot;1&quot;&gt;&amp;\ufffd\ufffd Скважина 😀 \]\]&gt;x/u);
    expect([...title.replaceAll(/&\w+;/g, '.')]).toHaveLength(256);
  });

  it('has a message for a montage without depths', async () => {
    await expect(made({ ...exampleWell, sections_list: [] })).rejects.toThrow('no depth of the hole');
  });
});
