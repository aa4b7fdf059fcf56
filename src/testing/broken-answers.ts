/** Variants of a scalar that another backend may send. */
export const changes = ['null', 'removed', 'number', 'text', 'words', 'other kind'] as const;

export interface Break {
  /** Which of the answer's places, counted from the first and round again. */
  readonly place: number;
  readonly change: (typeof changes)[number] | 'unknown field';
}

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const holdersIn = (value: unknown): Holder[] =>
  isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];

const scalarsIn = (answer: unknown): [Holder, string][] =>
  holdersIn(answer).flatMap((holder) =>
    Object.keys(holder)
      .filter((key) => !isHolder(holder[key]))
      .map((key): [Holder, string] => [holder, key]),
  );

const otherKind = (value: unknown): unknown =>
  typeof value === 'string'
    ? Number(value.length)
    : typeof value === 'boolean'
      ? Number(value)
      : String(value);

/** A copy of an answer with scalars that are null, missing, numbers or texts, and with fields that no contract has. */
export function brokenAnswer<T>(answer: T, breaks: readonly Break[]): T {
  const whole = { answer: structuredClone(answer) };
  for (const { place, change } of breaks) {
    if (change === 'unknown field') {
      const objects = holdersIn(whole.answer).filter((holder) => !Array.isArray(holder));
      const holder = objects[place % objects.length];
      if (holder) Object.assign(holder, { owner_name: 'another user', revision: { of: 7 } });
      continue;
    }
    const scalars = scalarsIn(whole.answer);
    const [holder, key] = scalars[place % scalars.length] ?? [];
    if (!holder || key === undefined) continue;
    if (change === 'removed' && !Array.isArray(holder)) delete holder[key];
    else if (change === 'number') holder[key] = (place % 40) - 3.5;
    else if (change === 'text') holder[key] = ` ${place % 900}.25 `;
    else if (change === 'words') holder[key] = '1.10-1.15 SG';
    else holder[key] = change === 'other kind' ? otherKind(holder[key]) : null;
  }
  return whole.answer;
}
