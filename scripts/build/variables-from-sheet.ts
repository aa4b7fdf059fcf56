import type { Plugin } from 'vite';

/** Parts of Mantine's provider that the application switches off by its properties, which the bundler cannot see. */
const unused = /\/@mantine\/core\/esm\/core\/MantineProvider\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

/**
 * Leaves out what computes the theme's variables and classes in the browser: they are a style sheet of the build
 * (`src/ui/theme-variables.css`). 2 kB (gzip) of every first load.
 */
export function variablesFromSheet(): Plugin {
  const found = new Set<string>();
  return {
    name: 'montage:variables-from-sheet',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: unused },
      handler(id) {
        const [, name = ''] = unused.exec(id) ?? [];
        found.add(name);
        return `export const ${name} = () => null;`;
      },
    },
    buildEnd(error) {
      if (!error && found.size !== 2)
        this.error('The component library keeps its variables elsewhere now: adapt variables-from-sheet.ts.');
    },
  };
}
