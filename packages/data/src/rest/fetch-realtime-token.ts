import type { Outcome } from '../shared/outcome.ts';
import { getJson, type RestOptions, readStringField } from './get-json.ts';

/** Fetches the token for this session's notifications (spec 7). */
export const fetchRealtimeToken = (options?: RestOptions): Promise<Outcome<string>> =>
  getJson(
    '/server-middleware/realtime-credentials',
    (json) => readStringField(json, 'token'),
    options,
  );
