/**
 * The states that a screen can be reviewed in, as tags of its stories: the sidebar filters by them, and a screen's page
 * shows them in this order.
 */
export const stateNames = {
  filled: 'Filled',
  loading: 'Loading',
  empty: 'Empty',
  one: 'One',
  many: 'Many',
  error: 'Error',
  'no-access': 'No access',
  offline: 'Offline',
  'long-text': 'Long text',
  phone: 'Phone',
} as const;

export type State = keyof typeof stateNames;
export const states = Object.keys(stateNames) as State[];

export const isState = (tag: string): tag is State => Object.hasOwn(stateNames, tag);

/** A story for each of its states, except for the phone: what is shown on one is a state of the phone alone. */
export function statesIn<S extends { tags: string[] }>(stories: readonly S[]): { state: State; story: S }[] {
  const stateOf = ({ tags }: S) =>
    tags.includes('phone') ? 'phone' : states.find((state) => tags.includes(state));
  return states.flatMap((state) =>
    stories.filter((story) => stateOf(story) === state).map((story) => ({ state, story })),
  );
}

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

export interface ScreenRow {
  title: string;
  stories: Partial<Record<State, IndexEntry[]>>;
}

/** From Storybook's index: each screen with the stories of each of its states. */
export function screenRows(entries: readonly IndexEntry[]): ScreenRow[] {
  const rows = new Map<string, ScreenRow>();
  for (const entry of entries) {
    const shown = (entry.tags ?? []).filter(isState);
    if (entry.type !== 'story' || !entry.title.startsWith('Screens/') || shown.length === 0) continue;
    const title = entry.title.slice('Screens/'.length);
    const row = rows.get(title) ?? { title, stories: {} };
    rows.set(title, row);
    for (const state of shown) (row.stories[state] ??= []).push(entry);
  }
  return [...rows.values()];
}
