import fc from 'fast-check';

/**
 * Property tests have the same cases each time, so that one that fails belongs to a change and not to chance.
 * `SEED=1 npm run test:unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 2026) });
