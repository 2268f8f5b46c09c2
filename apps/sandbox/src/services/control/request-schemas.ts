import { orderStatusCodes, storeCodes } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import { scenarioNames } from '../../scenarios/index.ts';

const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0) }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('drop-before') }),
  z.strictObject({ kind: z.literal('drop-after') }),
  z.strictObject({ kind: z.literal('break-after') }),
  z.strictObject({ kind: z.literal('duplicate') }),
  z.strictObject({ kind: z.literal('reorder') }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('body'),
    body: z.string(),
    contentType: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('never') }),
  z.strictObject({
    kind: z.literal('error'),
    message: z.string(),
    code: z.string().optional(),
    category: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('null') }),
  z.strictObject({ kind: z.literal('response'), value: z.json() }),
]);

const ruleSchema = z.strictObject({
  match: z.strictObject({
    operation: z.string().optional(),
    field: z.string().optional(),
    path: z.string().optional(),
  }),
  fault: faultSchema,
  times: z.int().min(1).optional(),
});

/** A rule or a list of rules (POST /control/faults). */
export const faultRequestSchema = z.union([ruleSchema, z.array(ruleSchema)]);

/** The scenario to load (POST /control/scenario). */
export const scenarioRequestSchema = z.strictObject({
  scenario: z.enum(scenarioNames),
  store: z.enum(storeCodes).optional(),
  seed: z.string().optional(),
});

/** Sets, advances or resets the clock (POST /control/clock). */
export const clockRequestSchema = z.union([
  z.strictObject({ now: z.int(), stopped: z.boolean().default(false) }),
  z.strictObject({ advanceMs: z.int() }),
  z.strictObject({ real: z.literal(true) }),
]);

/** Settles a payment (POST /control/provider). */
export const providerRequestSchema = z.strictObject({
  uuid: z.string(),
  outcome: z.enum(['approved', 'rejected', 'pending', 'abandoned']),
  afterMs: z.int().min(0).default(0),
  notifyTimes: z.int().min(1).max(20).default(1),
});

/** The answer to the newest claim of a user (POST /control/claims). */
export const claimAnswerSchema = z.object({ email: z.string(), text: z.string() });

/** The new status of an order (POST /control/orders). */
export const orderRequestSchema = z.strictObject({
  email: z.string(),
  number: z.string(),
  status: z.enum(Object.values(orderStatusCodes)),
});

/** A notification for a user (POST /control/notifications). */
export const notificationRequestSchema = z.strictObject({
  email: z.string(),
  key: z.string().optional(),
  notification: z.unknown(),
});
