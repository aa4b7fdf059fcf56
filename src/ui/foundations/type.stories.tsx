import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SectionLabel } from '../section-label';
import styles from './foundations.module.css';
import { declaredTokens } from './scheme-tokens';

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

const uses: Record<string, string> = {
  'text-label': 'Labels of sections, units, notes beneath a value',
  'text-base': 'Everything that has no reason to be another size',
  'text-medium': 'Titles of cards and dialogs',
  'text-title': 'The title of a screen',
  'text-display': 'The one figure that a screen is about',
  'weight-regular': 'Text and numbers',
  'weight-medium': 'Labels, headers, names that lead somewhere',
  'weight-strong': 'Titles',
};

const beginning = (prefix: string) => [...declaredTokens('both')].filter(([name]) => name.startsWith(prefix));

function Sample({ token, value, style }: { token: string; value: string; style: React.CSSProperties }) {
  return (
    <div>
      <dt>
        <code>--{token}</code> <span className={styles.value}>{value}</span>
        <p>{uses[token]}</p>
      </dt>
      <dd style={style}>Hugin, TVD BDF 2,873.3 m below the drill floor</dd>
    </div>
  );
}

/** One family, Inter, in five sizes and three weights. */
export const Scale = meta.story({
  render: () => (
    <>
      <SectionLabel>Sizes</SectionLabel>
      <dl className={styles.scale}>
        {beginning('text-').map(([token, value]) => (
          <Sample key={token} token={token} value={value} style={{ fontSize: `var(--${token})` }} />
        ))}
      </dl>
      <SectionLabel>Weights</SectionLabel>
      <dl className={styles.scale}>
        {beginning('weight-').map(([token, value]) => (
          <Sample key={token} token={token} value={value} style={{ fontWeight: `var(--${token})` }} />
        ))}
      </dl>
    </>
  ),
});

const figures = ['1,111.1', '8,888.8', '2,873.3', '41.0', '-'];

function widthOf(element: HTMLElement, character: string): number {
  const at = element.textContent.indexOf(character);
  const range = document.createRange();
  range.setStart(element.firstChild!, at);
  range.setEnd(element.firstChild!, at + 1);
  return range.getBoundingClientRect().width;
}

/**
 * Figures have equal widths and are right-aligned; a missing one is a dash, and units are in the header. The hyphen in a name
 * is as narrow as in a text.
 */
export const Figures = meta.story({
  render: () => (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">Formation</th>
          <th scope="col">TVD BDF (m)</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure}>
            <th scope="row">Noorderdiep-4</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const [one, eight] = [canvas.getByText('1,111.1'), canvas.getByText('8,888.8')];
    await expect(widthOf(one, '1')).toBeCloseTo(widthOf(eight, '8'), 1);
    // The font of the hyphen loads with the first one.
    const [name] = canvas.getAllByText('Noorderdiep-4');
    await waitFor(() => expect(widthOf(name!, '-')).toBeLessThan(0.8 * widthOf(name!, '4')));
  },
});
