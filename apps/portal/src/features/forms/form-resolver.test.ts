import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spanish } from '../../platform/messages/es.ts';
import { textOf } from '../../platform/messages/text-context.tsx';
import { rulesSchema, type Zod } from './rules-schema.ts';

const schema = rulesSchema<{ city: string }>(
  (z: Zod) => z.object({ city: z.string() }),
  ({ city }) => (city === '' ? { city: { key: 'Data not found' } } : {}),
  textOf(spanish),
);

const options = { fields: {}, shouldUseNativeValidation: false };

const check = async (city: string) => {
  const { formResolver } = await import('./form-resolver.ts');
  return formResolver(schema)({ city }, undefined, options);
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('./validation.ts'));

it.each(['with zod', 'where zod cannot be fetched'])('checks by the rules %s', async (way) => {
  if (way !== 'with zod') {
    vi.doMock('./validation.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  }
  expect((await check('Quito')).errors).toEqual({});
  expect((await check('')).errors).toMatchObject({
    city: { message: 'No encontramos información' },
  });
});

it('refuses a value of another shape once zod is there', async () => {
  const { formResolver } = await import('./form-resolver.ts');
  const values: object = { city: 7 };
  const { errors } = await formResolver(schema)(values as { city: string }, undefined, options);
  expect(errors).toHaveProperty('city');
});
