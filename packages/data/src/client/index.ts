export { createSurtidorClient } from './create-client.ts';
