import fc from 'fast-check';

/**
 * The seed of every property test, so that runs are reproducible:
 * PROPERTY_SEED, else this one. `npm run soak` uses others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });
