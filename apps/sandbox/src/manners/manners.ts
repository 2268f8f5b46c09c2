/**
 * Conventions of the sandbox. `extended`: the whole schema. `strict`: only operations and fields of
 * the specification, with Magento's conventions.
 */
export const manners = ['extended', 'strict'] as const;

export type Manners = (typeof manners)[number];
