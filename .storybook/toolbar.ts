import type { Preview } from '@storybook/react-vite';
import { storeCodes } from '@surtidor/domain';
import { parseStoreCode, storeVariants } from '@surtidor/domain/variants';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = 'globe' | 'user' | 'transfer' | 'mirror' | 'paintbrush';

const createMenu = (name: string, icon: Icon, items: readonly (readonly [string, string])[]) => ({
  description: name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: items.map(([value, title]) => ({ value, title })),
  },
});

/** The toolbar's menus. `story` uses the value of the current story. */
export const globalTypes = {
  theme: createMenu('Theme', 'paintbrush', [
    ['store', "The store's theme"],
    ['standard', 'Standard'],
    ['lubricants', 'Lubricants'],
    ['ecuador', 'Ecuador'],
    ['peru', 'Peru'],
  ]),
  store: createMenu('Store', 'globe', [
    ['story', "Story's own store"],
    ...storeCodes.map((code) => [code, code] as const),
  ]),
  distributor: createMenu('Distributor', 'transfer', [
    ['surtidor', 'Surtidor'],
    ['alba', 'Alba'],
  ]),
  role: createMenu('Role', 'user', [
    ['story', "Story's own role"],
    ['Representante Legal', 'Representante Legal'],
    ['Administrativo', 'Administrativo'],
    ['Financiero', 'Financiero'],
    ['Operativo', 'Operativo'],
    ['Compras', 'Compras'],
  ]),
  language: createMenu('Language', 'transfer', [
    ['es', 'Español'],
    ['en', 'English'],
  ]),
  mode: createMenu('Mode', 'mirror', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
} satisfies GlobalTypes;

export const initialGlobals = {
  theme: 'store',
  store: 'story',
  distributor: 'surtidor',
  role: 'story',
  language: 'es',
  mode: 'light',
};

/** Returns the theme: the toolbar's selection, else that of the other distributor or of the store. */
export function getTheme(selectedTheme: unknown, store: unknown, distributor: unknown): string {
  if (selectedTheme !== undefined && selectedTheme !== 'store') return String(selectedTheme);
  return distributor === 'alba' ? 'alba' : storeVariants[parseStoreCode(store) ?? 'colombia'].theme;
}
