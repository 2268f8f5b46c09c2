import type { Resolvers } from '@surtidor/data/schema';
import type { SandboxContext } from '../context.ts';

export const compensationsResolvers: Resolvers<SandboxContext> = {};
