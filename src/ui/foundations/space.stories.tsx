import preview from '../../../.storybook/preview';
import { SectionLabel } from '../section-label';
import styles from './foundations.module.css';
import { asProperties, declaredTokens, schemes } from './scheme-tokens';

const meta = preview.meta({
  title: 'Foundations/Space, radii and shadow',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 20, 64];

const pixels = (units: number) => `${units * Number.parseFloat(declaredTokens('both').get('unit')!)} px`;

/** Distances are whole units. */
export const Space = meta.story({
  render: () => (
    <>
      <SectionLabel>Spacing, in units</SectionLabel>
      <p>
        One unit is {declaredTokens('both').get('unit')}. The sidebar takes 20 of them collapsed and 64
        expanded.
      </p>
      <ul className={styles.spaces}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles.value}>
              {step} · {pixels(step)}
            </span>
            <span className={styles.bar} style={{ inlineSize: `calc(${step} * var(--unit))` }} />
          </li>
        ))}
      </ul>
    </>
  ),
});

const radii = () => [...declaredTokens('both')].filter(([name]) => name.startsWith('radius'));

/** Small and constant. A shadow belongs to what floats over the page, and a border to everything else. */
export const RadiiAndShadow = meta.story({
  render: () => (
    <div className={styles.side}>
      {schemes.map((scheme) => (
        <div key={scheme} className={styles.panel} style={asProperties(declaredTokens(scheme))}>
          <SectionLabel>{`Radii and shadow, ${scheme}`}</SectionLabel>
          <ul className={styles.radii}>
            {radii().map(([radius, value]) => (
              <li key={radius} style={{ borderRadius: `var(--${radius})` }}>
                <code>--{radius}</code> <span className={styles.value}>{value}</span>
              </li>
            ))}
            <li className={styles.raised}>
              <code>--shadow</code>
            </li>
          </ul>
        </div>
      ))}
    </div>
  ),
});
