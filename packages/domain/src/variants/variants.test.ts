import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, anyVariant } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { storeCodes } from '../shared/constants/stores.ts';
import { deploymentOptionErrors } from './check-deployment-options.ts';
import { defaultDeploymentOptions, withDeploymentOptions } from './deployment-options.ts';
import { fillProduct, productFields, productSlug } from './product.ts';
import { showsStoreEntry } from './store-entry.ts';
import { isLubricantsCode, parseStoreCode, storeVariants } from './stores.ts';
import type { StoreVariant } from './types.ts';

describe('the stores of the specification', () => {
  const specified = ['colombia', 'peru', 'ecuador', 'lubricantes', 'lubricantes_ecuador'] as const;
  const column = (of: (code: (typeof specified)[number]) => unknown) =>
    Object.fromEntries(specified.map((code) => [code, of(code)]));

  test('country, currency and zone', () => {
    const place = ({ country, currency, timeZone }: StoreVariant) => [country, currency, timeZone];
    expect(column((code) => place(storeVariants[code]))).toEqual({
      colombia: ['CO', 'COP', 'America/Bogota'],
      peru: ['PE', 'PEN', 'America/Lima'],
      ecuador: ['EC', 'USD', 'America/Guayaquil'],
      lubricantes: ['CO', 'COP', 'America/Bogota'],
      lubricantes_ecuador: ['EC', 'USD', 'America/Guayaquil'],
    });
  });

  test('themes', () => {
    expect(column((code) => storeVariants[code].theme)).toEqual({
      colombia: 'standard',
      peru: 'peru',
      ecuador: 'ecuador',
      lubricantes: 'lubricants',
      lubricantes_ecuador: 'lubricants',
    });
  });

  test('menu-links for the standard store, menu-links-lub for lubricants (spec 1)', () => {
    expect(column((code) => storeVariants[code].menuBlock)).toEqual({
      colombia: 'menu-links',
      peru: 'menu-links',
      ecuador: 'menu-links',
      lubricantes: 'menu-links-lub',
      lubricantes_ecuador: 'menu-links-lub',
    });
  });

  test('the lubricants header and the hidden bell are the lubricantes store alone (spec 2, 9)', () => {
    expect(column((code) => [storeVariants[code].headerKind, storeVariants[code].bell])).toEqual({
      colombia: ['full', true],
      peru: ['full', true],
      ecuador: ['full', true],
      lubricantes: ['lubricants', false],
      lubricantes_ecuador: ['full', true],
    });
  });

  test('orders show unless the code is lubricantes, and for the Ecuador one (spec 2)', () => {
    expect(column((code) => storeVariants[code].ordersEntry)).toEqual({
      colombia: true,
      peru: true,
      ecuador: true,
      lubricantes: false,
      lubricantes_ecuador: true,
    });
  });

  test('Tienda under both readings (spec 2)', () => {
    const shown = (storeEntry: 'hidden-in-lubricants' | 'only-lubricants') =>
      specified.filter((code) => showsStoreEntry(storeVariants[code], { storeEntry }));
    expect(shown('hidden-in-lubricants')).toEqual([
      'colombia',
      'peru',
      'ecuador',
      'lubricantes_ecuador',
    ]);
    expect(shown('only-lubricants')).toEqual(['lubricantes']);
  });

  test('lubricants have their own chat colour and login footer (spec 1, 2)', () => {
    for (const code of storeCodes) {
      const kind = code.includes('lubricantes') ? 'lubricants' : 'standard';
      expect(storeVariants[code].chatColour).toBe(kind);
      expect(storeVariants[code].loginFooter).toBe(kind);
      expect(storeVariants[code].lubricants).toBe(kind === 'lubricants');
    }
  });

  test('carousels and the fallback banner are content blocks (spec 2)', () => {
    expect(column((code) => storeVariants[code].carouselBlocks)).toEqual({
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

  test('telephones: CO 10, PE 9, EC 9 or 10 (reading 4)', () => {
    expect(column((code) => storeVariants[code].telephoneDigits)).toEqual({
      colombia: [10],
      peru: [9],
      ecuador: [9, 10],
      lubricantes: [10],
      lubricantes_ecuador: [9, 10],
    });
  });

  test('roles that manage associates (spec 6)', () => {
    const lubricants = ['legal-representative', 'administrative', 'planning-engineer'];
    expect(column((code) => storeVariants[code].associateManagers)).toEqual({
      colombia: ['legal-representative'],
      peru: ['legal-representative'],
      ecuador: ['legal-representative'],
      lubricantes: lubricants,
      lubricantes_ecuador: lubricants,
    });
  });

  test('Ecuador hides the destination search and is strict with pending invoices (spec 2)', () => {
    for (const code of storeCodes) {
      const ecuador = code === 'ecuador' || code === 'lubricantes_ecuador';
      expect(storeVariants[code].corporateDestinationSearch).toBe(!ecuador);
      expect(storeVariants[code].strictPendingInvoices).toBe(ecuador);
    }
  });

  test('each row has its own code', () => {
    expect(column((code) => storeVariants[code].code)).toEqual(column((code) => code));
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
])('the store code %j is %j', (text, code) => {
  expect(parseStoreCode(text)).toBe(code);
});

test.each([
  ['lubricantes', true],
  ['lubricantes_ecuador', true],
  ['lubricants', true],
  ['lubricants_x', false],
  ['ecuador', false],
])('%s is a lubricants store: %s', (code, lubricants) => {
  expect(isLubricantsCode(code)).toBe(lubricants);
});

describe('the product (reading 1)', () => {
  test('replaces the placeholder', () => {
    expect(fillProduct('{product}_A {product}', 'Surtidor')).toBe('Surtidor_A Surtidor');
    expect(productSlug('Surtidor')).toBe('surtidor');
    expect(productFields('Surtidor')).toEqual({
      addVouchers: 'addSurtidorBono',
      voucherConfig: 'getBonosSurtidorConfig',
      vouchers: 'getBonosSurtidor',
    });
  });
});

describe('the effective deployment options', () => {
  test('the defaults match the readings', () => {
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
    expect(deploymentOptionErrors(defaultDeploymentOptions)).toEqual([]);
  });

  test('an override leaves the others unchanged', () => {
    expect(withDeploymentOptions({ orderStatusSix: 'delivered' })).toEqual({
      ...defaultDeploymentOptions,
      orderStatusSix: 'delivered',
    });
  });

  test.each([
    [{ product: '' }, 'product'],
    [{ product: '9a' }, 'product'],
    [{ product: 'a b' }, 'product'],
    [{ product: 'a-' }, 'product'],
    [{ tokenEscapes: { plus: '', slash: '_', equals: '.' } }, 'tokenEscapes'],
    [{ tokenEscapes: { plus: '-', slash: '-', equals: '.' } }, 'tokenEscapes'],
    [{ tokenEscapes: { plus: '-', slash: '--', equals: '.' } }, 'tokenEscapes'],
    [{ tokenEscapes: { plus: 'xP', slash: '_', equals: '.' } }, 'tokenEscapes'],
    [{ tokenEscapes: { plus: '-', slash: '_', equals: '2' } }, 'tokenEscapes'],
    [{ paymentMinimum: { mode: 'block', units: { COP: -1 } } }, 'paymentMinimum.units'],
    [{ paymentMinimum: { mode: 'block', units: { USD: 0.5 } } }, 'paymentMinimum.units'],
    [{ cashMaximumUnits: -1 }, 'cashMaximumUnits'],
    [{ cashMaximumUnits: Number.NaN }, 'cashMaximumUnits'],
    [{ paymentGraceMs: -1 }, 'paymentGraceMs'],
    [{ paymentGraceMs: 1.5 }, 'paymentGraceMs'],
    [{ paymentResults: { approved: ['a', 'x'], rejected: ['b', 'X'] } }, 'paymentResults'],
  ] as const)('%j is rejected', (change, name) => {
    const problems = deploymentOptionErrors(withDeploymentOptions(change));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(`${name}: `)).toBe(true);
  });

  test.each([
    { product: 'P2' },
    { cashMaximumUnits: 0 },
    { cashMaximumUnits: 5_000_000 },
    { paymentGraceMs: 0 },
    { paymentMinimum: { mode: 'off', units: {} } },
    { tokenEscapes: { plus: '~!', slash: '_', equals: '..' } },
  ] as const)('%j is valid', (change) => {
    expect(deploymentOptionErrors(withDeploymentOptions(change))).toEqual([]);
  });
});

describe('properties', () => {
  property('only the listed codes are stores', [anyText], (text) => {
    expect(parseStoreCode(text) !== null).toBe(storeCodes.some((code) => code === text));
  });

  property('every row is complete', [anyVariant], (variant) => {
    expect(Object.values(variant)).not.toContain(undefined);
    expect(variant.telephoneDigits.length).toBeGreaterThan(0);
    expect(variant.associateManagers).toContain('legal-representative');
    expect(isLubricantsCode(variant.code)).toBe(variant.lubricants);
  });

  property(
    'escapes that pass the check can be told apart in any text',
    [
      fc.tuple(
        fc.constantFrom('-', '_', '.', '~', '!!', '-.'),
        fc.constantFrom('-', '_', '.', '~', '*'),
        fc.constantFrom('-', '_', '.', '~', '..'),
      ),
    ],
    ([plus, slash, equals]) => {
      const fine =
        deploymentOptionErrors(withDeploymentOptions({ tokenEscapes: { plus, slash, equals } }))
          .length === 0;
      const inside = [
        [plus, slash],
        [plus, equals],
        [slash, equals],
      ].some(([a = '', b = '']) => a.includes(b) || b.includes(a));
      expect(fine).toBe(!inside);
    },
  );
});
