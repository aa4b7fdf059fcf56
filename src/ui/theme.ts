import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** The accent from its softest ground to its deepest ink; shade 8 is the one of actions on light grounds. */
const petrol: MantineColorsTuple = [
  '#e4f0f1',
  '#c9e1e4',
  '#9fcbd0',
  '#6cc0ca',
  '#45a2ad',
  '#2b8590',
  '#1f727d',
  '#16656f',
  '#0f5c66',
  '#0b4951',
];

/**
 * The text on the accent is a token of its own: Mantine decides it once for both schemes, and white on the light accent
 * of the dark scheme could not be read.
 */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isAccent = input.color === undefined || input.color === 'petrol';
  return isAccent && input.variant === 'filled'
    ? { ...colors, background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)' }
    : colors;
};

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 3 },
  variantColorResolver: variantColors,
  colors: { petrol },
  fontFamily:
    "'Inter Hyphen', 'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontFamily: "'Inter Hyphen', 'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    fontWeight: '650',
  },
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '18px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The classes give a phone its targets of 44 px; see `classes.css`.
    Button: {
      defaultProps: { size: 'sm', loaderProps: { size: 14 } },
      classNames: { root: 'touch-button', loader: 'busy-mark' },
    },
    Input: { classNames: { wrapper: 'touch-input' } },
    Checkbox: { classNames: { body: 'touch-tick' } },
    Switch: { classNames: { body: 'touch-tick' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
  },
});

/** Mantine's own names point at the product's tokens, so that both schemes are chosen in one file. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--line-faint)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control)',
    '--mantine-color-disabled': 'var(--line-faint)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  };
  return {
    variables: {},
    // Inputs take their boundary, and in the dark their ground, from the grey scales directly.
    light: { ...both, '--mantine-color-gray-4': 'var(--control)' },
    dark: { ...both, '--mantine-color-dark-4': 'var(--control)', '--mantine-color-dark-6': 'var(--surface)' },
  };
};
