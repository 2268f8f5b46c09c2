import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoreCode, storeVariants } from '@surtidor/domain';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from './portal-story.tsx';
import { CartBefore, fuelUse } from './story-cart.tsx';

/** What is different in a store wherever one is (spec 2 and 9). */
interface StoreAppearance {
  readonly theme: string;
  /** Amounts as this store writes them. */
  readonly money: RegExp;
  /** Logo and sign-out alone, or everything. */
  readonly header: 'full' | 'sign-out only';
  readonly bell: boolean;
}

const whole = /^\$\s?\d{1,3}(\.\d{3})*$/;
const withCents = /^\$\s?\d{1,3}(\.\d{3})*,\d{2}$/;

const appearances = {
  peru: { theme: 'peru', money: whole, header: 'full', bell: true },
  ecuador: { theme: 'ecuador', money: withCents, header: 'full', bell: true },
  lubricantes: { theme: 'lubricants', money: whole, header: 'sign-out only', bell: false },
  lubricantes_ecuador: { theme: 'lubricants', money: withCents, header: 'full', bell: true },
} as const satisfies Partial<Record<StoreCode, StoreAppearance>>;

/** A store that has a file of stories of its own; Colombia is the store of the screens' stories. */
export type OtherStore = keyof typeof appearances;

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type Render = NonNullable<StoryObj['render']>;

const count = (there: boolean): number => (there ? 1 : 0);

/** Waits until nothing of a screen loads any more. */
async function settled(canvas: Canvas, canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(canvasElement.querySelector('main') ?? canvasElement).toHaveTextContent(/\S/);
    expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
    expect(canvas.queryAllByText('Cargando…')).toEqual([]);
  });
}

/** Amounts that are not written as the store writes them; a rendering may shorten them. */
function foreignAmounts(canvasElement: HTMLElement, money: RegExp): readonly string[] {
  const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
  const foreign: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('[aria-hidden=true]')) continue;
    const amounts = text.textContent?.match(/\$\s?[\d.,]*\d/g) ?? [];
    foreign.push(...amounts.filter((amount) => !money.test(amount.replace(/\s/, ' '))));
  }
  return foreign;
}

function expectFrame(canvas: Canvas, { header, bell }: StoreAppearance): void {
  const banner = within(canvas.getByRole('banner'));
  expect(banner.getByRole('link', { name: /^Surtidor/ })).toBeVisible();
  expect(banner.queryAllByRole('button', { name: 'Menú' })).toHaveLength(count(header === 'full'));
  expect(banner.queryAllByRole('button', { name: 'Cerrar Sesión' })).toHaveLength(
    count(header === 'sign-out only'),
  );
  expect(banner.queryAllByRole('button', { name: /notificaciones/i })).toHaveLength(count(bell));
}

/** A cart of the store's own vouchers, as many units of its currency as the sandbox sells there. */
export const withCartOf =
  (store: OtherStore, Screen: ComponentType<object> | undefined, units: number): Render =>
  () => {
    const { currency } = storeVariants[store];
    const id = currency === 'COP' ? fuelUse.id : `${fuelUse.id}-${currency}`;
    const amount = { minor: units * 100, currency };
    return (
      <CartBefore
        use={{ ...fuelUse, id, maximum: { ...amount, minor: amount.minor * 10 } }}
        events={[{ kind: 'add', amount, quantity: 2 }]}
      >
        {Screen && <Screen />}
      </CartBefore>
    );
  };

/** Opens the side menu and looks for a link that only this store's block has. */
export const menuHas =
  (link: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menú' }));
    await expect(await menu.findByRole('link', { name: new RegExp(link) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  };

/** The stories of a screen, as they are imported whole. */
interface ScreenStories {
  // A screen's arguments are its own; here only its own stories hand them over.
  readonly default: Meta;
}

interface Selected {
  /** The story that shows the screen; its play is another store's. */
  readonly story?: object;
  /** Takes the place of how that story renders it. */
  readonly render?: Render;
  /** What is looked at beyond the frame and the amounts. */
  readonly play?: Play;
}

/**
 * Axe looked at the screen in full in its own stories: where a store changes its theme alone, the
 * contrast is left to look at.
 */
const themeAlone = { options: { runOnly: ['color-contrast'] } };

/** Screens of one store as stories: each is rendered, is looked at by axe, and shows what is the store's. */
export const screensIn =
  (store: OtherStore) =>
  ({ default: meta }: ScreenStories, { story = {}, render, play }: Selected = {}): StoryObj => {
    const appearance: StoreAppearance = appearances[store];
    const own = story as StoryObj;
    const Screen = meta.component as ComponentType<object>;
    const args = { ...meta.args, ...own.args };
    const parameters = {
      realtime: 'here',
      ...meta.parameters?.portal,
      ...own.parameters?.portal,
      store,
    };
    return {
      decorators: [portalStory],
      parameters: {
        ...meta.parameters,
        ...own.parameters,
        portal: parameters,
        ...(play === undefined && { a11y: themeAlone }),
      },
      args,
      render: render ?? own.render ?? meta.render ?? (() => <Screen {...args} />),
      play: async (context) => {
        const { canvas, canvasElement } = context;
        await settled(canvas, canvasElement);
        await expect(document.documentElement.dataset.theme).toBe(appearance.theme);
        if (parameters.framed) await waitFor(() => expectFrame(canvas, appearance));
        await expect(foreignAmounts(canvasElement, appearance.money)).toEqual([]);
        await play?.(context);
      },
    };
  };
