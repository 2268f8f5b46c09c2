import type { Outcome } from '../shared/outcome.ts';
import { getJson, type RestOptions, textIn } from './get-json.ts';

/** The token with which this session, and no other, opens its notifications (spec 7). */
export const fetchRealtimeToken = (options?: RestOptions): Promise<Outcome<string>> =>
  getJson('/server-middleware/realtime-credentials', (json) => textIn(json, 'token'), options);
