import { z } from 'zod';

/** Method and response schema of each service that acts for the signed-in user. */
export const sessionServices = {
  storeLink: { service: 'store-link', method: 'GET', response: z.object({ url: z.string() }) },
  realtimeCredentials: {
    service: 'realtime-credentials',
    method: 'POST',
    response: z.object({ token: z.string() }),
  },
} as const;
