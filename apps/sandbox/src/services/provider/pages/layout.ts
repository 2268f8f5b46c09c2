import { html } from 'hono/html';
import type { Html } from '../../shared/html.ts';

/** Renders the layout of the provider's pages, with a notice that the provider is fictitious. */
export function renderLayout(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vado</title>
        <link rel="stylesheet" href="/provider/assets/provider.css" />
        <link rel="icon" href="/provider/assets/mark.svg" type="image/svg+xml" />
      </head>
      <body>
        <header class="top">
          <span class="brand"
            ><img src="/provider/assets/mark.svg" alt="" width="32" height="32" /> Vado</span
          >
          <span class="tagline">Red de pagos bancarios</span>
        </header>
        <main>${content}</main>
        <footer>
          Vado es una red inventada para este ambiente de demostración: aquí no se mueve dinero.
        </footer>
      </body>
    </html>`;
}
