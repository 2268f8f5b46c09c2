import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoreCode, storeVariants, type ThemeName } from '@surtidor/domain';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as screens from '../apps/portal/src/app/stores/screens.ts';
import { portalStory } from './portal-story.tsx';
import { fuelUse, SavedCart } from './saved-cart.tsx';

/** What differs between the screens of each store (spec 2 and 9), and the content of the store's blocks. */
interface StoreExpectations {
  readonly theme: ThemeName;
  /** Amounts as this store writes them. */
  readonly money: RegExp;
  /** Logo and sign-out only, or the full header. */
  readonly header: 'full' | 'sign-out only';
  readonly bell: boolean;
  /** A slide of the dashboard's carousel. */
  readonly slide: string;
  /** A link of the menu block. */
  readonly menuLink: string;
  /** The heading of the login page. */
  readonly loginText: string;
  /** An amount of vouchers that the sandbox sells, in whole units. */
  readonly voucherUnits: number;
}

const wholeAmount = /^\$\s?\d{1,3}(\.\d{3})*$/;
const amountWithCents = /^\$\s?\d{1,3}(\.\d{3})*,\d{2}$/;

const fuel = {
  menuLink: 'Seguridad en la estación',
  loginText: 'Todo lo de su estación, en un solo lugar',
} as const;

const lubricants = {
  theme: 'lubricants',
  slide: 'La línea completa para cada motor',
  menuLink: 'Fichas técnicas',
  loginText: 'Todo lo de su negocio de lubricantes, en un solo lugar',
} as const;

/** A store with its own stories file; the screens' own stories show Colombia. */
export type OtherStore = Exclude<StoreCode, 'colombia'>;

const expectations: Readonly<Record<OtherStore, StoreExpectations>> = {
  peru: {
    ...fuel,
    theme: 'peru',
    money: wholeAmount,
    header: 'full',
    bell: true,
    slide: 'Rutas nuevas por toda la costa',
    voucherUnits: 20,
  },
  ecuador: {
    ...fuel,
    theme: 'ecuador',
    money: amountWithCents,
    header: 'full',
    bell: true,
    slide: 'De la Sierra a la Costa, sin demoras',
    voucherUnits: 5,
  },
  lubricantes: {
    ...lubricants,
    money: wholeAmount,
    header: 'sign-out only',
    bell: false,
    voucherUnits: 20_000,
  },
  lubricantes_ecuador: {
    ...lubricants,
    money: amountWithCents,
    header: 'full',
    bell: true,
    voucherUnits: 5,
  },
};

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type Render = NonNullable<StoryObj['render']>;

const toCount = (isPresent: boolean): number => (isPresent ? 1 : 0);

/** Waits until a screen has finished loading. */
async function waitUntilLoaded(canvas: Canvas, canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(canvasElement.querySelector('main') ?? canvasElement).toHaveTextContent(/\S/);
    expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
    expect(canvas.queryAllByText('Cargando…')).toEqual([]);
  });
}

/** Returns amounts that are not in the store's format. Hidden, shortened copies are ignored. */
function findForeignAmounts(canvasElement: HTMLElement, money: RegExp): readonly string[] {
  const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
  const foreign: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('[aria-hidden=true]')) continue;
    const amounts = text.textContent?.match(/\$\s?[\d.,]*\d/g) ?? [];
    foreign.push(...amounts.filter((amount) => !money.test(amount.replace(/\s/, ' '))));
  }
  return foreign;
}

function expectFrame(canvas: Canvas, { header, bell }: StoreExpectations): void {
  const banner = within(canvas.getByRole('banner'));
  expect(banner.getByRole('link', { name: /^Surtidor/ })).toBeVisible();
  expect(banner.queryAllByRole('button', { name: 'Menú' })).toHaveLength(
    toCount(header === 'full'),
  );
  expect(banner.queryAllByRole('button', { name: 'Cerrar Sesión' })).toHaveLength(
    toCount(header === 'sign-out only'),
  );
  expect(banner.queryAllByRole('button', { name: /notificaciones/i })).toHaveLength(toCount(bell));
}

/** Wraps a screen in a cart with the store's vouchers. */
const createCartRender =
  (Screen: ComponentType<object> | undefined) =>
  (store: OtherStore): Render =>
  () => {
    const { currency } = storeVariants[store];
    const id = currency === 'COP' ? fuelUse.id : `${fuelUse.id}-${currency}`;
    const amount = { minor: expectations[store].voucherUnits * 100, currency };
    return (
      <SavedCart
        use={{ ...fuelUse, id, maximum: { ...amount, minor: amount.minor * 10 } }}
        events={[{ kind: 'add', amount, quantity: 2 }]}
      >
        {Screen && <Screen />}
      </SavedCart>
    );
  };

