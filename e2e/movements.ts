/** For journeys that see each screen with its movements. The others see the same screens without, which takes less time. */
export const withMovements = { contextOptions: { reducedMotion: 'no-preference' } } as const;
