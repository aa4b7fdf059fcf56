import type { DocumentReview } from '@/api/generated/model';

interface Held {
  count: number;
  noun: string;
  text: string;
}

/** Reads `8 formation tops, 80 to 2,783 m` as a count of something; text without a count is compared as a whole. */
function heldOf(text: string): Held {
  const found = /^(\d[\d,]*) ([^,:]+)/.exec(text);
  if (found) return { count: Number(found[1]!.replaceAll(',', '')), noun: singular(found[2]!), text };
  const survey = /^([^,:]+), (\d[\d,]*) ([^,:]+)/.exec(text);
  if (survey)
    return { count: Number(survey[2]!.replaceAll(',', '')), noun: `${survey[1]} ${survey[3]}`, text };
  return { count: 0, noun: text.split(/[,:]/)[0]!, text };
}

/** `formation top` and `formation tops` are the same things. */
const singular = (noun: string): string => noun.trim().replace(/s$/, '');

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function differences(before: readonly string[], after: readonly string[]): string[] {
  const old = before.map(heldOf);
  const now = after.map(heldOf);
  const said = now.flatMap(({ count, noun, text }) => {
    const earlier = old.find((each) => each.noun === noun);
    if (!earlier) return [`Now read: ${text}`];
    if (earlier.text === text) return [];
    const more = count - earlier.count;
    if (more === 0) return [`Now ${text}`];
    return [`${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'}: ${text}`];
  });
  const lost = old.filter(({ noun }) => !now.some((each) => each.noun === noun));
  return [...said, ...lost.map(({ text }) => `No longer read: ${text}`)];
}

/** A value in a place of its own, where what the document holds is as many things as before. */
function valuesAdded(before: DocumentReview, after: DocumentReview): string[] {
  const known = new Set(before.values.map(({ words, text }) => `${words}: ${text}`));
  const [first, ...more] = after.values.filter(({ words, text }) => !known.has(`${words}: ${text}`));
  const others = more.length === 0 ? '' : `, and ${counted(more.length, 'more value')}`;
  return first ? [`Now read: ${first.words}: ${first.text}${others}`] : [];
}

/** The effect of a correction, as announced at once. */
export function changeWords(before: DocumentReview, after: DocumentReview): string {
  const said = differences(before.holds, after.holds);
  if (before.counts !== after.counts)
    said.unshift(after.counts ? 'The document is used' : 'The document is not used');
  const isPointedAt = after.corrections.at(-1)?.kind === 'value';
  if (said.length === 0 && isPointedAt) said.push(...valuesAdded(before, after));
  const asked = after.questions.length;
  if (asked !== before.questions.length)
    said.push(asked === 0 ? 'No question left' : `${counted(asked, 'question')} left`);
  return said.length === 0 ? 'Nothing changes in what is read.' : `${said.join('. ')}.`;
}
