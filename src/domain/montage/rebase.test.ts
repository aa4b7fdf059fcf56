import { describe, expect, it } from 'vitest';
import { compareMontages } from './compare';
import type { Edit } from './change';
import { addFormation, moveFormation, removeFormation, setFormationField } from './formations';
import type { Formation, Montage } from './montage';
import { countingIds, exampleMontage } from './montage-for-tests';
import { movePlanStep } from './plan';
import { addRun, deleteLogging, setCasingField } from './programme-edits';
import { commit, isUnsaved, openSession, rebase, undo, type Session } from './session';

type Make = (montage: Montage) => Edit | null;

const edited = (...makes: Make[]): Session =>
  makes.reduce((session, make) => {
    const edit = make(session.montage);
    if (!edit) throw new Error('Nothing was edited.');
    return commit(session, edit);
  }, openSession(exampleMontage()));

/** Another user's montage as a server sends it: it shares no object with mine. */
const theirs = (...makes: Make[]): Montage => structuredClone(edited(...makes).montage);

const depth =
  (text: string, id = 'chalk', section = 's1'): Make =>
  (montage) =>
    setFormationField(montage, section, id, 'true_vertical_depth_subsea', text);
const range =
  (text: string): Make =>
  (montage) =>
    setFormationField(montage, 's1', 'chalk', 'variance', text);
const removeChalk: Make = (montage) => removeFormation(montage, 's1', 'chalk');
const moveChalk =
  (toSection: string): Make =>
  (montage) =>
    moveFormation(montage, { id: 'chalk', fromSection: 's1', toSection, index: 0 });
const grade =
  (text: string, newId = countingIds()): Make =>
  (montage) =>
    setCasingField(montage, 's3', 'casing_grade', text, newId);

const chalk = (montage: Montage): Formation | undefined =>
  montage.sections_list.flatMap((section) => section.formations_list).find(({ id }) => id === 'chalk');
const differences = (mine: Session, other: Montage) =>
  compareMontages(mine.base, mine.montage, other).map(
    ({ where, base, mine: ours, theirs: others, kind }) => `${kind}: ${where}: ${base} > ${ours} / ${others}`,
  );
const keys = (mine: Session, other: Montage): Set<string> =>
  new Set(compareMontages(mine.base, mine.montage, other).map(({ key }) => key));

describe('what differs', () => {
  it('is nothing if both are the same', () => {
    expect(differences(edited(depth('1100')), theirs(depth('1100')))).toEqual([]);
  });

  it('names the place as on the screen, and who changed it', () => {
    const mine = edited(depth('1100'), range('7'), grade('L80'), (m) => movePlanStep(m, 'p3', 0));
    expect(
      differences(
        mine,
        theirs(depth('1,200'), (m) => setCasingField(m, 's1', 'notes', '', countingIds())),
      ),
    ).toEqual([
      'both: 17 1/2″ Section 1 · Chalk · TVD SS: 1,098.0 > 1,100.0 / 1,200.0',
      'mine: 17 1/2″ Section 1 · Chalk · Range: 5.0 > 7.0 / 5.0',
      'theirs: 17 1/2″ Section 1 · Casing · Notes: Shoe in the top of the chalk > Shoe in the top of the chalk / -',
      'mine: 8 1/2″ Section 3 · Casing: null > Casing / null',
      'mine: Plan · Order: Skid the rig, Drill, Complete > Complete, Skid the rig, Drill / Skid the rig, Drill, Complete',
    ]);
  });

  it('is one difference for a whole entity that was added, removed or moved', () => {
    expect(differences(edited(removeChalk), theirs(range('7')))).toEqual([
      'both: 17 1/2″ Section 1 · Chalk: Chalk > null / Chalk',
    ]);
    expect(differences(edited(removeChalk), theirs(depth('0', 'texel', 's2')))[1]).toBe(
      'mine: 17 1/2″ Section 1 · Chalk: Chalk > null / Chalk',
    );
    expect(differences(edited(range('7')), theirs(moveChalk('s2')))).toEqual([
      'theirs: 17 1/2″ Section 1 · Chalk · Section: 17 1/2″ Section 1 > 17 1/2″ Section 1 / 12 1/4″ Section 2',
      'mine: 17 1/2″ Section 1 · Chalk · Range: 5.0 > 7.0 / 5.0',
    ]);
    expect(
      differences(
        edited((m) => deleteLogging(m, 's1')),
        theirs((m) => addRun(m, 's1', countingIds())),
      ),
    ).toEqual(['both: 17 1/2″ Section 1 · Logging: Logging > null / Logging']);
  });

  it('has a unique key', () => {
    const mine = edited(depth('1100'), range('7'), grade('L80'), moveChalk('s2'), removeChalk);
    const other = theirs(grade('P110'), depth('3', 'texel', 's2'), (m) => movePlanStep(m, 'p1', 2));
    expect(keys(mine, other).size).toBe(differences(mine, other).length);
  });
});

