import { describe, expect, test } from 'vitest';
import { anyText, anyVariant } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { storeCodes } from '../shared/constants/stores.ts';
import { defaultDeploymentOptions, overrideDeploymentOptions } from './deployment-options.ts';
import { fillProduct, getProductSlug } from './product.ts';
import { hasStoreEntry } from './store-entry.ts';
import { parseStoreCode, selectsStore, storeVariants } from './stores.ts';
import type { StoreVariant } from './types.ts';

describe('the stores of the specification', () => {
  const expectedCodes = [
    'colombia',
    'peru',
    'ecuador',
    'lubricantes',
    'lubricantes_ecuador',
  ] as const;
  const getColumn = (getValue: (code: (typeof expectedCodes)[number]) => unknown) =>
    Object.fromEntries(expectedCodes.map((code) => [code, getValue(code)]));

  test('have country, currency and time zone', () => {
    const getCountryFields = ({ country, currency, timeZone }: StoreVariant) => [
      country,
      currency,
      timeZone,
    ];
    expect(getColumn((code) => getCountryFields(storeVariants[code]))).toEqual({
      colombia: ['CO', 'COP', 'America/Bogota'],
      peru: ['PE', 'PEN', 'America/Lima'],
      ecuador: ['EC', 'USD', 'America/Guayaquil'],
      lubricantes: ['CO', 'COP', 'America/Bogota'],
      lubricantes_ecuador: ['EC', 'USD', 'America/Guayaquil'],
    });
  });

  test('have a name', () => {
    expect(getColumn((code) => storeVariants[code].name)).toEqual({
      colombia: 'Colombia',
      peru: 'Peru',
      ecuador: 'Ecuador',
      lubricantes: 'Lubricants (Colombia)',
      lubricantes_ecuador: 'Lubricants (Ecuador)',
    });
  });

  test.each([
    [['colombia', 'peru'], false, true],
    [['colombia', 'peru'], true, false],
    [['colombia'], false, false],
  ] as const)(
    'of a deployment: %j, returned by the backend: %s, selected: %s',
    (stores, returnsStore, isSelected) => {
      expect(selectsStore(stores, returnsStore)).toBe(isSelected);
    },
  );

  test('have a theme', () => {
    expect(getColumn((code) => storeVariants[code].theme)).toEqual({
      colombia: 'standard',
      peru: 'peru',
      ecuador: 'ecuador',
      lubricantes: 'lubricants',
      lubricantes_ecuador: 'lubricants',
    });
  });

  test('have the menu block menu-links, or menu-links-lub for lubricants (spec 1)', () => {
    expect(getColumn((code) => storeVariants[code].menuBlock)).toEqual({
      colombia: 'menu-links',
      peru: 'menu-links',
      ecuador: 'menu-links',
      lubricantes: 'menu-links-lub',
      lubricantes_ecuador: 'menu-links-lub',
    });
  });

  test('have the full header and the bell, except for lubricantes (spec 2, 9)', () => {
    expect(getColumn((code) => [storeVariants[code].headerKind, storeVariants[code].bell])).toEqual(
      {
        colombia: ['full', true],
        peru: ['full', true],
        ecuador: ['full', true],
        lubricantes: ['lubricants', false],
        lubricantes_ecuador: ['full', true],
      },
    );
  });

  test('have the orders entry, except for lubricantes (spec 2)', () => {
    expect(getColumn((code) => storeVariants[code].ordersEntry)).toEqual({
      colombia: true,
      peru: true,
      ecuador: true,
      lubricantes: false,
      lubricantes_ecuador: true,
    });
  });

  test('have the Tienda entry depending on the deployment option (spec 2)', () => {
    const getStoresWithEntry = (storeEntry: 'hidden-in-lubricants' | 'only-lubricants') =>
      expectedCodes.filter((code) => hasStoreEntry(storeVariants[code], { storeEntry }));
    expect(getStoresWithEntry('hidden-in-lubricants')).toEqual([
      'colombia',
      'peru',
      'ecuador',
      'lubricantes_ecuador',
    ]);
    expect(getStoresWithEntry('only-lubricants')).toEqual(['lubricantes']);
  });

  test('have a different chat colour and login footer for lubricants (spec 1, 2)', () => {
    for (const code of storeCodes) {
      const kind = code.includes('lubricantes') ? 'lubricants' : 'standard';
      expect(storeVariants[code].chatColour).toBe(kind);
      expect(storeVariants[code].loginFooter).toBe(kind);
      expect(storeVariants[code].lubricants).toBe(kind === 'lubricants');
    }
  });

  test('have content blocks for carousels and the fallback banner (spec 2)', () => {
    expect(getColumn((code) => storeVariants[code].carouselBlocks)).toEqual({
      colombia: ['home-carousel'],
      peru: ['home-carousel-peru'],
      ecuador: ['home-carousel-ecuador'],
      lubricantes: ['home-carousel-lub'],
      lubricantes_ecuador: ['home-carousel-lub'],
    });
    for (const code of storeCodes) {
      expect(storeVariants[code].bannerFallbackBlock).toBe('home-banner-fallback');
    }
  });

  test('have the telephone lengths of their country (reading 4)', () => {
    expect(getColumn((code) => storeVariants[code].telephoneDigits)).toEqual({
      colombia: [10],
      peru: [9],
      ecuador: [9, 10],
      lubricantes: [10],
      lubricantes_ecuador: [9, 10],
    });
  });

  test('have the roles that manage associates (spec 6)', () => {
    const lubricants = ['legal-representative', 'administrative', 'planning-engineer'];
    expect(getColumn((code) => storeVariants[code].associateManagers)).toEqual({
      colombia: ['legal-representative'],
      peru: ['legal-representative'],
      ecuador: ['legal-representative'],
      lubricantes: lubricants,
      lubricantes_ecuador: lubricants,
    });
  });

  test('have strict pending invoices and no destination search in Ecuador (spec 2)', () => {
    for (const code of storeCodes) {
      const ecuador = code === 'ecuador' || code === 'lubricantes_ecuador';
      expect(storeVariants[code].corporateDestinationSearch).toBe(!ecuador);
      expect(storeVariants[code].strictPendingInvoices).toBe(ecuador);
    }
  });

  test('have their own code', () => {
    expect(getColumn((code) => storeVariants[code].code)).toEqual(getColumn((code) => code));
  });
});

