import { expect } from 'storybook/test';
import { contrastRatio } from '@/testing/contrast';
import preview from '../../../.storybook/preview';
import { SectionLabel } from '../section-label';
import { colourRoles, isSediment, otherSchemeTokens } from './colour-roles';
import styles from './foundations.module.css';
import { asProperties, declaredTokens, schemes, type Scheme } from './scheme-tokens';

const meta = preview.meta({
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { story: { height: '900px' } } },
});

interface OnGroundProps {
  tokens: ReadonlyMap<string, string>;
  colour: string;
  ground: string;
  atLeast: number;
}

/** The pair itself, with what was measured of it. */
function OnGround({ tokens, colour, ground, atLeast }: OnGroundProps) {
  const [value, groundValue] = [tokens.get(colour), tokens.get(ground)];
  const ratio = value && groundValue ? contrastRatio(value, groundValue) : NaN;
  // A colour that is never text is shown as a boundary.
  const isText = atLeast >= 4.5;
  return (
    <span
      className={styles.onGround}
      data-testid="ratio"
      data-at-least={atLeast}
      style={{
        background: `var(--${ground})`,
        color: isText ? `var(--${colour})` : 'var(--ink)',
        borderColor: isText ? 'transparent' : `var(--${colour})`,
      }}
    >
      on {ground} {ratio.toFixed(2)} : 1
    </span>
  );
}

function SchemeCell({ colour, tokens }: { colour: string; tokens: ReadonlyMap<string, string> }) {
  const grounds = Object.entries(colourRoles[colour]?.on ?? {});
  return (
    <td className={styles.scheme} style={asProperties(tokens)}>
      <span className={styles.swatch} style={{ background: `var(--${colour})` }} />
      <span className={styles.value}>{tokens.get(colour)}</span>
      {grounds.length > 0 && (
        <span className={styles.grounds}>
          {grounds.map(([ground, atLeast]) => (
            <OnGround key={ground} {...{ tokens, colour, ground, atLeast }} />
          ))}
        </span>
      )}
    </td>
  );
}

const named: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

function ColourTable({ label, colours }: { label: string; colours: readonly string[] }) {
  const tokens = schemes.map((scheme) => [scheme, declaredTokens(scheme)] as const);
  return (
    <div className={styles.scrolls} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.colours} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Token, and what it is for</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {named[scheme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => (
            <tr key={colour}>
              <th scope="row">
                <code>--{colour}</code>
                {colourRoles[colour] && <p>{colourRoles[colour].use}</p>}
              </th>
              {tokens.map(([scheme, values]) => (
                <SchemeCell key={scheme} colour={colour} tokens={values} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const schemeColours = () =>
  [...declaredTokens('light').keys()].filter(
    (token) => !isSediment(token) && !otherSchemeTokens.includes(token),
  );

/** Fails where a pair is too faint, and where the page's scheme shows other values than those that are written here. */
function expectEnough(ratios: HTMLElement[]): void {
  const tooFaint = ratios
    .filter(
      (ratio) => !(Number(/[\d.]+(?= : 1)/.exec(ratio.textContent)?.[0]) >= Number(ratio.dataset.atLeast)),
    )
    .map((ratio) => ratio.textContent);
  void expect(tooFaint).toEqual([]);
  const shown = getComputedStyle(document.documentElement);
  const scheme = document.documentElement.dataset.mantineColorScheme as Scheme;
  for (const [name, value] of declaredTokens(scheme)) {
    void expect([name, shown.getPropertyValue(`--${name}`).trim()]).toEqual([name, value]);
  }
}

/** Every colour of the product in both themes, with its measured contrast on each ground that it is used on. */
export const Colours = meta.story({
  render: () => <ColourTable label="Colours" colours={schemeColours()} />,
  play: async ({ canvas }) => {
    // A colour without a use, and a use without a colour.
    await expect(schemeColours().toSorted()).toEqual(Object.keys(colourRoles).toSorted());
    await expect([...declaredTokens('dark').keys()]).toEqual([...declaredTokens('light').keys()]);
    expectEnough(canvas.getAllByTestId('ratio'));
  },
});

export const ColoursDark = Colours.extend({ globals: { theme: 'dark' } });

const sediments = () => [...declaredTokens('light').keys()].filter(isSediment);

/**
 * One quiet colour for each formation, the same in the table, the schematic and the picture of the well. No text is on
 * one: names and order distinguish formations.
 */
export const Formations = meta.story({
  render: () => (
    <>
      <SectionLabel>Formations, in the order in which they are given out</SectionLabel>
      <div className={styles.side}>
        {schemes.map((scheme) => {
          const tokens = declaredTokens(scheme);
          return (
            <ol
              key={scheme}
              className={styles.sediments}
              aria-label={named[scheme]}
              style={asProperties(tokens)}
            >
              {sediments().map((token) => (
                <li key={token}>
                  <span className={styles.swatch} style={{ background: `var(--${token})` }} />
                  <code>--{token}</code>
                  <span className={styles.value}>{tokens.get(token)}</span>
                </li>
              ))}
            </ol>
          );
        })}
      </div>
    </>
  ),
});
