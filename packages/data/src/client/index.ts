export { createSurtidorClient } from './create-client.ts';
export { beginQueries } from './first-answers.ts';