test.each([
  ['colombia', 'colombia'],
  ['lubricantes_ecuador', 'lubricantes_ecuador'],
  ['Colombia', null],
  ['toString', null],
  ['', null],
  [null, null],
  [1, null],
])('parses the store code %j as %j', (text, code) => {
  expect(parseStoreCode(text)).toBe(code);
});

describe('the product (reading 1)', () => {
  test('replaces the placeholder', () => {
    expect(fillProduct('{product}_A {product}', 'Surtidor')).toBe('Surtidor_A Surtidor');
    expect(getProductSlug('Surtidor')).toBe('surtidor');
  });
});

describe('deployment options', () => {
  test('have the defaults of the readings', () => {
    expect(defaultDeploymentOptions).toMatchObject({
      product: 'Surtidor',
      orderStatusSix: 'rejected',
      storeEntry: 'hidden-in-lubricants',
      salesCertificate: 'redirected',
      rejectionReasons: 'hidden',
      tokenEscapes: { plus: '-', slash: '_', equals: '.' },
      paymentMinimum: { mode: 'block', units: { COP: 1600 } },
      cashMaximumUnits: null,
      paymentGraceMs: 30 * 60 * 1000,
    });
    expect(defaultDeploymentOptions.paymentResults.approved).toEqual([
      'approved',
      'aprobado',
      'aprobada',
    ]);
    expect(defaultDeploymentOptions.paymentResults.rejected).toEqual([
      'rejected',
      'rechazado',
      'rechazada',
      'declined',
      'failed',
      'fallido',
      'fallida',
    ]);
  });

  test('can be overridden one by one', () => {
    expect(overrideDeploymentOptions({ orderStatusSix: 'delivered' })).toEqual({
      ...defaultDeploymentOptions,
      orderStatusSix: 'delivered',
    });
  });
});

describe('any store or option', () => {
  property('parseStoreCode accepts only listed codes', [anyText], (text) => {
    expect(parseStoreCode(text) !== null).toBe(storeCodes.some((code) => code === text));
  });

  property('all stores are complete', [anyVariant], (variant) => {
    expect(Object.values(variant)).not.toContain(undefined);
    expect(variant.telephoneDigits.length).toBeGreaterThan(0);
    expect(variant.associateManagers).toContain('legal-representative');
  });
});
