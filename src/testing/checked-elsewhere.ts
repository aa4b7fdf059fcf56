// Parameters for stories that would check the accessibility of something again: axe takes nearly half of a story's time.

/** For stories that test a rule or a gesture on what its own stories check. */
export const checkedElsewhere = { a11y: { test: 'off' } } as const;

/** For stories about a dialog: the stories of the screen behind it check that screen. */
export const dialogAlone = { a11y: { context: { exclude: ['main'] } } } as const;
