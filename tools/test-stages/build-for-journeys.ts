import { buildPortal } from '../build-portal.ts';

/** Builds the portal for the journeys, unless it is up to date. */
buildPortal();
