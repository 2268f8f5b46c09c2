import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders } from '../shared/page-headers.ts';
import type { MailFolder, SentMail } from './mail-folder.ts';

const address = /https?:\/\/\S+/g;

/** A letter's text with its addresses as links; every other text is escaped. */
function getBody(text: string) {
  const links = text.match(address) ?? [];
  return text.split(address).map((part, at) => {
    const link = links[at];
    return link === undefined ? html`${part}` : html`${part}<a href="${link}">${link}</a>`;
  });
}

const getLetter = ({ to, subject, sentAt, text }: SentMail) => html`<article>
  <h2>${subject}</h2>
  <p>Para ${to}, <time>${sentAt}</time></p>
  ${text.split('\n\n').map((paragraph) => html`<p>${getBody(paragraph)}</p>`)}
</article>`;

/** `GET /mail`: sent e-mails, newest first. */
export function mailRoutes({ list }: MailFolder): Hono {
  const routes = new Hono();
  routes.use('/mail', pageHeaders());
  routes.get('/mail', (c) => {
    c.header('Cache-Control', 'no-store');
    const letters = list();
    return c.html(
      html`<!doctype html>
        <html lang="es">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Correos enviados</title>
          </head>
          <body>
            <h1>Correos enviados</h1>
            ${letters.length === 0 ? html`<p>Todavía no hay correos.</p>` : letters.map(getLetter)}
          </body>
        </html>`,
    );
  });
  return routes;
}
