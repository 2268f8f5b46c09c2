import type { Page } from '@playwright/test';

/** Something that lies over a page, and how a person comes to it. */
interface Overlay {
  readonly name: string;
  readonly path: string;
  /** Opens it from the page as it stands; it is a dialog unless it says what shows. */
  readonly open: (page: Page) => Promise<unknown>;
  /** It shows what each store writes for itself, besides the catalogue's texts. */
  readonly hasOwnContent?: true;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What lies over the pages of every store, each reached as a person reaches it. */
export const overlays: readonly Overlay[] = [
  {
    name: 'payment of an invoice',
    path: '/',
    open: (page) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /^Pagar/ })
        .first()
        .click(),
  },
  { name: 'palette', path: '/', open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'filters of the orders',
    path: '/admin/orders-list',
    open: (page) => button(page, 'Filtros').click(),
  },
  {
    name: 'cash payment',
    path: '/admin/pending-invoices?section=cash',
    open: (page) => button(page, /Aviación/).click(),
  },
  {
    name: 'deleting all notifications',
    path: '/admin/notifications',
    open: (page) => button(page, 'Eliminar todas').click(),
  },
  {
    name: 'terms of the vouchers',
    path: '/admin/bonos-regalo',
    open: (page) => button(page, /^Ver términos/).click(),
    hasOwnContent: true,
  },
  {
    name: 'vouchers for many people',
    path: '/admin/bonos-regalo',
    open: async (page) => {
      await button(page, /^Comprar bonos:/).click();
      await button(page, 'Bonos para varias personas').click();
      await page
        .getByRole('textbox', { name: 'Lista de correos y valores' })
        .fill('ana@valdeluna.example;7');
      await button(page, 'Revisar la lista').click();
      await page.getByText('Con errores').waitFor();
    },
  },
];

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
