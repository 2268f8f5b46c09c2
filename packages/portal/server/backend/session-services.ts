import { z } from 'zod';

/** Method and response schema of each service that acts for the signed-in user. */
export const sessionServices = {
  storeLink: { method: 'GET', response: z.object({ url: z.string() }) },
  realtimeCredentials: { method: 'POST', response: z.object({ token: z.string() }) },
} as const;
