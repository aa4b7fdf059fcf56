import { expect, it } from 'vitest';
import { isAsked } from './asked-projects';

it.each([
  [['run'], ['unit', 'storybook']],
  [['run', '--project', 'unit*'], ['unit']],
  [['run', '--project=storybook', 'history'], ['storybook']],
  [
    ['run', '--project=!storybook'],
    ['unit', 'storybook'],
  ],
])('%j may run %j', (args, projects) => {
  expect(['unit', 'storybook'].filter((project) => isAsked(project, args))).toEqual(projects);
});
