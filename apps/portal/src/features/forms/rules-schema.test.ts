import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { spanish } from '../../platform/messages/es.ts';
import { getText } from '../../platform/messages/text-context.tsx';
import { rulesSchema } from './rules-schema.ts';

const schema = rulesSchema<{ city: string }>(
  z.object({ city: z.string() }),
  ({ city }) => (city === '' ? { city: { key: 'Data not found' } } : {}),
  getText(spanish),
);

it('checks by the rules of the domain', () => {
  expect(schema.safeParse({ city: 'Quito' }).success).toBe(true);
  expect(schema.safeParse({ city: '' }).error?.issues).toMatchObject([
    { path: ['city'], message: 'No encontramos información' },
  ]);
});

it('rejects a value of another shape', () => {
  expect(schema.safeParse({ city: 7 }).error?.issues).toMatchObject([{ path: ['city'] }]);
});
