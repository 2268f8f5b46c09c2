import { z } from 'zod';

/** How the services that act for a signed-in user are called, and the part of their response in use. */
export const sessionServices = {
  storeLink: { method: 'GET', response: z.object({ url: z.string() }) },
  realtimeCredentials: { method: 'POST', response: z.object({ token: z.string() }) },
} as const;
