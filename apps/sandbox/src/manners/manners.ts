/**
 * How the sandbox speaks. `extended`: the whole contract with our extensions. `strict`: the
 * specification's calls and fields only, as the backend family behind it answers them.
 */
export const manners = ['extended', 'strict'] as const;

export type Manners = (typeof manners)[number];
