import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createText } from '../../platform/messages/text-context.tsx';
import { spanish } from '../../shared/messages/es.ts';
import { createRulesSchema } from './rules-schema.ts';

const schema = createRulesSchema<{ city: string }>(
  z.object({ city: z.string() }),
  ({ city }) => (city === '' ? { city: { key: 'Data not found' } } : {}),
  createText(spanish),
);

it('validates with the rules of the domain', () => {
  expect(schema.safeParse({ city: 'Quito' }).success).toBe(true);
  expect(schema.safeParse({ city: '' }).error?.issues).toMatchObject([
    { path: ['city'], message: 'No encontramos información' },
  ]);
});

it('rejects a value of the wrong type', () => {
  expect(schema.safeParse({ city: 7 }).error?.issues).toMatchObject([{ path: ['city'] }]);
});
