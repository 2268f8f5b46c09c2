import type { Resolvers } from '@surtidor/data/schema';
import type { SandboxContext } from '../environment/context.ts';
import { getBlocks } from './get-blocks.ts';
import { getStrictBlocks } from './get-strict-blocks.ts';
import { listBlogPosts } from './list-blog-posts.ts';

/** Resolvers for public content blocks and news (spec 7). */
export const contentResolvers: Resolvers<SandboxContext> = {
  Query: {
    cmsBlocks: (_, { identifiers }, { environment }) => ({
      items:
        environment.sandboxMode === 'strict'
          ? getStrictBlocks(environment, identifiers ?? [])
          : getBlocks(environment, identifiers ?? []),
    }),
    mpBlogPosts: (_, args, { environment }) => listBlogPosts(environment, args),
  },
};
