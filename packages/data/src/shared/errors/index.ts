/** Reads GraphQL errors, for servers and the browser. */
export { type GraphqlError, getMeaning, withHttpStatus } from './read-errors.ts';
