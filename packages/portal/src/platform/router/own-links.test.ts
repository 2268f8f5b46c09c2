import { expectTypeOf, it } from 'vitest';
import type { PageAddress } from './own-links.ts';

it('a link of an own screen names a page that exists', () => {
  expectTypeOf<'/'>().toExtend<PageAddress>();
  expectTypeOf<'/admin/orders-list?estado=4'>().toExtend<PageAddress>();
  expectTypeOf<'/allied/alba-forms'>().toExtend<PageAddress>();
  expectTypeOf<'/admin/no-such-page'>().not.toExtend<PageAddress>();
  expectTypeOf<'/admin/orders-listing'>().not.toExtend<PageAddress>();
});
