import { getJson, type RestOptions, readStringField } from './get-json.ts';

const ipAddressPattern = /^[\da-f.:]{3,45}$/i;

/**
 * Fetches the visitor's IP address from the external service, for accepting the terms (spec 7).
 * Returns null if the service is unavailable (faults 24).
 */
export async function fetchVisitorAddress(
  serviceUrl: string,
  { timeoutMs = 5000, ...options }: RestOptions = {},
): Promise<string | null> {
  const outcome = await getJson(serviceUrl, (json) => readStringField(json, 'ip'), {
    ...options,
    timeoutMs,
  });
  return outcome.kind === 'done' && ipAddressPattern.test(outcome.value) ? outcome.value : null;
}
