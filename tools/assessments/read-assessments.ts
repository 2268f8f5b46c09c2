import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run-tool.ts';

const proofs = z.array(z.string()).optional();

/** One requirement of a security standard and what is known about it. */
const requirementSchema = z
  .strictObject({
    id: z.string().regex(/^V\d+\.\d+\.\d+$/),
    level: z.union([z.literal(1), z.literal(2)]),
    /** In our words; the standard has the exact ones. */
    requirement: z.string(),
    /** `outside`: of the backend, the proxy or the operator, and not tried here. */
    status: z.enum(['pass', 'fail', 'deviation', 'not-applicable', 'outside']),
    /** The plan, the reason, or a limit of the proof. */
    note: z.string().optional(),
    proofs,
  })
  .refine(({ status, note, proofs: paths }) => (status === 'pass' ? paths : note) !== undefined);

const securitySchema = z.strictObject({
  standard: z.string(),
  levels: z.array(z.number()),
  assessed: z.iso.date(),
  requirements: z.array(requirementSchema),
});

/** One criterion of accessibility, with the terms of OpenACR. */
const criterionSchema = z
  .strictObject({
    id: z.string().regex(/^\d\.\d\.\d+$/),
    level: z.enum(['A', 'AA']),
    name: z.string(),
    adherence: z.enum(['supports', 'partially-supports', 'does-not-support', 'not-applicable']),
    notes: z.string(),
    proofs,
  })
  .refine(({ adherence, proofs: paths }) => adherence !== 'supports' || paths !== undefined);

const accessibilitySchema = z.strictObject({
  standard: z.string(),
  assessed: z.iso.date(),
  criteria: z.array(criterionSchema),
});

export type SecurityAssessment = z.infer<typeof securitySchema>;
export type AccessibilityAssessment = z.infer<typeof accessibilitySchema>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

export const readSecurityAssessment = (): SecurityAssessment =>
  securitySchema.parse(readJson('docs/security/asvs.json'));

export const readAccessibilityAssessment = (): AccessibilityAssessment =>
  accessibilitySchema.parse(readJson('docs/accessibility/criteria.json'));
