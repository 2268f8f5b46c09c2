import { getJson, type RestOptions, textIn } from './get-json.ts';

const looksLikeAddress = /^[\da-f.:]{3,45}$/i;

/**
 * The visitor's IP address from the external service, sent along when terms are accepted (spec 7).
 * Null when the service is down, slow or answers anything else: the portal goes on without it
 * (faults 24).
 */
export async function fetchVisitorAddress(
  serviceUrl: string,
  { timeoutMs = 5000, ...options }: RestOptions = {},
): Promise<string | null> {
  const outcome = await getJson(serviceUrl, (json) => textIn(json, 'ip'), {
    ...options,
    timeoutMs,
  });
  return outcome.kind === 'done' && looksLikeAddress.test(outcome.value) ? outcome.value : null;
}
