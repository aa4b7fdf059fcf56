import type { Origins } from '../../facts';

/** Origins of which these fields, or all, rest on an assumption. */
export function withAssumption(origins: Origins, note: string, fields = Object.keys(origins)): Origins {
  const assumed = fields.flatMap((field) => {
    const origin = origins[field];
    return origin
      ? [
          [
            field,
            {
              ...origin,
              certainty: 'assumed' as const,
              note: [note, origin.note].filter(Boolean).join('; '),
            },
          ],
        ]
      : [];
  });
  return { ...origins, ...Object.fromEntries(assumed) };
}
