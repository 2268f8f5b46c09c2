import { z } from 'zod';
import { sessionServices } from '../../packages/portal/server/backend/session-services.ts';
import {
  createMissingFinding,
  createUncheckedFinding,
  createWorkingFinding,
  type Finding,
} from './finding.ts';

/** Settings of the portal's server with URLs of the distributor's other services. */
const services = [
  {
    ...sessionServices.storeLink,
    setting: 'STORE_LINK_URL',
    subject: 'store link',
    missingFeature: 'Tienda',
    needsSession: true,
  },
  {
    ...sessionServices.realtimeCredentials,
    setting: 'REALTIME_CREDENTIALS_URL',
    subject: 'realtime credentials',
    missingFeature: 'bell and notifications',
    needsSession: true,
  },
  {
    method: 'GET',
    response: z.object({ ip: z.string() }),
    setting: 'IP_SERVICE_URL',
    subject: 'IP service',
    missingFeature: 'the IP address recorded with the terms',
    needsSession: false,
  },
] as const;

async function checkService(
  { method, response, setting, subject, missingFeature, needsSession }: (typeof services)[number],
  url: string | undefined,
  token: string | null,
  signal: AbortSignal,
): Promise<Finding> {
  if (url === undefined || url === 'off')
    return createUncheckedFinding(subject, `${setting} is ${url ?? 'not set in this environment'}`);
  if (needsSession && token === null)
    return createUncheckedFinding(subject, 'needs a signed-in customer');
  try {
    const serviceResponse = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(needsSession && { Authorization: `Bearer ${token}` }),
      },
      redirect: 'error',
      signal,
    });
    if (!serviceResponse.ok)
      return createMissingFinding(
        subject,
        `HTTP ${serviceResponse.status}: without ${missingFeature}`,
      );
    return response.safeParse(await serviceResponse.json()).success
      ? createWorkingFinding(subject)
      : createMissingFinding(subject, `unexpected response format: without ${missingFeature}`);
  } catch {
    return createMissingFinding(subject, `no response: without ${missingFeature}`);
  }
}

/** Checks the distributor's other services that the server's environment configures. */
export async function checkOtherServices(
  environment: Readonly<Record<string, string | undefined>>,
  token: string | null,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    services.map((service) => checkService(service, environment[service.setting], token, signal)),
  );
  const hosts = environment.ALLOWED_HOSTS;
  return [
    ...findings,
    hosts === undefined
      ? createUncheckedFinding(
          'redirect hosts',
          'ALLOWED_HOSTS is not set: payments cannot redirect to the provider',
        )
      : createWorkingFinding('redirect hosts', hosts),
  ];
}
