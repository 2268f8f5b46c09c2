import { z } from 'zod';

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const queryObject = z.object({
  i: z.string().optional(),
  l: z.int().min(1).optional(),
  vf: z.enum(['l', 'r']).optional(),
  sp: leaf.optional(),
  sn: z.string().optional(),
  sin: z.boolean().optional(),
  ep: leaf.optional(),
  en: z.string().optional(),
  ein: z.boolean().optional(),
});

const body = z.object({
  p: z.string().optional(),
  d: z.unknown().optional(),
  h: z.string().optional(),
  q: queryObject.optional(),
  t: z.number().optional(),
  cred: z.string().optional(),
});

const incoming = z.discriminatedUnion('t', [
  z.object({ t: z.literal('d'), d: z.object({ r: z.number(), a: z.string(), b: body }) }),
  z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) }),
]);

/** A query in the wire's short words: index, limit, side, start and end. */
export type QueryObject = z.infer<typeof queryObject>;

/** What a request carries: path, data, hash, query, tag, credential. */
export type RequestBody = z.infer<typeof body>;

/** A request (layer 'd') or a control message (layer 'c') from the client, protocol version 5. */
export type IncomingMessage = z.infer<typeof incoming>;

/** Reads one whole message; null when it is not one that the protocol knows. */
export function parseIncoming(text: string): IncomingMessage | null {
  try {
    return incoming.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A server-initiated message. */
export type Push =
  | {
      readonly a: 'd' | 'm';
      readonly b: { readonly p: string; readonly d: unknown; readonly t?: number };
    }
  | { readonly a: 'c'; readonly b: { readonly p: string; readonly q?: QueryObject } }
  | { readonly a: 'ac'; readonly b: { readonly s: string; readonly d: string } };

/** How a request ended. */
export interface Outcome {
  readonly s: 'ok' | 'permission_denied' | 'datastale' | 'invalid_token' | 'failure';
  readonly d: unknown;
}
