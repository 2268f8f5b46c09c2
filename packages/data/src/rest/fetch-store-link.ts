import type { Outcome } from '../shared/outcome.ts';
import { getJson, type RestOptions, readStringField } from './get-json.ts';

/**
 * Fetches the authorization link, relative to the external store's base URL (spec 2, /admin/store;
 * spec 7, REST). Check it against the allowed hosts.
 */
export const fetchStoreLink = (options?: RestOptions): Promise<Outcome<string>> =>
  getJson(
    '/server-middleware/generate-link-to-store',
    (json) => readStringField(json, 'url'),
    options,
  );
