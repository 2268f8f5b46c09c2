import { associateExists } from '@surtidor/data';

// A lazy chunk, fetched only after a lost response.
export const lookUpPerson = associateExists;
