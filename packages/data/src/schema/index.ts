import { schemaSdl } from '../generated/schema-sdl.ts';

/** The schema as SDL (spec 3 and 7), executed by the sandbox and the stories. */
export const typeDefs: string = schemaSdl;

export type * from '../generated/resolver-types.ts';
export { getTypeDefsFor } from './type-defs-for.ts';
