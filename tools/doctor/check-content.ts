import { storeVariants } from '@surtidor/domain/variants';
import type { Endpoint } from './endpoint.ts';
import { createMissingFinding, createWorkingFinding, type Finding } from './finding.ts';

const query =
  'query ($identifiers: [String]!) { cmsBlocks(identifiers: $identifiers) { items { content } } }';

/** The identifiers of all stores’ content blocks. */
const identifiers = new Set(
  Object.values(storeVariants).flatMap(({ menuBlock, carouselBlocks, bannerFallbackBlock }) => [
    menuBlock,
    ...carouselBlocks,
    bannerFallbackBlock,
  ]),
);

/** Checks the content blocks, one request each, because a missing block is an error. */
export const checkContentBlocks = ({ request }: Endpoint): Promise<readonly Finding[]> =>
  Promise.all(
    [...identifiers].map(async (identifier) => {
      const { body } = await request({ query, variables: { identifiers: [identifier] } });
      const subject = `content block ${identifier}`;
      return body?.errors === undefined && body?.data?.cmsBlocks != null
        ? createWorkingFinding(subject)
        : createMissingFinding(subject, body?.errors?.[0]?.message ?? 'no response');
    }),
  );
