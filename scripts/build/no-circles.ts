import type { Plugin } from 'vite';
import { circleIn } from '../../src/testing/architecture/circles.ts';

/**
 * Refuses a build whose files import each other in a circle. The groups of `vite.config.ts` may make one of modules that have
 * none; one of the files then runs before what it needs, and the screen that it is part of does not open.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const circle = circleIn(
        new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        ),
      );
      if (circle) this.error(`Files of the build import each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}
