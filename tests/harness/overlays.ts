import type { Page } from '@playwright/test';

/** An overlay and how a user opens it. */
interface Overlay {
  readonly name: string;
  readonly path: string;
  /** Opens it on the current page. */
  readonly open: (page: Page) => Promise<unknown>;
}

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The terms of the vouchers, which differ per store. */
export const voucherTerms: Overlay = {
  name: 'terms of the vouchers',
  path: '/admin/bonos-regalo',
  open: (page) => getButton(page, /^Ver términos/).click(),
};

/** The side menu, in stores that have it. */
export const sideMenu: Overlay = {
  name: 'side menu',
  path: '/',
  open: (page) => getButton(page, 'Menú').click(),
};

/** The latest notifications, in stores that have the bell. */
export const notificationBell: Overlay = {
  name: 'bell',
  path: '/',
  open: (page) => getButton(page, /notificaciones/i).click(),
};
