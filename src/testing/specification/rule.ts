/** A test as its runner's report names it; `*` in the name replaces the values of a table of cases. */
export interface TestReference {
  /** From the root of the repository. */
  readonly file: string;
  /** The titles from the outermost group to the test, joined by ' › '. */
  readonly name: string;
}

export interface Rule {
  readonly kind: 'rule';
  /** The specification's own words; text in «» was added so that the rule can be read without its context. */
  readonly text: string;
  readonly heldBy: readonly TestReference[];
}

/** Words of the specification that ask for nothing: what it leaves open, and sentences that only lead on to others. */
export interface Remark {
  readonly kind: 'remark';
  readonly text: string;
}

/** A rule that nothing in the application answers yet. It is counted and shown as open, never as held. */
export interface OpenRule {
  readonly kind: 'open';
  readonly text: string;
  readonly why: string;
}

export type Entry = Rule | OpenRule | Remark;

export interface Section {
  /** The rules of a section are numbered after it: `list-3`. */
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Rules under one title of the page. */
export interface RuleGroup {
  readonly title: string;
  readonly sections: readonly Section[];
}

/**
 * One document of the specification, whole and in its order: the titles, rules and remarks together are its words. A sentence
 * that is in neither a rule nor a remark changes the digest, which proves that every rule is here.
 */
export type SpecificationDocument = RuleGroup;

export const separator = ' › ';

/** For naming tests of one file. */
export const testsOf =
  (file: string) =>
  (...names: string[]): readonly TestReference[] =>
    names.map((name) => ({ file, name }));

export const rule = (text: string, ...heldBy: (readonly TestReference[])[]): Rule => ({
  kind: 'rule',
  text,
  heldBy: heldBy.flat(),
});

export const open = (text: string, why: string): OpenRule => ({ kind: 'open', text, why });

export const remark = (text: string): Remark => ({ kind: 'remark', text });

export interface NumberedRule extends Rule {
  readonly id: string;
}

export const rulesOf = ({ key, entries }: Section): NumberedRule[] =>
  entries
    .filter((entry) => entry.kind === 'rule')
    .map((entry, index) => ({ ...entry, id: `${key}-${index + 1}` }));

export const allRules = (groups: readonly RuleGroup[]): NumberedRule[] =>
  groups.flatMap(({ sections }) => sections.flatMap(rulesOf));

export const openRules = (groups: readonly RuleGroup[]): OpenRule[] =>
  groups.flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'open')),
  );

/** The words without their punctuation, so that a row of a table may be written as a sentence. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll(/«[^»]*»/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

export const wordsOfDocument = ({ title, sections }: SpecificationDocument): string[] => [
  ...wordsOf(title),
  ...sections.flatMap((section) => [
    ...wordsOf(section.title),
    ...section.entries.flatMap((entry) => wordsOf(entry.text)),
  ]),
];
