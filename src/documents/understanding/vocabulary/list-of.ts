/** The names in a text, which has a comma between them. */
export const listOf = (names: string): string[] => names.split(',').map((name) => name.trim());
