import type { Resolvers } from '@surtidor/data/schema';
import type { SandboxContext } from '../environment/context.ts';
import { getBlocks } from './blocks.ts';
import { blogPosts } from './blog-posts.ts';
import { strictBlocksOf } from './strict-blocks.ts';

/** What editors wrote (spec 7): content blocks, which are public, and news. */
export const contentResolvers: Resolvers<SandboxContext> = {
  Query: {
    cmsBlocks: (_, { identifiers }, { environment }) => ({
      items:
        environment.sandboxMode === 'strict'
          ? strictBlocksOf(environment, identifiers ?? [])
          : getBlocks(environment, identifiers ?? []),
    }),
    mpBlogPosts: (_, args, { environment }) => blogPosts(environment, args),
  },
};
