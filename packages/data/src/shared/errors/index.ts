/** Reads GraphQL errors, for servers and the browser. */
export {
  type FailedResponse,
  type GraphqlError,
  getMeaning,
  isCleanRejection,
  withHttpStatus,
} from './read-errors.ts';
