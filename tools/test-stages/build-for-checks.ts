import { buildPackages } from '../packages/build-packages.ts';

/** Builds the published packages for their checks, unless they are up to date. */
await buildPackages();
