import { z } from 'zod';

const leafSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const queryObjectSchema = z.object({
  i: z.string().optional(),
  l: z.int().min(1).optional(),
  vf: z.enum(['l', 'r']).optional(),
  sp: leafSchema.optional(),
  sn: z.string().optional(),
  sin: z.boolean().optional(),
  ep: leafSchema.optional(),
  en: z.string().optional(),
  ein: z.boolean().optional(),
});

const bodySchema = z.object({
  p: z.string().optional(),
  d: z.unknown().optional(),
  h: z.string().optional(),
  q: queryObjectSchema.optional(),
  t: z.number().optional(),
  cred: z.string().optional(),
});

const incomingSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('d'), d: z.object({ r: z.number(), a: z.string(), b: bodySchema }) }),
  z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) }),
]);

/** A query with the protocol's short names for index, limit, side, start and end. */
export type QueryObject = z.infer<typeof queryObjectSchema>;

/** The body of a request: path, data, hash, query, tag and credential. */
export type RequestBody = z.infer<typeof bodySchema>;

/** A request (layer 'd') or a control message (layer 'c') from the client, protocol version 5. */
export type IncomingMessage = z.infer<typeof incomingSchema>;

/** Parses a complete message. Returns null if it does not follow the protocol. */
export function parseIncoming(text: string): IncomingMessage | null {
  try {
    return incomingSchema.parse(JSON.parse(text));
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

/** The result of a request. */
export interface Outcome {
  readonly s: 'ok' | 'permission_denied' | 'datastale' | 'invalid_token' | 'failure';
  readonly d: unknown;
}
