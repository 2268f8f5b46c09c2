import { schemaSdl } from '../generated/schema-sdl.ts';

/** The contract as SDL text (spec 3 and 7): what the sandbox and the stories execute. */
export const typeDefs: string = schemaSdl;

export type * from '../generated/resolver-types.ts';
export { typeDefsFor } from './type-defs-for.ts';