/** Expects the slide and the link of the store's own blocks. The link is in the menu if the store has one. */
const expectOwnBlocks =
  (store: OtherStore): Play =>
  async ({ canvas }) => {
    const { slide, menuLink, header } = expectations[store];
    const link = { name: new RegExp(menuLink) };
    await expect((await canvas.findAllByText(slide))[0]).toBeVisible();
    if (header === 'sign-out only') {
      const links = within(await canvas.findByRole('region', { name: 'Accesos rápidos' }));
      await expect(await links.findByRole('link', link)).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menú' }));
    await expect(await menu.findByRole('link', link)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  };

const expectLoginText =
  (store: OtherStore): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByText(expectations[store].loginText)).toBeInTheDocument();
  };

/** The stories module of a screen. */
interface ScreenStories {
  // Each screen has its own args, which only its own stories pass.
  readonly default: Meta;
}

/** How a screen is rendered in every store if its meta is not enough. */
interface ScreenOverride {
  /** The story that renders the screen. Its play function does not run. */
  readonly story?: object;
  /** Replaces how that story renders it. */
  readonly render?: (store: OtherStore) => Render;
  /** Checks in addition to the frame and the amounts. */
  readonly play?: (store: OtherStore) => Play;
}

/** The screens that need more than their meta. */
const screenOverrides: Readonly<Partial<Record<keyof typeof screens, ScreenOverride>>> = {
  associatesImport: { story: screens.associatesImport.Initial },
  dashboard: { play: expectOwnBlocks },
  editProfile: { story: screens.editProfile.ViewAssociate },
  login: { play: expectLoginText },
  maintenance: { story: screens.maintenance.Maintenance },
  ownAccess: { story: screens.ownAccess.WithRequestedPage },
  personalInfo: { story: screens.personalInfo.Representative },
  storeExit: { story: screens.storeExit.Failed },
  supportLogin: { story: screens.supportLogin.Refused },
  transactionResult: { story: screens.transactionResult.Approved },
  voucherConfirmation: { render: createCartRender(screens.voucherConfirmation.default.component) },
  voucherShop: { render: createCartRender(screens.voucherShop.default.component) },
};

/**
 * The stories of the default store run all axe rules. Other stores change only the theme, so these
 * stories check only contrast.
 */
const contrastOnly = { options: { runOnly: ['color-contrast'] } };

function createStoreStory(
  store: OtherStore,
  { default: meta }: ScreenStories,
  { story = {}, render, play }: ScreenOverride = {},
): StoryObj {
  const expected = expectations[store];
  const baseStory = story as StoryObj;
  const Screen = meta.component as ComponentType<object>;
  const args = { ...meta.args, ...baseStory.args };
  const parameters = {
    realtime: 'available',
    ...meta.parameters?.portal,
    ...baseStory.parameters?.portal,
    store,
  };
  return {
    decorators: [portalStory],
    parameters: {
      ...meta.parameters,
      ...baseStory.parameters,
      portal: parameters,
      ...(play === undefined && { a11y: contrastOnly }),
    },
    args,
    render: render?.(store) ?? baseStory.render ?? meta.render ?? (() => <Screen {...args} />),
    play: async (context) => {
      const { canvas, canvasElement } = context;
      await waitUntilLoaded(canvas, canvasElement);
      await expect(document.documentElement.dataset.theme).toBe(expected.theme);
      if (parameters.framed) await waitFor(() => expectFrame(canvas, expected));
      await expect(findForeignAmounts(canvasElement, expected.money)).toEqual([]);
      await play?.(store)(context);
    },
  };
}

const toPascalCase = (camel: string): string => camel.charAt(0).toUpperCase() + camel.slice(1);

/** Creates one story per screen for a store. Each checks axe, the store's frame and its amounts. */
export const createStoreStories = (store: OtherStore) =>
  // Object.fromEntries widens the keys.
  Object.fromEntries(
    Object.entries<ScreenStories>(screens).map(([name, stories]) => [
      toPascalCase(name),
      createStoreStory(store, stories, screenOverrides[name as keyof typeof screens]),
    ]),
  ) as Readonly<Record<Capitalize<keyof typeof screens>, StoryObj>>;
