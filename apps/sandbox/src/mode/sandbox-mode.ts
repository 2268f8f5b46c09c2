/**
 * Modes of the sandbox. `extended`: the whole schema. `strict`: only operations and fields of
 * the specification, with Magento's conventions.
 */
export const sandboxModes = ['extended', 'strict'] as const;

export type SandboxMode = (typeof sandboxModes)[number];
