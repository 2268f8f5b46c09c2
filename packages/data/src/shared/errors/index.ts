/** Reads GraphQL errors, for servers and the browser. */
export { type GraphqlError, meaningOf, withHttpStatus } from './read-errors.ts';
