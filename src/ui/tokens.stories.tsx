import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { contrastRatio } from '@/testing/contrast';
import preview from '../../.storybook/preview';
import { SectionLabel } from './section-label';
import styles from './tokens.stories.module.css';

const meta = preview.meta({ title: 'Foundations/Tokens' });

/** Every pair in which the product sets text, or the line of a control, on a ground, and what WCAG 2.2 AA asks of it. */
const pairs: [text: string, ground: string, atLeast: number][] = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'table-head', 4.5],
  ['ink', 'line-faint', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'table-head', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['completed', 'completed-soft', 4.5],
  ['completed', 'surface', 4.5],
  ['active', 'active-soft', 4.5],
  ['active', 'surface', 4.5],
  ['error', 'error-soft', 4.5],
  ['error', 'surface', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['missing', 'missing-soft', 4.5],
  ['missing', 'surface', 4.5],
  ['control', 'surface', 3],
];

const sediments = Array.from({ length: 8 }, (_, index) => `sediment-${index + 1}`);

const valueOf = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

const noSubscription = () => () => undefined;

/** Read from the page, because the stylesheet is the only place that knows what a scheme makes of a token. */
function useTokens(names: readonly string[]): Record<string, string> {
  // Text, because React asks whether what it read is still the same.
  const read = useSyncExternalStore(noSubscription, () => names.map(valueOf).join('\n'));
  const values = read.split('\n');
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function Pair({ text, ground, atLeast }: { text: string; ground: string; atLeast: number }) {
  const values = useTokens([text, ground]);
  const [textValue, groundValue] = [values[text], values[ground]];
  const ratio = textValue && groundValue ? contrastRatio(textValue, groundValue) : undefined;
  return (
    <li
      className={styles.pair}
      style={{ color: `var(--${atLeast < 4.5 ? 'ink' : text})`, background: `var(--${ground})` }}
    >
      <span className={styles.sample} aria-hidden="true" style={{ borderColor: `var(--${text})` }}>
        2,873.3
      </span>
      <span>
        {text} on {ground}
        <br />
        <span className={styles.value}>
          {textValue} on {groundValue}
        </span>
      </span>
      <strong data-testid="ratio" data-at-least={atLeast}>
        {ratio?.toFixed(2)} : 1
      </strong>
    </li>
  );
}

const Pairs = () => (
  <>
    <SectionLabel>Colours in use, with their contrast</SectionLabel>
    <ul className={styles.pairs}>
      {pairs.map(([text, ground, atLeast]) => (
        <Pair key={`${text} ${ground}`} {...{ text, ground, atLeast }} />
      ))}
    </ul>
  </>
);

function expectEnough(ratios: HTMLElement[]): void {
  const tooFaint = ratios
    .filter((ratio) => !(Number.parseFloat(ratio.textContent) >= Number(ratio.dataset.atLeast)))
    .map((ratio) => ratio.parentElement?.textContent);
  void expect(tooFaint).toEqual([]);
}

export const ColoursLight = meta.story({
  render: () => <Pairs />,
  globals: { theme: 'light' },
  play: ({ canvas }) => expectEnough(canvas.getAllByTestId('ratio')),
});

export const ColoursDark = meta.story({
  render: () => <Pairs />,
  globals: { theme: 'dark' },
  play: ({ canvas }) => expectEnough(canvas.getAllByTestId('ratio')),
});

const SedimentPalette = () => {
  const values = useTokens([...sediments, 'ink']);
  return (
    <>
      <SectionLabel>Formations, in the order in which they are given out</SectionLabel>
      <ol className={styles.sediments}>
        {sediments.map((token) => (
          <li key={token} style={{ background: `var(--${token})` }}>
            {token}
            <span className={styles.value}>
              {values[token]}, ink on it{' '}
              {values.ink && values[token]
                ? `${contrastRatio(values.ink, values[token]).toFixed(2)} : 1`
                : ''}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};

export const Sediments = meta.story({ render: () => <SedimentPalette /> });

const sizes = ['label', 'base', 'medium', 'title', 'display'];
const weights = ['regular', 'medium', 'strong'];

const TypeScale = () => {
  const values = useTokens([
    ...sizes.map((size) => `text-${size}`),
    ...weights.map((weight) => `weight-${weight}`),
  ]);
  return (
    <>
      <SectionLabel>Sizes</SectionLabel>
      <dl className={styles.scale}>
        {sizes.map((size) => (
          <div key={size}>
            <dt>
              text-{size} <span className={styles.value}>{values[`text-${size}`]}</span>
            </dt>
            <dd style={{ fontSize: `var(--text-${size})` }}>
              Hugin, TVD BDF 2,873.3 m below the drill floor
            </dd>
          </div>
        ))}
      </dl>
      <SectionLabel>Weights</SectionLabel>
      <dl className={styles.scale}>
        {weights.map((weight) => (
          <div key={weight}>
            <dt>
              weight-{weight} <span className={styles.value}>{values[`weight-${weight}`]}</span>
            </dt>
            <dd style={{ fontWeight: `var(--weight-${weight})` }}>12¼″ Section 3, 1,111.1 and 8,888.8</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

export const Type = meta.story({ render: () => <TypeScale /> });

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 20, 64];
const radii = ['radius', 'radius-large'];

const SpaceScale = () => {
  const values = useTokens(['unit', ...radii]);
  return (
    <>
      <SectionLabel>Spacing, in units</SectionLabel>
      <p>One unit is {values.unit}. The sidebar takes 20 of them collapsed and 64 expanded.</p>
      <ul className={styles.spaces}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles.value}>{step}</span>
            <span className={styles.bar} style={{ inlineSize: `calc(${step} * var(--unit))` }} />
          </li>
        ))}
      </ul>
      <SectionLabel>Radii and shadow</SectionLabel>
      <ul className={styles.radii}>
        {radii.map((radius) => (
          <li key={radius} style={{ borderRadius: `var(--${radius})` }}>
            {radius} <span className={styles.value}>{values[radius]}</span>
          </li>
        ))}
        <li className={styles.raised}>shadow</li>
      </ul>
    </>
  );
};

export const Spacing = meta.story({ render: () => <SpaceScale /> });
