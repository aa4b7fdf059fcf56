export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSLayerBlockRule) yield* styleRules(rule.cssRules);
  }
}

const applies = {
  light: (selector: string) => selector.startsWith(':root[data-mantine-color-scheme="light"]'),
  dark: (selector: string) => selector === ':root[data-mantine-color-scheme="dark"]',
  both: (selector: string) => selector === ':root',
};

/**
 * The tokens that the page's own stylesheets declare for a scheme, or for both, in their order. Read from the rules and not
 * from the page's current scheme, so that both schemes can be shown side by side, and so that every addition to the
 * stylesheet is included.
 */
export function declaredTokens(scope: Scheme | 'both'): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of document.styleSheets) {
    for (const rule of styleRules(sheet.cssRules)) {
      if (!applies[scope](rule.selectorText)) continue;
      for (const name of rule.style) {
        if (!name.startsWith('--') || name.startsWith('--mantine-')) continue;
        tokens.set(name.slice(2), rule.style.getPropertyValue(name).trim());
      }
    }
  }
  return tokens;
}

/** As inline style: the content sees the tokens of this scheme, independent of the page's own. */
export const asProperties = (tokens: ReadonlyMap<string, string>): Record<`--${string}`, string> =>
  Object.fromEntries([...tokens].map(([name, value]) => [`--${name}`, value]));
