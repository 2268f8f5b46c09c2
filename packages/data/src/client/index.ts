export { createSurtidorClient } from './create-client.ts';
export { beginQueries, forgetBegun } from './first-answers.ts';
