import type { Context } from 'hono';
import { getClientNetwork } from '../client-network.ts';
import type { DeviceSettings } from '../device-cookie.ts';
import { hashKey } from '../server-keys.ts';
import type { Admission, AdmitAttempt } from './sign-in-throttle.ts';

/** The dependencies of throttling. */
export interface ThrottleDependencies {
  readonly admit: AdmitAttempt;
  readonly device: DeviceSettings;
  /** The number of the deployment's proxies in front of this server. */
  readonly proxies: number;
}

/**
 * Admits an attempt that is not a sign-in, with the same limits. Attempts are counted separately for each purpose,
 * per subject and network, and per network.
 * @param subject What the attempt guesses at, such as an e-mail address or a session.
 */
export const admitByPurpose = (
  context: Context,
  purpose: 'password reset' | 'password change' | 'company switch',
  subject: string,
  { admit, device, proxies }: ThrottleDependencies,
): Promise<Admission> =>
  admit(
    {
      address: hashKey(device.keys, `${purpose} ${subject}`),
      network: hashKey(device.keys, `${purpose} ${getClientNetwork(context, proxies)}`),
      device: null,
    },
    context.req.raw.signal,
  );

/**
 * Admits an attempt by its subject only, over all networks, with the same limits: something that is sent to the
 * subject, such as an e-mail, can be requested from anywhere.
 */
export const admitBySubject = (
  context: Context,
  purpose: 'password reset e-mail',
  subject: string,
  { admit, device }: ThrottleDependencies,
): Promise<Admission> => {
  const key = hashKey(device.keys, `${purpose} ${subject}`);
  return admit({ address: key, network: key, device: null }, context.req.raw.signal);
};
