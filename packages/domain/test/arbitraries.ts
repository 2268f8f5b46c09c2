import fc from 'fast-check';
import { accessRoutes } from '../src/session/routes.ts';
import type { Session } from '../src/session/types.ts';
import { getPermission, permissionNames } from '../src/shared/constants/permissions.ts';
import { roleNames } from '../src/shared/constants/roles.ts';
import { getCurrencies } from '../src/shared/country-currencies.ts';
import { addDays } from '../src/shared/dates/arithmetic.ts';
import { createCalendarDate } from '../src/shared/dates/calendar.ts';
import type { CalendarDate } from '../src/shared/dates/types.ts';
import { defaultDeploymentOptions } from '../src/variants/deployment-options.ts';
import { testStores } from './own-store.ts';

/** Any currency of the specification or of a distributor’s own store. */
export const anyCurrency = fc.constantFrom(...getCurrencies());

/** Any realistic amount in minor units, including credits. */
export const anyMinor = fc.integer({ min: -1e13, max: 1e13 });

const epoch = createCalendarDate(1970, 1, 1);
if (epoch === null) throw new Error('Invalid epoch');

/** Any day between 1900 and 2200. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: -25_567, max: 84_006 })
  .map((days) => addDays(epoch, days));

/**
 * The time zones of the stores and others: on both sides of the date line, with half-hour offsets, and with
 * daylight saving time.
 */
export const timeZones = [
  'America/Bogota',
  'America/Lima',
  'America/Guayaquil',
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
] as const;

/** Any of these time zones. */
export const anyTimeZone = fc.constantFrom(...timeZones);

/** Any instant between 1990 and 2060, in epoch ms. */
export const anyInstant = fc.integer({ min: 631_152_000_000, max: 2_840_140_800_000 });

/** Any store variant. */
export const anyVariant = fc.constantFrom(...Object.values(testStores));

/** Any role. */
export const anyRole = fc.constantFrom(
  ...(Object.keys(roleNames) as (keyof typeof roleNames)[]), // The keys of the literal are the roles.
);

/** Any subset of the default product's permissions, with their full names. */
export const anyPermissions = fc.subarray(
  Object.values(permissionNames).map((name): string => getPermission('Surtidor', name)),
);

/** Any session, authenticated or not, support or not, terms accepted or not. */
export const anySession: fc.Arbitrary<Session> = fc.record(
  {
    role: anyRole,
    authenticated: fc.boolean(),
    support: fc.boolean(),
    permissions: anyPermissions,
    clientCode: fc.stringMatching(/^[0-9]{1,8}$/),
    userId: fc.stringMatching(/^[0-9]{1,5}$/),
    displayName: fc.string(),
    store: fc.constantFrom(...Object.keys(testStores)),
    terms: fc.record({ id: fc.stringMatching(/^[0-9]{0,5}$/), accepted: fc.boolean() }),
    hasOtherCompanies: fc.constant(true as const),
  },
  {
    requiredKeys: [
      'role',
      'authenticated',
      'support',
      'permissions',
      'clientCode',
      'userId',
      'displayName',
      'store',
      'terms',
    ],
  },
);

/** Any route of the access table, or null for an unknown path. */
export const anyRoute = fc.constantFrom(null, ...accessRoutes);

/** Deployment options, with any combination of those that affect access. */
export const anyDeploymentOptions = fc
  .record({
    salesCertificate: fc.constantFrom('redirected' as const, 'open' as const),
    storeEntry: fc.constantFrom('hidden-in-lubricants' as const, 'only-lubricants' as const),
  })
  .map((changes) => ({ ...defaultDeploymentOptions, ...changes }));

/** Any user input, including accents, emoji and invisible characters. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', 'ñandú', '\u200b', '1e21', 'NaN', '-0', '🙂', '<b>', '1.234,56'),
);
