import { z } from 'zod';
import { type Finding, missing, unchecked, works } from './finding.ts';

/** Settings of the portal's server that name other services of the distributor. */
const services = [
  {
    setting: 'STORE_LINK_URL',
    subject: 'store link',
    loses: 'Tienda',
    answer: z.object({ url: z.string() }),
  },
  {
    setting: 'REALTIME_CREDENTIALS_URL',
    subject: 'realtime credentials',
    loses: 'bell and notifications',
    answer: z.object({ token: z.string() }),
  },
  {
    setting: 'IP_SERVICE_URL',
    subject: 'IP service',
    loses: 'the address recorded with the terms',
    answer: z.unknown(),
  },
] as const;

async function checkService(
  { setting, subject, loses, answer }: (typeof services)[number],
  url: string | undefined,
  token: string | null,
  signal: AbortSignal,
): Promise<Finding> {
  if (url === undefined) return unchecked(subject, `${setting} is not set in this environment`);
  try {
    const response = await fetch(url, {
      headers: {
        Accept: 'application/json',
        ...(token !== null && setting !== 'IP_SERVICE_URL' && { Authorization: `Bearer ${token}` }),
      },
      signal,
    });
    if (!response.ok) return missing(subject, `HTTP ${response.status}: without ${loses}`);
    return answer.safeParse(await response.json()).success
      ? works(subject)
      : missing(subject, `another shape than the specification's: without ${loses}`);
  } catch {
    return missing(subject, `no answer: without ${loses}`);
  }
}

/** The services beside the backend that the environment of the portal's server names. */
export async function checkNeighbours(
  environment: Readonly<Record<string, string | undefined>>,
  token: string | null,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const found = await Promise.all(
    services.map((service) => checkService(service, environment[service.setting], token, signal)),
  );
  const hosts = environment.ALLOWED_HOSTS;
  return [
    ...found,
    hosts === undefined
      ? unchecked(
          'redirect hosts',
          'ALLOWED_HOSTS is not set: no payment can leave for its provider',
        )
      : works('redirect hosts', hosts),
  ];
}
