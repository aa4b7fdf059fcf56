import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { FollowedStep } from './followed-steps';
import { stepName } from './step-name';

/** Announcements while dragging a step. */
export function planAnnouncements(steps: readonly FollowedStep[]): Announcements {
  const named = (key: UniqueIdentifier) => {
    const found = steps.find((followed) => followed.key === key);
    return found ? stepName(found.step) : 'the step';
  };
  const place = (key: UniqueIdentifier) => {
    const index = steps.findIndex((followed) => followed.key === key);
    return `place ${index + 1} of ${steps.length}`;
  };
  // A step starts over its own place: announcing that would interrupt the message before it.
  let hasLeft = false;
  return {
    onDragStart: ({ active }) => {
      hasLeft = false;
      return `Picked up ${named(active.id)}. It is in ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id && !hasLeft) return undefined;
      hasLeft = true;
      return over
        ? `${named(active.id)}: now in ${place(over.id)}.`
        : `${named(active.id)}: outside of the list.`;
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `Dropped ${named(active.id)} in ${place(over.id)}.`
        : `Dropped ${named(active.id)} where it was.`,
    onDragCancel: ({ active }) => `Not moved: ${named(active.id)} is back in ${place(active.id)}.`,
  };
}

export const planInstructions = {
  draggable:
    'To move the step, press Space or Enter, then the up and down arrows. Space or Enter drops it, Escape puts it back.',
};
