import type { Outcome } from '../shared/outcome.ts';
import { getJson, type RestOptions, textIn } from './get-json.ts';

/**
 * The authorization link that follows the external store's base address (spec 2, /admin/store;
 * spec 7, REST). Where it leads is still to be checked against the allowed hosts.
 */
export const fetchStoreLink = (options?: RestOptions): Promise<Outcome<string>> =>
  getJson('/server-middleware/generate-link-to-store', (json) => textIn(json, 'url'), options);
