import { associateExists } from '@surtidor/data';

// A module of its own, so that it is fetched only when an answer was lost.
export const lookUpPerson = associateExists;
