/** The reader of GraphQL errors for servers: the same that the browser's client uses. */
export { type GraphqlError, meaningOf, withHttpStatus } from './read-errors.ts';
