import { buildPortal } from '../build-portal.ts';

/** Journeys walk the built portal: built here where no build of these sources is there yet. */
buildPortal();
