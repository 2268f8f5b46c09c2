import type { Outcome } from '../shared/outcome.ts';
import { getJson, readStringField, type SessionRestOptions } from './get-json.ts';

/** Fetches the token for this session's notifications (spec 7). */
export const fetchRealtimeToken = (options: SessionRestOptions): Promise<Outcome<string>> =>
  getJson(
    '/server-middleware/realtime-credentials',
    (json) => readStringField(json, 'token'),
    options,
  );
