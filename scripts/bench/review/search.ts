/** How many values are right, of how many that were expected, and how many are wrong. */
export interface Score {
  right: number;
  asked: number;
  wrong: number;
}

export const recallOf = ({ right, asked }: Score): number => (asked === 0 ? 1 : right / asked);

/** Choices that are worth something together: a table's kind, and its columns. */
export type Move<Choice> = readonly Choice[];

interface Search<Choice> {
  /** The score after these choices. */
  score(choices: readonly Choice[]): Promise<Score>;
  /** What can be chosen next, the cheapest for the user first: the answers to open questions. */
  stages: readonly ((choices: readonly Choice[]) => Promise<readonly Move<Choice>[]>)[];
  goal: number;
  isOver(): boolean;
}

export interface SearchResult<Choice> {
  before: Score;
  after: Score;
  /** The fewest found, in their order. */
  choices: readonly Choice[];
  /** Whether the time ended the search. */
  isCutShort: boolean;
}

/** More right values and not one more wrong. */
const isBetter = (after: Score, before: Score): boolean =>
  after.right > before.right && after.wrong <= before.wrong;

/**
 * Searches for few choices that bring the recall to the goal: of each stage the move with the greatest gain first, again until
 * nothing gains. At last it drops what the others made needless.
 */
export async function searchChoices<Choice>(search: Search<Choice>): Promise<SearchResult<Choice>> {
  const { score, stages, goal, isOver } = search;
  const before = await score([]);
  let at = { choices: [] as readonly Choice[], score: before };
  const isDone = () => recallOf(at.score) >= goal || isOver();
  const [answers] = stages;
  /** Takes each move that still gains, and the answers to what is asked because of it. */
  async function take(moves: readonly Move<Choice>[], isAnswer: boolean): Promise<boolean> {
    let gained = false;
    for (const move of moves) {
      if (isDone()) break;
      const choices = [...at.choices, ...move];
      const after = await score(choices);
      if (!isBetter(after, at.score)) continue;
      at = { choices, score: after };
      gained = true;
      if (answers && !isAnswer && !isDone())
        await take(await gains(await answers(choices), at, search), true);
    }
    return gained;
  }
  for (let gained = true; gained && !isDone();) {
    gained = false;
    for (const stage of stages) {
      if (isDone()) break;
      if (await take(await gains(await stage(at.choices), at, search), stage === answers)) gained = true;
    }
  }
  const isCutShort = recallOf(at.score) < goal && isOver();
  return { before, after: at.score, choices: await needed(at, search), isCutShort };
}

/** The moves that gain alone, the greatest gain first, and of two equal ones the shorter. */
async function gains<Choice>(
  moves: readonly Move<Choice>[],
  at: { choices: readonly Choice[]; score: Score },
  { score, isOver }: Search<Choice>,
): Promise<Move<Choice>[]> {
  const found: { move: Move<Choice>; right: number }[] = [];
  for (const move of moves) {
    if (isOver()) break;
    const after = await score([...at.choices, ...move]);
    if (isBetter(after, at.score)) found.push({ move, right: after.right });
  }
  return found.toSorted((a, b) => b.right - a.right || a.move.length - b.move.length).map(({ move }) => move);
}

async function needed<Choice>(
  { choices, score: reached }: { choices: readonly Choice[]; score: Score },
  { score, goal }: Search<Choice>,
): Promise<readonly Choice[]> {
  let kept = choices;
  const enough = Math.min(goal, recallOf(reached));
  for (const choice of choices) {
    const without = kept.filter((each) => each !== choice);
    const after = await score(without);
    if (recallOf(after) >= enough && after.wrong <= reached.wrong) kept = without;
  }
  return kept;
}
