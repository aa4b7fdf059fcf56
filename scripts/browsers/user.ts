import type { Point, Tab } from './engines/tab.ts';
import type { Found, Query } from './page-side/page-functions.ts';

const patienceMs = 30_000;
const pauseMs = 100;

type Named = Omit<Query, 'name' | 'role'> & { name?: string | RegExp };

/** An element by role and accessible name, as a user would call it. */
export const the = (role: string, { name, ...rest }: Named = {}): Query => ({
  role,
  ...(name !== undefined && { name: typeof name === 'string' ? name : { matches: name.source } }),
  ...rest,
});

/** A field by its label; a password has no role. */
export const field = (name: string | RegExp): Query => ({
  ...the('', { name, css: 'input, textarea, select' }),
  role: undefined,
});

const textOf = (query: Query) => JSON.stringify(query);
const middle = ({ x, y, width, height }: Found): Point => ({ x: x + width / 2, y: y + height / 2 });

export interface User {
  readonly tab: Tab;
  /** Reads until the check holds, and returns what was read. @throws with the last reading. */
  until<Read>(what: string, read: () => Promise<Read>, holds: (read: Read) => boolean): Promise<Read>;
  see(query: Query): Promise<Found>;
  seeText(text: string): Promise<void>;
  notSee(query: Query): Promise<void>;
  /** Where to point at it, when it is at rest and nothing covers it. */
  reach(query: Query): Promise<Point>;
  click(query: Query): Promise<void>;
  /** Replaces what is in a field. */
  fill(query: Query, text: string): Promise<void>;
  press(...chords: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Copies a text elsewhere, so that Control+V pastes it. */
  copy(text: string): Promise<void>;
  /** With the button held down, by way of a first small move. */
  drag(from: Query, to: Query, options?: { past?: number }): Promise<void>;
}

export function userOf(tab: Tab): User {
  async function until<Read>(
    what: string,
    read: () => Promise<Read>,
    holds: (read: Read) => boolean,
  ): Promise<Read> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const current = await read();
      if (holds(current)) return current;
      if (Date.now() > end)
        throw new Error(`Waited for ${what}. The last reading: ${JSON.stringify(current)?.slice(0, 1_500)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  const see = async (query: Query): Promise<Found> =>
    (await until(
      textOf(query),
      () => tab.ask('find', query),
      (found) => found !== null,
    ))!;
  async function reach(query: Query): Promise<Point> {
    let last = '';
    const found = await until(
      `${textOf(query)} at rest, with nothing over it`,
      () => tab.ask('reveal', query),
      (current) => {
        const before = last;
        last = JSON.stringify(current);
        return current !== null && current.reachable && last === before;
      },
    );
    return middle(found!);
  }
  const click = async (query: Query) => {
    await tab.pointer([{ move: await reach(query) }, 'down', 'up']);
  };
  const press = async (...chords: string[]) => {
    for (const chord of chords) await tab.press(chord);
  };
  return {
    tab,
    until,
    see,
    reach,
    click,
    press,
    type: (text) => tab.type(text),
    async seeText(text) {
      await until(
        `the text ${text}`,
        () => tab.ask('state'),
        (state) => state.text.includes(text),
      );
    },
    async notSee(query) {
      await until(
        `no ${textOf(query)}`,
        () => tab.ask('count', query),
        (count) => count === 0,
      );
    },
    async fill(query, text) {
      await click(query);
      await until(
        `the focus in ${textOf(query)}`,
        () => tab.ask('find', query),
        (found) => found?.focused === true,
      );
      await press('Control+a');
      await tab.type(text);
      await until(
        `${text} in ${textOf(query)}`,
        () => tab.ask('find', query),
        (found) => found?.value === text,
      );
    },
    async copy(text) {
      await tab.ask('selectToCopy', text);
      await press('Control+c');
      await tab.ask('endCopy');
    },
    async drag(from, to, { past = 0 } = {}) {
      const start = await reach(from);
      await tab.pointer([{ move: start }, 'down', { move: { x: start.x, y: start.y + 3 } }]);
      for (const distance of [10, 20, 30])
        await tab.pointer([{ move: { x: start.x, y: start.y + distance } }]);
      // Read after the drag began: the page may have made room for it.
      const end = middle(await see(to));
      for (let step = 1; step <= 10; step += 1)
        await tab.pointer([
          {
            move: {
              x: start.x + ((end.x - start.x) * step) / 10,
              y: start.y + ((end.y + past - start.y) * step) / 10,
            },
          },
        ]);
      await tab.pointer([{ move: { x: end.x, y: end.y + past + 1 } }, 'up']);
    },
  };
}
