/** Of stories that test a rule on a screen whose own stories are checked for accessibility. */
export const rulesAlone = { a11y: { test: 'off' } } as const;
