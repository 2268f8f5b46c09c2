import { getAmountFormat } from '@surtidor/domain';
import { createAmountFormat } from '@surtidor/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The kit has its own formatter for apps without the domain package. */
test.each(['COP', 'PEN', 'USD'] as const)(
  'kit and domain format and parse %s in the same way',
  (currency) => {
    const [kit, domain] = [createAmountFormat(currency), getAmountFormat(currency)];
    const inputArbitrary = fc.oneof(
      fc.stringMatching(/^[-−]?[$]?[ ]?[0-9]{1,4}([., ][0-9]{1,3}){0,3}$/),
      fc.integer({ min: -1e12, max: 1e12 }).map((minor) => domain.format(minor)),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), inputArbitrary, (minor, inputText) => {
        expect(kit.format(minor)).toBe(domain.format(minor));
        expect(kit.read(inputText)).toEqual(domain.read(inputText));
      }),
    );
    expect([kit.prefix, kit.decimal, kit.decimals]).toEqual([
      domain.prefix,
      domain.decimal,
      domain.decimals,
    ]);
  },
);
