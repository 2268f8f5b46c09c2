import { getRoutePath } from '@surtidor/domain/session';
import type { Handler } from 'hono';
import {
  getStoreVariant,
  type PortalDefinition,
} from '../../src/shared/config/portal-definition.ts';
import { getThemeColour } from '../../src/shared/config/theme-colours.ts';
import '../../src/shared/messages/spanish/titles.ts';
import { getStoreTexts } from '../../src/shared/messages/store-texts.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** The path of the web manifest. */
export const manifestPath = '/manifest.webmanifest';

const createIcon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the web manifest of the product, in the colour of the default store. */
export function serveWebManifest(
  product: string,
  definition: PortalDefinition,
  defaultStore: string,
): Handler<PortalEnvironment> {
  const { theme } = getStoreVariant(definition, defaultStore);
  const { texts, defaults } = getStoreTexts(definition, defaultStore);
  const getTitle = (key: 'Pending invoices' | 'Order status') => texts[key] ?? defaults[key] ?? key;
  const manifest = {
    id: '/',
    name: product,
    short_name: product,
    description: definition.description,
    lang: definition.locale ?? 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: getThemeColour(definition, theme),
    icons: [
      createIcon(192),
      createIcon(512),
      createIcon(192, 'maskable'),
      createIcon(512, 'maskable'),
    ],
    shortcuts: [
      { name: getTitle('Pending invoices'), url: getRoutePath('pending-invoices', product) },
      { name: getTitle('Order status'), url: getRoutePath('orders', product) },
    ].map((shortcut) => ({ ...shortcut, icons: [createIcon(192)] })),
  };
  const body = JSON.stringify(manifest);
  return (context) =>
    context.body(body, 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
}
