import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { newsPath, orderDetailsPath, profilePath, transactionResultPath } from './record-paths.ts';
import { safeReturnPath } from './return-path.ts';
import { matchRoute, termsPath } from './route-paths.ts';
import { accessRoute, accessRoutes } from './routes.ts';

const expectedRoutes = [
  ['/', 'home', 'Home'],
  ['/login', 'login', 'Login'],
  ['/forgot-password', 'forgot-password', 'Forgotten password'],
  ['/reset-password', 'reset-password', 'Create a new password'],
  ['/login-as-customer/login', 'support-login', 'Login'],
  ['/loginascustomer/login', 'support-login-short', 'Login'],
  ['/maintenance', 'maintenance', 'Maintenance page'],
  ['/error_assets', 'error-assets', 'Error assets'],
  ['/dynamic-form', 'dynamic-form', 'Generic question form'],
  ['/admin/account-status', 'account-status', 'Online account status'],
  ['/admin/account-history', 'account-history', 'Account history'],
  ['/admin/orders-list', 'orders', 'Order status'],
  ['/admin/order-details', 'order-details', 'Order details'],
  ['/admin/pending-invoices', 'pending-invoices', 'Invoice payments'],
  ['/admin/notifications', 'notifications', 'Notifications'],
  ['/admin/sales-certificate', 'sales-certificate', 'Sales certificates'],
  ['/admin/bonos-regalo', 'vouchers', 'Voucher area'],
  ['/admin/bonos-regalo-tienda', 'voucher-shop', 'Voucher shop'],
  ['/admin/confirmar-compra-bonos', 'voucher-confirmation', 'Purchase confirmation'],
  ['/admin/mis-bonos-comprados', 'purchased-vouchers', 'Purchased vouchers'],
  ['/admin/resultado-transaccion', 'transaction-result', 'Transaction result'],
  ['/admin/store', 'store', 'External store'],
  ['/allied/edit-profile', 'edit-profile', 'Profile'],
  ['/allied/edit/personal-info', 'personal-info', 'Personal information'],
  ['/allied/news', 'news', 'News detail'],
  ['/allied/surtidor-forms', 'survey', 'Satisfaction survey'],
] as const;

describe('the routes of spec 2', () => {
  test.each(expectedRoutes)('%s is %s', (path, id, title) => {
    expect(matchRoute(path, 'Surtidor')).toMatchObject({ id, title, fallback: '/' });
  });

  test('there are no others', () => {
    expect(accessRoutes).toHaveLength(expectedRoutes.length);
    expect(accessRoute('home')).toEqual({
      id: 'home',
      path: '/',
      title: 'Home',
      audience: 'member',
      anyOf: [],
      fallback: '/',
      menu: { place: 1 },
    });
  });

  test('menu positions are unique and contiguous', () => {
    const counted = (places: readonly (number | undefined)[]) =>
      places.filter((place) => place !== undefined).sort((one, other) => one - other);
    const side = counted(accessRoutes.map(({ menu }) => menu?.place));
    const header = counted(accessRoutes.map(({ menu }) => menu?.header));
    expect(side).toEqual(side.map((_, at) => at + 1));
    expect(header).toEqual(header.map((_, at) => at + 1));
  });

  test.each([
    ['/login/', 'login'],
    ['/admin/store//', 'store'],
    ['//', 'home'],
    ['/Login', undefined],
    ['/admin', undefined],
    ['/admin/store/x', undefined],
    ['', 'home'],
    ['/allied/{product}-forms', undefined],
    ['/allied/Surtidor-forms', undefined],
  ])('%j is %s', (path, id) => {
    expect(matchRoute(path, 'Surtidor')?.id).toBe(id);
  });

  test('the audience of each route (reading 21)', () => {
    const audience = (of: string) =>
      accessRoutes.filter((route) => route.audience === of).map(({ id }) => id);
    expect(audience('guest')).toEqual(['login']);
    expect(audience('entry')).toEqual(['support-login', 'support-login-short']);
    expect(audience('public')).toEqual([
      'forgot-password',
      'reset-password',
      'maintenance',
      'error-assets',
    ]);
  });
});

describe('addresses with a query', () => {
  test('as spec 2 writes them', () => {
    expect(orderDetailsPath('450001')).toBe('/admin/order-details?orderNumber=450001');
    expect(newsPath('7')).toBe('/allied/news?newsId=7');
    expect(transactionResultPath('a-1')).toBe('/admin/resultado-transaccion?uuid=a-1');
    expect(termsPath('77')).toBe('/allied/edit-profile?mode=edit&id=77&states=1');
    expect(profilePath('see')).toBe('/allied/edit-profile');
    expect(profilePath('see', '5')).toBe('/allied/edit-profile?id=5');
    expect(profilePath('edit', '5')).toBe('/allied/edit-profile?mode=edit&id=5');
    expect(profilePath('create')).toBe('/allied/edit-profile?mode=create');
  });

  property('carry any value safely', [fc.string({ unit: 'grapheme' })], (value) => {
    const read = (path: string, name: string) =>
      new URL(path, 'https://portal.example').searchParams.get(name);
    expect(read(orderDetailsPath(value), 'orderNumber')).toBe(value);
    expect(read(newsPath(value), 'newsId')).toBe(value);
    expect(read(transactionResultPath(value), 'uuid')).toBe(value);
    expect(read(termsPath(value), 'id')).toBe(value);
    expect(read(profilePath('edit', value), 'id')).toBe(value);
    expect(read(termsPath(value), 'states')).toBe('1');
  });
});

describe('the return path after signing in', () => {
  test.each([
    '/',
    '/admin/resultado-transaccion?uuid=abc#x',
    '/admin/orders-list',
    '/allied/surtidor-forms?x=//y',
  ])('%s is a page of the portal', (path) => {
    expect(safeReturnPath(path, 'Surtidor')).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'admin/orders-list',
    '//evil.example',
    '/\\evil.example',
    '/admin/\torders-list',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/maintenance',
    '/loginascustomer/login',
    '/nowhere',
    '///',
    '//',
    '//?x=1',
    '//#x',
  ])('%j is not', (path) => {
    expect(safeReturnPath(path, 'Surtidor')).toBeNull();
  });

  property(
    'any result stays on the portal',
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `/${text}`),
        anyText.map((text) => `/?x=${text}`),
      ),
    ],
    (text) => {
      const path = safeReturnPath(text, 'Surtidor');
      if (path === null) return;
      const target = URL.parse(path, 'https://portal.example');
      expect(target?.origin).toBe('https://portal.example');
      expect(matchRoute(target?.pathname ?? '', 'Surtidor')).not.toBeNull();
    },
  );
});
