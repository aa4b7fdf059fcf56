import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { MontageSave } from '@/api/generated/model';
import { hearRepairs } from '@/api/repairs';
import { seededRandom } from '@/mocks/random';
import type { Stage } from '@/testing/story-stage';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import { brokenAnswer, changes, type Break } from '../broken-answers';

const signedInAs = 'admin@example.com';
const route = '/montage/edit/7f3a19c0';

/** Montages as other backends of the specification answer them. */
const meta = preview.meta({
  title: 'Specification/Montages of other backends',
  tags: ['!dev', '!autodocs'],
  parameters: { ...checkedElsewhere, route, world: { signedInAs } },
});

/** The server answers every load with this in place of its montage. */
const loads = (body: unknown) => ({
  signedInAs,
  faults: [{ on: 'getMontage' as const, fault: { kind: 'answer' as const, body } }],
});

type Loose = Record<string, unknown> & {
  sections_list: (Record<string, unknown> & {
    formations_list: Record<string, unknown>[];
    casing_item: Record<string, unknown> | null;
    mud_item: Record<string, unknown> | null;
    logging_item: (Record<string, unknown> & { logging_runs_list: Record<string, unknown>[] }) | null;
  })[];
  top_line_item: Record<string, unknown>;
  plan_summaries_list: Record<string, unknown>[];
};

const changed = (change: (montage: Loose) => void) => (proper: unknown) => {
  const montage = proper as Loose;
  change(montage);
  return montage;
};

