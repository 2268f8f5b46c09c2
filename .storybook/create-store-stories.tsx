import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoreCode } from '@surtidor/domain';
import { storeVariants, type ThemeName } from '@surtidor/domain/variants';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as screens from '../packages/portal/src/app/stores/screens.ts';
import { portalStory } from './portal-story.tsx';
import { fuelUse, SavedCart } from './saved-cart.tsx';

/** The differences between the stores' screens (spec 2 and 9), and the content of a store's blocks. */
interface StoreExpectations {
  readonly theme: ThemeName;
  /** The format of amounts in this store. */
  readonly moneyPattern: RegExp;
  /** Whether the header is complete or contains the logo and sign-out only. */
  readonly header: 'full' | 'sign-out only';
  readonly hasBell: boolean;
  /** A slide of the dashboard's carousel. */
  readonly slideTitle: string;
  /** A link of the menu block. */
  readonly menuLink: string;
  /** The heading of the login page. */
  readonly loginHeading: string;
  /** An amount of vouchers that the sandbox sells, in whole units. */
  readonly voucherUnits: number;
}

const wholeAmountPattern = /^\$\s?\d{1,3}(\.\d{3})*$/;
const amountWithCentsPattern = /^\$\s?\d{1,3}(\.\d{3})*,\d{2}$/;

const fuelStore = {
  menuLink: 'Seguridad en la estación',
  loginHeading: 'Todo lo de su estación, en un solo lugar',
} as const;

const lubricantsStore = {
  theme: 'lubricants',
  slideTitle: 'La línea completa para cada motor',
  menuLink: 'Fichas técnicas',
  loginHeading: 'Todo lo de su negocio de lubricantes, en un solo lugar',
} as const;

/** A store with its own stories file; the screens' own stories show Colombia. */
export type OtherStore = Exclude<StoreCode, 'colombia'>;

const expectationsByStore: Readonly<Record<OtherStore, StoreExpectations>> = {
  peru: {
    ...fuelStore,
    theme: 'peru',
    moneyPattern: wholeAmountPattern,
    header: 'full',
    hasBell: true,
    slideTitle: 'Rutas nuevas por toda la costa',
    voucherUnits: 20,
  },
  ecuador: {
    ...fuelStore,
    theme: 'ecuador',
    moneyPattern: amountWithCentsPattern,
    header: 'full',
    hasBell: true,
    slideTitle: 'De la Sierra a la Costa, sin demoras',
    voucherUnits: 5,
  },
  lubricantes: {
    ...lubricantsStore,
    moneyPattern: wholeAmountPattern,
    header: 'sign-out only',
    hasBell: false,
    voucherUnits: 20_000,
  },
  lubricantes_ecuador: {
    ...lubricantsStore,
    moneyPattern: amountWithCentsPattern,
    header: 'full',
    hasBell: true,
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
function findForeignAmounts(canvasElement: HTMLElement, moneyPattern: RegExp): readonly string[] {
  const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
  const foreignAmounts: string[] = [];
  for (let textNode = walker.nextNode(); textNode !== null; textNode = walker.nextNode()) {
    if (textNode.parentElement?.closest('[aria-hidden=true]')) continue;
    const amounts = textNode.textContent?.match(/\$\s?[\d.,]*\d/g) ?? [];
    foreignAmounts.push(
      ...amounts.filter((amount) => !moneyPattern.test(amount.replace(/\s/, ' '))),
    );
  }
  return foreignAmounts;
}

function expectFrame(canvas: Canvas, { header, hasBell }: StoreExpectations): void {
  const banner = within(canvas.getByRole('banner'));
  expect(banner.getByRole('link', { name: /^Surtidor/ })).toBeVisible();
  expect(banner.queryAllByRole('button', { name: 'Menú' })).toHaveLength(
    toCount(header === 'full'),
  );
  expect(banner.queryAllByRole('button', { name: 'Cerrar Sesión' })).toHaveLength(
    toCount(header === 'sign-out only'),
  );
  expect(banner.queryAllByRole('button', { name: /notificaciones/i })).toHaveLength(
    toCount(hasBell),
  );
}

/** Wraps a screen in a cart with the store's vouchers. */
const createCartRender =
  (Screen: ComponentType<object> | undefined) =>
  (store: OtherStore): Render =>
  () => {
    const { currency } = storeVariants[store];
    const id = currency === 'COP' ? fuelUse.id : `${fuelUse.id}-${currency}`;
    const amount = { minor: expectationsByStore[store].voucherUnits * 100, currency };
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
const expectStoreBlocks =
  (store: OtherStore): Play =>
  async ({ canvas }) => {
    const { slideTitle, menuLink, header } = expectationsByStore[store];
    const linkQuery = { name: new RegExp(menuLink) };
    await expect((await canvas.findAllByText(slideTitle))[0]).toBeVisible();
    if (header === 'sign-out only') {
      const quickLinks = within(await canvas.findByRole('region', { name: 'Accesos rápidos' }));
      await expect(await quickLinks.findByRole('link', linkQuery)).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menú' }));
    await expect(await menu.findByRole('link', linkQuery)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  };

const expectLoginHeading =
  (store: OtherStore): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByText(expectationsByStore[store].loginHeading)).toBeInTheDocument();
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
  dashboard: { play: expectStoreBlocks },
  editProfile: { story: screens.editProfile.ViewAssociate },
  login: { play: expectLoginHeading },
  maintenance: { story: screens.maintenance.Maintenance },
  ownAccess: { story: screens.ownAccess.WithRequestedPage },
  personalInfo: { story: screens.personalInfo.Representative },
  storeExit: { story: screens.storeExit.Failed },
  supportLogin: { story: screens.supportLogin.Rejected },
  transactionResult: { story: screens.transactionResult.Approved },
  voucherConfirmation: { render: createCartRender(screens.voucherConfirmation.default.component) },
  voucherShop: { render: createCartRender(screens.voucherShop.default.component) },
};

/**
 * The stories of the default store run all axe rules. Other stores change only the theme, so these
 * stories check only contrast.
 */
const contrastOnlyParameters = { options: { runOnly: ['color-contrast'] } };

function createStoreStory(
  store: OtherStore,
  { default: meta }: ScreenStories,
  { story = {}, render, play }: ScreenOverride = {},
): StoryObj {
  const storeExpectations = expectationsByStore[store];
  const baseStory = story as StoryObj;
  const Screen = meta.component as ComponentType<object>;
  const args = { ...meta.args, ...baseStory.args };
  const portalParameters = {
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
      portal: portalParameters,
      ...(play === undefined && { a11y: contrastOnlyParameters }),
    },
    args,
    render: render?.(store) ?? baseStory.render ?? meta.render ?? (() => <Screen {...args} />),
    play: async (context) => {
      const { canvas, canvasElement } = context;
      await waitUntilLoaded(canvas, canvasElement);
      await expect(document.documentElement.dataset.theme).toBe(storeExpectations.theme);
      if (portalParameters.framed) await waitFor(() => expectFrame(canvas, storeExpectations));
      await expect(findForeignAmounts(canvasElement, storeExpectations.moneyPattern)).toEqual([]);
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
