import { getRoutePath } from '@surtidor/domain';
import type { Handler } from 'hono';
import { themeColours } from '../../src/app/document/theme-colours.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** The path of the web manifest. */
export const manifestPath = '/manifest.webmanifest';

const createIcon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Serves the web manifest with the product's name. */
export function serveWebManifest(product: string): Handler<PortalEnvironment> {
  const manifest = {
    id: '/',
    name: product,
    short_name: product,
    description:
      'Portal de autogestión: consulte su cartera, pague sus facturas y siga sus pedidos.',
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: themeColours.standard,
    icons: [
      createIcon(192),
      createIcon(512),
      createIcon(192, 'maskable'),
      createIcon(512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Facturas pendientes', url: getRoutePath('pending-invoices', product) },
      { name: 'Pedidos', url: getRoutePath('orders', product) },
    ].map((shortcut) => ({ ...shortcut, icons: [createIcon(192)] })),
  };
  const body = JSON.stringify(manifest);
  return (context) =>
    context.body(body, 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
}
