import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import {
  getNewsPath,
  getOrderDetailsPath,
  getProfilePath,
  getTransactionResultPath,
} from './record-paths.ts';
import { getSafeReturnPath } from './return-path.ts';
import { getTermsPath, matchRoute } from './route-paths.ts';
import { accessRoutes, getAccessRoute } from './routes.ts';

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
  ['/admin/invoice', 'invoice', 'Invoice'],
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
  test.each(expectedRoutes)('the path %s is the route %s', (path, id, title) => {
    expect(matchRoute(path, defaultDeploymentOptions)).toMatchObject({ id, title, fallback: '/' });
  });

  test('include no others', () => {
    expect(accessRoutes).toHaveLength(expectedRoutes.length);
    expect(getAccessRoute('home')).toEqual({
      id: 'home',
      path: '/',
      title: 'Home',
      audience: 'member',
      anyOf: [],
      fallback: '/',
      menu: { position: 1 },
    });
  });

  test('menu positions are unique and contiguous', () => {
    const sortPositions = (positions: readonly (number | undefined)[]) =>
      positions.filter((position) => position !== undefined).sort((one, other) => one - other);
    const sidePositions = sortPositions(accessRoutes.map(({ menu }) => menu?.position));
    const headerPositions = sortPositions(accessRoutes.map(({ menu }) => menu?.header));
    expect(sidePositions).toEqual(sidePositions.map((_, index) => index + 1));
    expect(headerPositions).toEqual(headerPositions.map((_, index) => index + 1));
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
  ])('matches %j to the route %s', (path, id) => {
    expect(matchRoute(path, defaultDeploymentOptions)?.id).toBe(id);
  });

  test('have the audiences of reading 21', () => {
    const getRouteIds = (audience: string) =>
      accessRoutes.filter((route) => route.audience === audience).map(({ id }) => id);
    expect(getRouteIds('guest')).toEqual(['login']);
    expect(getRouteIds('entry')).toEqual(['support-login', 'support-login-short']);
    expect(getRouteIds('public')).toEqual([
      'forgot-password',
      'reset-password',
      'maintenance',
      'error-assets',
    ]);
  });
});

describe('paths with a query', () => {
  test('are those of spec 2', () => {
    expect(getOrderDetailsPath('450001')).toBe('/admin/order-details?orderNumber=450001');
    expect(getNewsPath('7')).toBe('/allied/news?newsId=7');
    expect(getTransactionResultPath('a-1')).toBe('/admin/resultado-transaccion?uuid=a-1');
    expect(getTermsPath('77')).toBe('/allied/edit-profile?mode=edit&id=77&states=1');
    expect(getProfilePath('see')).toBe('/allied/edit-profile');
    expect(getProfilePath('see', '5')).toBe('/allied/edit-profile?id=5');
    expect(getProfilePath('edit', '5')).toBe('/allied/edit-profile?mode=edit&id=5');
    expect(getProfilePath('create')).toBe('/allied/edit-profile?mode=create');
  });

  property('encode any value', [fc.string({ unit: 'grapheme' })], (value) => {
    const getParameter = (path: string, name: string) =>
      new URL(path, 'https://portal.example').searchParams.get(name);
    expect(getParameter(getOrderDetailsPath(value), 'orderNumber')).toBe(value);
    expect(getParameter(getNewsPath(value), 'newsId')).toBe(value);
    expect(getParameter(getTransactionResultPath(value), 'uuid')).toBe(value);
    expect(getParameter(getTermsPath(value), 'id')).toBe(value);
    expect(getParameter(getProfilePath('edit', value), 'id')).toBe(value);
    expect(getParameter(getTermsPath(value), 'states')).toBe('1');
  });
});

describe('getSafeReturnPath', () => {
  test.each([
    '/',
    '/admin/resultado-transaccion?uuid=abc#x',
    '/admin/orders-list',
    '/allied/surtidor-forms?x=//y',
  ])('accepts %s', (path) => {
    expect(getSafeReturnPath(path, defaultDeploymentOptions)).toBe(path);
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
  ])('returns null for %j', (path) => {
    expect(getSafeReturnPath(path, defaultDeploymentOptions)).toBeNull();
  });

  property(
    'returns only paths of the portal',
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `/${text}`),
        anyText.map((text) => `/?x=${text}`),
      ),
    ],
    (text) => {
      const path = getSafeReturnPath(text, defaultDeploymentOptions);
      if (path === null) return;
      const target = URL.parse(path, 'https://portal.example');
      expect(target?.origin).toBe('https://portal.example');
      expect(matchRoute(target?.pathname ?? '', defaultDeploymentOptions)).not.toBeNull();
    },
  );
});
