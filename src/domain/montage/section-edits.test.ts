import { describe, expect, it } from 'vitest';
import { applied } from './applied-for-tests';
import { compareMontages } from './compare';
import type { Edit } from './change';
import { setFormationField, moveFormation } from './formations';
import type { Montage } from './montage';
import { countingIds, exampleMontage } from './montage-for-tests';
import { setMudField } from './programme-edits';
import { savePayload } from './save-payload';
import { noKick } from './kick-fields';
import { addSection, editSection, moveSection, removeSection } from './section-edits';
import { commit, isUnsaved, openSession, rebase, type Session } from './session';
import { planSplit, splitSection } from './split-section';

/** Each section ends below its last top; the last has no end. */
const example = (): Montage => {
  const montage = exampleMontage();
  const tdM = [1116.5, 2500, null];
  const sections_list = montage.sections_list.map((section, at) => ({
    ...section,
    true_vertical_depth_subsea: tdM[at] ?? null,
    true_vertical_depth_below_drill_floor: null,
    along_hole_depth_below_drill_floor: null,
  }));
  return { ...montage, sections_list };
};
const before = example();
const head = { diameter: 6, description: 'Pilot hole', liner: true };
const ids = (montage: Montage) => montage.sections_list.map(({ id }) => id);
const topsOf = (montage: Montage, section: string) =>
  montage.sections_list.find(({ id }) => id === section)?.formations_list.map(({ id }) => id);

describe('a section', () => {
  it('is added at the end, above or below another, and saved without an id', () => {
    const at = (place: Parameters<typeof addSection>[2]) =>
      applied(addSection(before, head, place, countingIds()), before);
    expect(ids(at('end'))).toEqual(['s1', 's2', 's3', 'temp-1']);
    expect(ids(at({ side: 'above', section: 's1' }))).toEqual(['temp-1', 's1', 's2', 's3']);
    expect(ids(at({ side: 'below', section: 's1' }))).toEqual(['s1', 'temp-1', 's2', 's3']);
    expect(addSection(before, head, { side: 'below', section: 's1' }, countingIds())?.label).toBe(
      'Add 6″ Section 2',
    );
    expect(savePayload(at('end')).sections[3]).toEqual({
      ...head,
      true_vertical_depth_subsea: null,
      true_vertical_depth_below_drill_floor: null,
      along_hole_depth_below_drill_floor: null,
      formations: [],
      casing: null,
      cement: null,
      mud: null,
      logging: null,
      pressure_test: null,
      ...noKick,
    });
  });

  it('is removed with what it holds, moves, and takes a new diameter, description and string', () => {
    const removed = removeSection(before, 's2');
    expect(removed?.label).toBe('Remove 12 1/4″ Section 2');
    expect(ids(applied(removed, before))).toEqual(['s1', 's3']);
    expect(JSON.stringify(savePayload(applied(removed, before)))).not.toContain('texel');
    expect(removeSection(before, 'gone')).toBeNull();

    expect(ids(applied(moveSection(before, 's3', 'up'), before))).toEqual(['s1', 's3', 's2']);
    expect(moveSection(before, 's2', 'down')?.label).toBe('Move 12 1/4″ Section 2 down');
    expect(moveSection(before, 's1', 'up')).toBeNull();
    expect(moveSection(before, 's3', 'down')).toBeNull();

    expect(applied(editSection(before, 's1', head), before).sections_list[0]).toMatchObject(head);
    expect(editSection(before, 's1', { diameter: 17.5, description: null, liner: false })).toBeNull();
  });
});

describe('a split section', () => {
  const split = (point: Parameters<typeof splitSection>[2]) =>
    applied(splitSection(before, 's2', point, countingIds()), before);

  it('keeps its programmes and TD below the split; the new part above ends there', () => {
    const montage = split({ formation: 'holland' });
    expect(ids(montage)).toEqual(['s1', 'temp-1', 's2', 's3']);
    const [, upper, lower] = montage.sections_list;
    expect(upper).toMatchObject({
      diameter: 12.25,
      true_vertical_depth_subsea: 1986,
      true_vertical_depth_below_drill_floor: 2019.5,
      along_hole_depth_below_drill_floor: 2026,
      casing_item: null,
      mud_item: null,
    });
    expect(upper?.formations_list).toMatchObject([{ id: 'texel', section_id: 'temp-1' }]);
    expect(lower).toEqual({
      ...before.sections_list[1],
      formations_list: before.sections_list[1]?.formations_list.slice(1),
    });
    expect(savePayload(montage).sections[1]).not.toHaveProperty('id');
  });

  it('at a depth has the others that the montage determines', () => {
    const point = { field: 'true_vertical_depth_subsea', depthM: 2000 } as const;
    const plan = planSplit(before, 's2', point);
    expect(plan).toMatchObject({ kind: 'split', depths: { true_vertical_depth_below_drill_floor: 2033.5 } });
    const { depths } = plan as Extract<typeof plan, { kind: 'split' }>;
    expect(depths.along_hole_depth_below_drill_floor).toBeCloseTo(2040, 0);
    expect(topsOf(split(point), 's2')).toEqual(['zechstein']);
  });

  it('needs a point inside it', () => {
    expect(planSplit(before, 's1', { field: 'true_vertical_depth_subsea', depthM: 1200 })).toEqual({
      kind: 'outside',
      fromM: null,
      toM: 1116.5,
    });
    expect(planSplit(before, 's3', { formation: 'boer' })).toEqual({ kind: 'unknown' });
    expect(planSplit(before, 's2', { field: 'true_vertical_depth_subsea', depthM: Number.NaN })).toEqual({
      kind: 'unknown',
    });
    expect(splitSection(before, 'gone', { formation: 'texel' }, countingIds())).toBeNull();
  });
});

