/**
 * `extended` has the full schema. `strict` only has the operations and fields of the specification
 * and follows Magento's conventions.
 */
export const sandboxModes = ['extended', 'strict'] as const;

export type SandboxMode = (typeof sandboxModes)[number];
