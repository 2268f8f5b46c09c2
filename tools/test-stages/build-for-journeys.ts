import { buildPortal } from '../build-portal.ts';

/** Builds both portals for the journeys, unless they are up to date. */
buildPortal();
buildPortal('examples/alba');
