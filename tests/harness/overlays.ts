import type { Page } from '@playwright/test';

/** Something that lies over a page, and how a person comes to it. */
interface Overlay {
  readonly name: string;
  readonly path: string;
  /** Opens it from the page as it stands; it is a dialog unless it says what shows. */
  readonly open: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The terms of the vouchers, which each store writes. */
export const voucherTerms: Overlay = {
  name: 'terms of the vouchers',
  path: '/admin/bonos-regalo',
  open: (page) => button(page, /^Ver términos/).click(),
};

/** The menu at the side, where a store has one. */
export const sideMenu: Overlay = {
  name: 'side menu',
  path: '/',
  open: (page) => button(page, 'Menú').click(),
};

/** The newest notifications, where a store has the bell. */
export const bell: Overlay = {
  name: 'bell',
  path: '/',
  open: (page) => button(page, /notificaciones/i).click(),
};
