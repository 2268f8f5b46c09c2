import { z } from 'zod';
import { sessionServices } from '../../apps/portal/server/backend/session-services.ts';
import { type Finding, missing, unchecked, works } from './finding.ts';

/** Settings of the portal's server with URLs of the distributor's other services. */
const services = [
  {
    ...sessionServices.storeLink,
    setting: 'STORE_LINK_URL',
    subject: 'store link',
    loses: 'Tienda',
    needsSession: true,
  },
  {
    ...sessionServices.realtimeCredentials,
    setting: 'REALTIME_CREDENTIALS_URL',
    subject: 'realtime credentials',
    loses: 'bell and notifications',
    needsSession: true,
  },
  {
    method: 'GET',
    response: z.object({ ip: z.string() }),
    setting: 'IP_SERVICE_URL',
    subject: 'IP service',
    loses: 'the address recorded with the terms',
    needsSession: false,
  },
] as const;

async function checkService(
  { method, response, setting, subject, loses, needsSession }: (typeof services)[number],
  url: string | undefined,
  token: string | null,
  signal: AbortSignal,
): Promise<Finding> {
  if (url === undefined) return unchecked(subject, `${setting} is not set in this environment`);
  if (needsSession && token === null) return unchecked(subject, 'needs a signed-in customer');
  try {
    const received = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(needsSession && { Authorization: `Bearer ${token}` }),
      },
      redirect: 'error',
      signal,
    });
    if (!received.ok) return missing(subject, `HTTP ${received.status}: without ${loses}`);
    return response.safeParse(await received.json()).success
      ? works(subject)
      : missing(subject, `another shape than the specification's: without ${loses}`);
  } catch {
    return missing(subject, `no answer: without ${loses}`);
  }
}

/** Checks the services besides the backend that are configured in the server's environment. */
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
          'ALLOWED_HOSTS is not set: payments cannot redirect to the provider',
        )
      : works('redirect hosts', hosts),
  ];
}
