/** How many values are right, of how many that were expected, and how many are wrong. */
export interface Score {
  right: number;
  asked: number;
  wrong: number;
}

export const recallOf = ({ right, asked }: Score): number => (asked === 0 ? 1 : right / asked);

/** Choices that are worth something together: a table's kind, and its columns. */
export type Move<Choice> = readonly Choice[];

export interface Stage<Choice> {
  moves(choices: readonly Choice[]): Promise<readonly Move<Choice>[]>;
  /** Whether each move gains about as much as another, and they are taken in their order. */
  inOrder: boolean;
}

interface Search<Choice> {
  /** The score after these choices. */
  score(choices: readonly Choice[]): Promise<Score>;
  /** What can be chosen next, the cheapest for the user first: the answers to open questions. */
  stages: readonly Stage<Choice>[];
  goal: number;
  documentOf(choice: Choice): number;
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
  const answered = new Set<string>();
  /** The answers that were not tried since the last pass. */
  async function newAnswers(choices: readonly Choice[]): Promise<Move<Choice>[]> {
    const moves = (await answers?.moves(choices)) ?? [];
    return moves.filter((move) => {
      const key = JSON.stringify(move);
      return !answered.has(key) && answered.add(key);
    });
  }
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
      if (!isAnswer && !isDone()) await take(await gains(await newAnswers(choices), at, search), true);
    }
    return gained;
  }
  for (let gained = true; gained && !isDone();) {
    gained = false;
    answered.clear();
    for (const stage of stages) {
      if (isDone()) break;
      const moves = stage === answers ? await newAnswers(at.choices) : await stage.moves(at.choices);
      const ranked = stage.inOrder ? moves : await gains(moves, at, search);
      if (await take(ranked, stage === answers)) gained = true;
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

/**
 * The choices without those that the goal does not need: first of the document with the most choices, and there the one that
 * gives least.
 */
async function needed<Choice>(
  { choices, score: reached }: { choices: readonly Choice[]; score: Score },
  { score, goal, documentOf }: Search<Choice>,
): Promise<readonly Choice[]> {
  let kept = choices;
  const enough = Math.min(goal, recallOf(reached));
  const tried = new Set<Choice>();
  for (;;) {
    const counts = Map.groupBy(kept, documentOf);
    const open = [...counts.values()]
      .toSorted((a, b) => b.length - a.length)
      .map((own) => own.filter((choice) => !tried.has(choice)))
      .find((own) => own.length > 0);
    if (!open) return kept;
    const without = await Promise.all(
      open.map(async (choice) => ({ choice, after: await score(kept.filter((each) => each !== choice)) })),
    );
    const [least, ...others] = without.toSorted((a, b) => b.after.right - a.after.right);
    const spare = ({ after }: { after: Score }) => recallOf(after) >= enough && after.wrong <= reached.wrong;
    // What cannot be spared now cannot be spared with fewer.
    for (const one of [least, ...others]) if (one && !spare(one)) tried.add(one.choice);
    const dropped = [least, ...others].find((one) => one !== undefined && spare(one));
    if (dropped) kept = kept.filter((each) => each !== dropped.choice);
  }
}
