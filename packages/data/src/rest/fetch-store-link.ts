import type { Outcome } from '../shared/outcome.ts';
import { getJson, readStringField, type SessionRestOptions } from './get-json.ts';

/**
 * Fetches the authorization link, relative to the external store's base URL (spec 2, /admin/store;
 * spec 7, REST). Check it against the allowed hosts.
 */
export const fetchStoreLink = (options: SessionRestOptions): Promise<Outcome<string>> =>
  getJson(
    '/server-middleware/generate-link-to-store',
    (json) => readStringField(json, 'url'),
    options,
  );