describe('a conflict about sections', () => {
  type Make = (montage: Montage) => Edit | null;
  const edited = (...makes: Make[]): Session =>
    makes.reduce((session, make) => commit(session, make(session.montage)!), openSession(example()));
  const theirs = (...makes: Make[]): Montage => structuredClone(edited(...makes).montage);
  const remove: Make = (montage) => removeSection(montage, 's2');
  const weight: Make = (montage) => setMudField(montage, 's2', 'mud_weight_exact', '12.5', countingIds());
  const range: Make = (montage) => setFormationField(montage, 's2', 'holland', 'variance', '9');
  const moveTexel: Make = (montage) =>
    moveFormation(montage, { id: 'texel', fromSection: 's2', toSection: 's1', index: 9 });
  const moveChalk: Make = (montage) =>
    moveFormation(montage, { id: 'chalk', fromSection: 's1', toSection: 's2', index: 0 });
  const differences = (mine: Session, other: Montage) =>
    compareMontages(mine.base, mine.montage, other).map(
      ({ kind, where, mine: ours, theirs: others }) => `${kind}: ${where}: ${ours} / ${others}`,
    );
  const keyOf = (mine: Session, other: Montage, kind: string) =>
    new Set(
      compareMontages(mine.base, mine.montage, other).flatMap((one) => (one.kind === kind ? [one.key] : [])),
    );

  it('is one difference for a removed section, whatever it contained', () => {
    expect(differences(edited(remove), theirs())).toEqual([
      'mine: 12 1/4″ Section 2: null / 12 1/4″ Section 2',
    ]);
    expect(differences(edited(weight), theirs(remove))).toEqual([
      'both: 12 1/4″ Section 2: 12 1/4″ Section 2 / null',
    ]);
  });

  it('restores the whole section that they removed and I edited, or leaves it removed', () => {
    const [mine, other] = [edited(weight, range), theirs(remove)];
    expect(rebase(mine, other).montage).toEqual(mine.montage);
    expect(rebase(mine, other, keyOf(mine, other, 'both')).montage).toEqual(other);
  });

  it('removes the section that I removed and they edited, or restores theirs whole', () => {
    const [mine, other] = [edited(remove), theirs(weight, range)];
    expect(rebase(mine, other).montage).toEqual(mine.montage);
    const after = rebase(mine, other, keyOf(mine, other, 'both'));
    expect(after.montage).toEqual(other);
    expect(isUnsaved(after)).toBe(false);
  });

  it('loses no formation that one side moved out of or into a removed section', () => {
    const out = rebase(edited(range), theirs(moveTexel, remove));
    expect(topsOf(out.montage, 's1')).toContain('texel');
    expect(topsOf(out.montage, 's2')).toEqual(['holland', 'zechstein']);
    const mine = edited(moveChalk);
    const into = rebase(mine, theirs(remove), keyOf(mine, theirs(remove), 'both'));
    expect(ids(into.montage)).toEqual(['s1', 's3']);
    expect(topsOf(into.montage, 's1')).toEqual(['north-sea', 'chalk']);
  });

  it('keeps a split and their edits of both parts', () => {
    const mine = edited((montage) => splitSection(montage, 's2', { formation: 'holland' }, countingIds()));
    const texel: Make = (montage) => setFormationField(montage, 's2', 'texel', 'variance', '3');
    const after = rebase(mine, theirs(texel, range));
    expect(ids(after.montage)).toEqual(['s1', 'temp-1', 's2', 's3']);
    expect(after.montage.sections_list[1]?.formations_list).toMatchObject([{ id: 'texel', variance: 3 }]);
    expect(after.montage.sections_list[2]?.formations_list[0]).toMatchObject({ id: 'holland', variance: 9 });
  });

  it('names a changed order, and can take theirs', () => {
    const [mine, other] = [
      edited((montage) => moveSection(montage, 's3', 'up')),
      theirs((montage) => moveSection(montage, 's1', 'down')),
    ];
    expect(differences(mine, other)).toEqual([
      'both: Sections · Order: 17 1/2″ Section 1, 8 1/2″ Section 3, 12 1/4″ Section 2 / 12 1/4″ Section 2, 17 1/2″ Section 1, 8 1/2″ Section 3',
    ]);
    expect(ids(rebase(mine, other).montage)).toEqual(['s1', 's3', 's2']);
    expect(rebase(mine, other, keyOf(mine, other, 'both')).montage).toEqual(other);
  });
});
