/**
 * Writes the theme's variables as a style sheet: `node scripts/theme-variables.ts`, part of `npm run generate`.
 *
 * Mantine would compute them in the browser at every start and put them into the page as an inline style. They never change
 * between two builds, so they are a file: nothing to compute before the first paint, and nothing inline.
 */
import { writeFileSync } from 'node:fs';
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../src/ui/theme.ts';

/** Mantine's palettes that no component of the product is coloured with; they are two thirds of the variables. */
const unusedPalettes =
  /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)(-|$)/;

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const defaults = defaultCssVariablesResolver(merged);
const own = cssVariables(merged);

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedPalettes.test(name)));

const css = convertCssVariables({
  variables: used({ ...defaults.variables, ...own.variables }),
  light: { '--mantine-color-scheme': 'light', ...used({ ...defaults.light, ...own.light }) },
  dark: { '--mantine-color-scheme': 'dark', ...used({ ...defaults.dark, ...own.dark }) },
});

const lines = css
  .replaceAll('{', ' {\n  ')
  .replaceAll(/;(?!\s*})/g, ';\n  ')
  .replaceAll(/\s*}/g, '\n}\n')
  .replaceAll(/\n{2,}/g, '\n\n');

writeFileSync(
  'src/ui/theme-variables.css',
  `/* Generated from src/ui/theme.ts by \`npm run generate\`. Do not edit. */\n@layer mantine {\n${lines.trim()}\n}\n`,
);
