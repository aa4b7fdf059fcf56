import { expect, it } from 'vitest';
import { screenRows, statesIn } from './screen-states';

const story = (id: string, ...tags: string[]) => ({ id, tags });

it('shows a screen’s states in their order, each story once', () => {
  const shown = statesIn([
    story('on a phone', 'dev', 'many', 'phone'),
    story('no module', 'no-access', 'empty'),
    story('behaviour', 'dev', 'test'),
    story('list', 'filled'),
    story('held', 'loading'),
  ]);
  expect(shown.map(({ state, story: { id } }) => [state, id])).toEqual([
    ['filled', 'list'],
    ['loading', 'held'],
    ['empty', 'no module'],
    ['phone', 'on a phone'],
  ]);
});

const entry = (title: string, name: string, tags: string[], type = 'story') => ({
  id: name,
  title,
  name,
  tags,
  type,
});

it('gathers the states of every screen from the index', () => {
  const rows = screenRows([
    entry('Screens/List', 'Docs', ['loading'], 'docs'),
    entry('Components/States', 'Waiting', ['loading']),
    entry('Screens/List', 'Held', ['loading', 'dev']),
    entry('Screens/Chooser', 'NoModule', ['empty', 'no-access']),
    entry('Screens/List', 'Paging', ['dev']),
  ]);
  const named = rows.map(({ title, stories }) => [
    title,
    Object.fromEntries(Object.entries(stories).map(([state, of]) => [state, of.map(({ name }) => name)])),
  ]);
  expect(named).toEqual([
    ['List', { loading: ['Held'] }],
    ['Chooser', { empty: ['NoModule'], 'no-access': ['NoModule'] }],
  ]);
});
