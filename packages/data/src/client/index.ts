export { createSurtidorClient } from './create-client.ts';
export type { DataClient } from './data-client.ts';
export {
  createPageClient,
  type PageResponse,
  toPageResponse,
} from './page-client.ts';
export { createServerClient } from './server-client.ts';
