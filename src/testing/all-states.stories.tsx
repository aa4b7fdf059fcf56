import { use } from 'react';
import preview from '../../.storybook/preview';
import styles from './all-states.module.css';
import { screenRows, stateNames, states, type ScreenRow } from './screen-states';

interface StoryIndex {
  entries: Record<string, Parameters<typeof screenRows>[0][number]>;
}

/** Storybook's own index, so that added and removed states show up here. */
async function loadRows(): Promise<ScreenRow[]> {
  const response = await fetch(new URL('index.json', document.baseURI));
  const { entries } = (await response.json()) as StoryIndex;
  return screenRows(Object.values(entries));
}

function AllStates({ rows }: { rows: Promise<ScreenRow[]> }) {
  return (
    <div className={styles.frame} role="region" aria-label="States of the screens" tabIndex={0}>
      <table className={styles.table} aria-label="States of the screens">
        <thead>
          <tr>
            <th scope="col">Screen</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {stateNames[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {use(rows).map(({ title, stories }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {states.map((state) => (
                <td key={state}>
                  {stories[state]?.map(({ id, name }) => (
                    <a key={id} href={`./?path=/story/${id}`} target="_top">
                      {name}
                    </a>
                  )) ?? <span className={styles.none}>none</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every screen with the stories of its states. The page of a screen shows them side by side. */
const meta = preview.meta({
  title: 'Screens/All states',
  // It reads the index of the Storybook that shows it, which a test has none of.
  tags: ['!test', '!autodocs'],
  loaders: [() => ({ rows: loadRows() })],
  render: (_args, { loaded }) => <AllStates rows={(loaded as { rows: Promise<ScreenRow[]> }).rows} />,
});

export const AllScreens = meta.story({ parameters: { controls: { disable: true } } });
