import { html, raw } from 'hono/html';
import { formatAmount } from '../../files/format.ts';
import type { Html } from '../../shared/html.ts';
import type { StoreVisitor } from '../store-links.ts';
import { PRODUCTS, type StoreProduct } from './products.ts';

function renderLayout(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Bodega Central</title>
        <link rel="stylesheet" href="/store/assets/store.css" />
        <link rel="icon" href="/store/assets/lata.svg" type="image/svg+xml" />
      </head>
      <body>
        <header><span class="name">Bodega Central</span> <span>Tienda para aliados</span></header>
        <main>${content}</main>
        <footer>
          <a href="/store/terminos-y-condiciones">Términos y condiciones</a>
          <a href="/store/habeas-data">Tratamiento de datos</a>
          <span>Tienda de demostración: no se hacen envíos.</span>
        </footer>
      </body>
    </html>`;
}

/** Renders the catalogue for a client. */
export function renderCatalogue({ clientName }: StoreVisitor, portalOrigin: string): Html {
  return renderLayout(
    'Catálogo',
    html`<div class="welcome">
        <h1>Le damos la bienvenida, ${clientName}</h1>
        <p><a href="${portalOrigin}/">Volver al portal</a></p>
      </div>
      <ul class="products">
        ${PRODUCTS.map(renderProduct)}
      </ul>`,
  );
}

function renderProduct({ name, detail, image: picture, price }: StoreProduct): Html {
  return html`<li>
    <img src="/store/assets/${picture}.svg" alt="" width="120" height="96" />
    <h2>${name}</h2>
    <p>${detail}</p>
    <p class="price">${formatAmount(price, 'COP')}</p>
  </li>`;
}

/** Renders the page for visitors without a valid link. */
export function renderInvalidLinkPage(portalOrigin: string): Html {
  return renderLayout(
    'Ingreso desde el portal',
    html`<div class="welcome">
      <h1>Ingrese a la tienda desde el portal</h1>
      <p>Este enlace ya se usó o venció. Cada enlace abre la tienda una sola vez.</p>
      <p><a href="${portalOrigin}/">Ir al portal</a></p>
    </div>`,
  );
}

/** Renders a legal text. `content` is HTML; the content security policy blocks scripts in it. */
export function renderLegalPage(title: string, content: string): Html {
  return renderLayout(title, html`<article class="legal">${raw(content)}</article>`);
}

export function renderNotFoundPage(): Html {
  return renderLayout(
    'No encontrada',
    html`<div class="welcome"><h1>No encontramos esta página</h1></div>`,
  );
}
