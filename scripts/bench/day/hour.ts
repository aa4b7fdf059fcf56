import type { Page } from 'playwright';
import { editFor, save } from './edits.ts';
import { cancelledExport, exportOne } from './exports.ts';
import { lookFromSecondTab, withSchematic, withWellIn3d } from './pictures.ts';
import {
  backToList,
  forwardToEditor,
  homeMontage,
  largeMontage,
  logOutAndIn,
  otherMontage,
  toAdministration,
  toCreate,
  toEditor,
  toList,
} from './screens.ts';

/** The work of an hour, and its starting point. */
export interface HourPlan {
  /** From 0: selects the actions that do not occur every hour. */
  hour: number;
  edits: number;
  saves: number;
  exports: number;
  /** The number of earlier exports. */
  exportsBefore: number;
  /** Whether the large montage is opened too, and the session renewed. */
  withRarities: boolean;
}

/** The share of the edits in the main montage; the rest is spread over the other montages. */
const homeShare = 0.8;

async function work(page: Page, edits: number, saves: number, turn: number): Promise<void> {
  let done = 0;
  for (let each = 1; each <= saves; each += 1) {
    const due = Math.round((edits * each) / saves) - done;
    await editFor(page, due, turn + each);
    done += due;
    await save(page);
  }
}

/**
 * An hour that begins and ends in the editor of the montage that the day is spent with.
 *
 * @param beforeLeaving called there when its work is done, with everything that this left in the open editor.
 * @param onScreen called for each other screen.
 */
export async function spendHour(
  page: Page,
  plan: HourPlan,
  { beforeLeaving, onScreen }: { beforeLeaving: () => Promise<void>; onScreen: () => void },
): Promise<void> {
  const { hour, edits, saves, exports, exportsBefore, withRarities } = plan;
  const go = async (to: Promise<void>) => {
    await to;
    onScreen();
  };
  const homeSaves = Math.max(2, Math.round(saves * homeShare));
  const homeEdits = Math.round(edits * homeShare);
  const others = withRarities ? [otherMontage, largeMontage] : [otherMontage];

  // Without a graphics card the 3D view takes most of a second for each.
  const workNextToWell = Math.min(5, homeEdits);
  const half = (total: number) => Math.max(1, Math.floor(total / 2));
  await withWellIn3d(page, () => editFor(page, workNextToWell, hour));
  await withSchematic(page, () => work(page, half(homeEdits - workNextToWell), half(homeSaves), hour));
  await work(
    page,
    homeEdits - workNextToWell - half(homeEdits - workNextToWell),
    homeSaves - half(homeSaves),
    hour,
  );
  for (let each = 0; each < exports; each += 1) await exportOne(page, exportsBefore + each);
  if (hour % 2 === 0) await lookFromSecondTab(page);
  await beforeLeaving();
  await go(toList(page));

  for (const [at, montage] of others.entries()) {
    await go(toEditor(page, montage));
    const share = (total: number) => Math.max(1, Math.round(total / others.length));
    await work(page, share(edits - homeEdits), share(saves - homeSaves), hour + at);
    if (montage === largeMontage) await exportOne(page, cancelledExport);
    await go(backToList(page));
    if (montage === largeMontage) {
      await go(forwardToEditor(page));
      await go(toList(page));
    }
  }
  await go(hour % 2 === 0 ? toAdministration(page) : toCreate(page));
  if (withRarities) await go(logOutAndIn(page));
  await go(toList(page));
}

export const backHome = (page: Page): Promise<void> => toEditor(page, homeMontage);