describe('my edits on a newer montage', () => {
  it('win if both changed a value, and keep values that only they changed', () => {
    const after = rebase(edited(depth('1100')), theirs(depth('1200'), range('9')));
    expect(chalk(after.montage)).toMatchObject({ true_vertical_depth_subsea: 1100, variance: 9 });
    expect(chalk(after.base)?.true_vertical_depth_subsea).toBe(1200);
    expect(isUnsaved(after)).toBe(true);
  });

  it('are undone to their values', () => {
    const other = theirs(depth('1200'), range('9'));
    const after = undo(undo(rebase(edited(depth('1100'), depth('1150')), other)));
    expect(after.montage).toEqual(other);
    expect(isUnsaved(after)).toBe(false);
  });

  it('keep nothing of a rejected edit', () => {
    const cases: [Session, Montage][] = [
      [edited(depth('1100')), theirs(depth('1200'))],
      [edited(depth('1100'), range('7'), grade('L80')), theirs(depth('1200'), grade('P110'))],
      [edited(removeChalk), theirs(range('7'))],
      [edited(range('7')), theirs(removeChalk)],
      [edited(moveChalk('s2')), theirs(moveChalk('s3'))],
      [edited((m) => movePlanStep(m, 'p3', 0)), theirs((m) => movePlanStep(m, 'p1', 2))],
      [edited((m) => deleteLogging(m, 's1')), theirs((m) => addRun(m, 's1', countingIds()))],
      [edited((m) => addFormation(m, 's1', countingIds())), theirs()],
    ];
    for (const [mine, other] of cases) {
      const after = rebase(mine, other, keys(mine, other));
      expect(after.montage).toEqual(other);
      expect(isUnsaved(after)).toBe(false);
    }
  });

  it('keep the other edits if one is rejected', () => {
    const mine = edited(depth('1100'), range('7'));
    const other = theirs(depth('1200'));
    const [first] = keys(mine, other);
    const after = rebase(mine, other, new Set([first!]));
    expect(chalk(after.montage)).toMatchObject({ true_vertical_depth_subsea: 1200, variance: 7 });
  });

  it('follow a formation that they moved, and restore one that they removed', () => {
    const moved = rebase(edited(range('7')), theirs(moveChalk('s2')));
    expect(chalk(moved.montage)).toMatchObject({ section_id: 's2', variance: 7 });
    const removed = rebase(edited(range('7')), theirs(removeChalk));
    expect(chalk(removed.montage)).toMatchObject({ section_id: 's1', variance: 7 });
    const twice = rebase(edited(moveChalk('s3')), theirs(moveChalk('s2')));
    expect(chalk(twice.montage)?.section_id).toBe('s3');
    expect(JSON.stringify(twice.montage).match(/"id":"chalk"/g)).toHaveLength(1);
  });

  it('go into the casing that they created in the meantime', () => {
    const other = theirs(grade('P110'));
    const renamed = JSON.parse(JSON.stringify(other).replaceAll('temp-1', 'theirs')) as Montage;
    const after = rebase(edited(grade('L80')), renamed);
    expect(after.montage.sections_list[2]?.casing_item).toMatchObject({ id: 'theirs', casing_grade: 'L80' });
  });

  it('leave formations sorted and ranks from 1', () => {
    const mine = edited(depth('2000', 'texel', 's2'), (m) => movePlanStep(m, 'p3', 0));
    const other = theirs(depth('1990', 'holland', 's2'), (m) => movePlanStep(m, 'p1', 1));
    const { sections_list, plan_summaries_list } = rebase(mine, other).montage;
    expect(sections_list[1]?.formations_list.map(({ id }) => id)).toEqual(['holland', 'texel', 'zechstein']);
    expect(plan_summaries_list.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});