/** Changes the well's name, and gives the body of the save that follows. */
async function savedAfterAnEdit(
  canvas: ReturnType<typeof within>,
  userEvent: {
    click(element: Element): Promise<void>;
    clear(e: Element): Promise<void>;
    keyboard(text: string): Promise<void>;
  },
): Promise<MontageSave> {
  const calls = spyOn(window, 'fetch');
  const topLine = await canvas.findByRole('button', { name: /^(Edit|Close) the top line$/ });
  if (topLine.getAttribute('aria-expanded') !== 'true') await userEvent.click(topLine);
  await userEvent.click(await canvas.findByRole('button', { name: /^Well Name/i }));
  const field = await canvas.findByRole('textbox', { name: /^Well Name/i });
  await userEvent.clear(field);
  await userEvent.keyboard('Borealis-1{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
  const body = await waitFor(() => {
    const put = calls.mock.calls.find(([, init]) => init?.method === 'PUT');
    if (!put) throw new Error('Nothing is saved yet.');
    return JSON.parse(String(put[1]?.body)) as MontageSave;
  });
  calls.mockRestore();
  return body;
}

const tableOf = async (canvas: ReturnType<typeof within>) => {
  const grid = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
  grid.scrollIntoView();
  return within(grid);
};

/** `formation_name: null`, `liner: null`, `well_heads: null`, a plan title null, a numeric id, and a size as a number. */
export const NullsAndNumbers = meta.story({
  parameters: {
    world: loads(
      changed((montage) => {
        const [section] = montage.sections_list;
        Object.assign(section!, { liner: null, diameter: '36' });
        Object.assign(section!.formations_list[0]!, { id: 7, formation_name: null });
        Object.assign(section!.casing_item!, { casing_outer_diameter: 13.375 });
        montage.top_line_item.well_heads = null;
        montage.plan_summaries_list[0]!.title = null;
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const table = await tableOf(canvas);
    await table.findByRole('heading', { name: '36″ Section 1' });
    await expect((await table.findAllByRole('rowheader', { name: '-' }))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the top line' }));
    await expect(canvas.getByText('No well heads added')).toBeInTheDocument();
    await expect(canvas.queryByText('Error loading montage.')).toBeNull();
    const saved = await savedAfterAnEdit(canvas, userEvent);
    await expect(saved.sections[0]).toMatchObject({ liner: null, diameter: 36 });
    await expect(saved.sections[0]?.formations.find(({ id }) => id === '7')).toMatchObject({
      formation_name: null,
      section_id: saved.sections[0]?.id,
    });
    await expect(saved.sections[0]?.casing?.casing_outer_diameter).toBe('13.375');
    await expect(saved.top_line?.well_heads).toEqual([]);
    await expect(saved.plan_summaries[0]?.title).toBeNull();
  },
});

/** A GET without `section_id` and `logging_id`, whose PUT carries them. */
export const WithoutOwners = meta.story({
  parameters: {
    world: loads(
      changed(({ sections_list }) => {
        for (const { formations_list, logging_item } of sections_list) {
          for (const formation of formations_list) delete formation.section_id;
          if (!logging_item) continue;
          delete logging_item.section_id;
          for (const run of logging_item.logging_runs_list) delete run.logging_id;
        }
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    const { sections } = await savedAfterAnEdit(canvas, userEvent);
    for (const { id, formations, logging } of sections) {
      for (const formation of formations) await expect(formation.section_id).toBe(id);
      if (logging) await expect(logging.section_id).toBe(id);
      for (const run of logging?.logging_runs_list ?? []) await expect(run.logging_id).toBe(logging?.id);
    }
    await expect(sections.some(({ logging }) => (logging?.logging_runs_list.length ?? 0) > 0)).toBe(true);
  },
});

/** Words in a number show '-', and go back as they came. */
export const WordsInANumber = meta.story({
  parameters: {
    world: {
      ...loads(
        changed(({ sections_list }) => {
          sections_list[0]!.mud_item!.mud_weight_exact = '1.10-1.15 SG';
        }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    await expect(canvas.queryByText('1.10-1.15 SG')).toBeNull();
    const { sections } = await savedAfterAnEdit(canvas, userEvent);
    await expect(sections[0]?.mud?.mud_weight_exact).toBe('1.10-1.15 SG');
  },
});

const nothingFound = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('No montage data found.');
    await expect(canvas.queryByText(/Error loading montage/)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Montage N/A' })).toBeVisible();
  },
});

/** 200 with `null`. */
export const NullMontage = nothingFound.extend({ parameters: { world: loads(null) } });
/** 200 with no body. */
export const EmptyBody = nothingFound.extend({ parameters: { world: loads(undefined) } });

/** `id: null`. The save goes to the id of the address. */
export const WithoutId = meta.story({
  parameters: { world: loads(changed((montage) => (montage.id = null))) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    await expect((await canvas.findAllByText(/\bN\/A$/))[0]).toBeVisible();
    const saved = await savedAfterAnEdit(canvas, userEvent);
    await expect(saved.id).toBe('7f3a19c0');
  },
});

interface Draws {
  seed: number;
  count: number;
}

const FEW: Draws = { seed: 17, count: 4 };
/** The most that are broken in one answer. */
const MOST_BREAKS = 24;

/** So many answers with something else broken in each. */
function* breaksOf({ seed, count }: Draws): Generator<Break[]> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random.between(0, limit));
  const kinds: Break['change'][] = [...changes, 'unknown field'];
  for (let draw = 0; draw < count; draw += 1) {
    yield Array.from({ length: 1 + ((7 * draw) % MOST_BREAKS) }, () => ({
      place: below(1_000_000),
      change: kinds[below(kinds.length)]!,
    }));
  }
}

/** Each broken answer is shown on the screen at `href`: the application goes there with nothing in its cache. */
async function showAll(
  { shows, queryClient, world }: Stage,
  on: 'getMontage' | 'listMontages' | 'listUsers' | 'listOrganisations',
  href: string,
  isShown: () => Promise<unknown>,
  draws: Draws = FEW,
): Promise<void> {
  if (shows.what !== 'application') throw new Error('Only an application has addresses');
  let repaired = 0;
  hearRepairs((_operation, repairs) => (repaired += repairs.length));
  for (const breaks of breaksOf(draws)) {
    const end = world.faults.add({
      on,
      fault: { kind: 'answer', body: (proper: unknown) => brokenAnswer(proper, breaks) },
    });
    await shows.router.navigate({ to: '/', ignoreBlocker: true });
    queryClient.clear();
    await shows.router.navigate({ href });
    await isShown();
    end();
  }
  hearRepairs(undefined);
  await expect(repaired).toBeGreaterThan(draws.count);
}

type Canvas = ReturnType<typeof within>;

const showMontages = (canvas: Canvas, stage: Stage, draws?: Draws) =>
  showAll(
    stage,
    'getMontage',
    route,
    async () => {
      await canvas.findByText('PLAN SUMMARY');
      await expect(canvas.queryByText('Error loading montage.')).toBeNull();
    },
    draws,
  );

const showLists = (canvas: Canvas, stage: Stage, draws?: Draws) =>
  showAll(stage, 'listMontages', '/montage', () => canvas.findByText(/^[\d,]+ total montages?$/), draws);

async function showUsersAndOrganisations(canvas: Canvas, stage: Stage, draws?: Draws): Promise<void> {
  const users = () => canvas.findByText(/^Showing 1 to [\d,]+ of [\d,]+ results$/);
  await showAll(stage, 'listUsers', '/user', users, draws);
  await showAll(stage, 'listOrganisations', '/user', () => canvas.findByText(/^\d+ organisations?$/), draws);
}

export const AnyMontageIsShown = meta.story({
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showMontages(canvas, stage),
});

export const AnyListIsShown = meta.story({
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showLists(canvas, stage),
});

export const AnyUsersAndOrganisationsAreShown = meta.story({
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showUsersAndOrganisations(canvas, stage),
});

/** 2,000 answers in all. */
export const AThousandMontagesAreShown = meta.story({
  tags: ['long'],
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showMontages(canvas, stage, { seed: 2001, count: 1000 }),
});

export const FiveHundredListsAreShown = meta.story({
  tags: ['long'],
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showLists(canvas, stage, { seed: 2002, count: 500 }),
});

export const FiveHundredUsersAndOrganisationsAreShown = meta.story({
  tags: ['long'],
  parameters: { route: '/' },
  play: ({ canvas, stage }) => showUsersAndOrganisations(canvas, stage, { seed: 2003, count: 250 }),
});
