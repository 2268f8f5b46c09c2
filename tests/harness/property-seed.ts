import fc from 'fast-check';

/**
 * Sets the seed of all property tests, so that runs are reproducible. PROPERTY_SEED overrides it, and
 * `npm run soak` uses other seeds.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });
