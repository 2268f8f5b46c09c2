import { Hono } from 'hono';
import { html } from 'hono/html';
import { setPageHeaders } from '../shared/page-headers.ts';
import type { MailFolder, SentMail } from './mail-folder.ts';

const URL_PATTERN = /https?:\/\/\S+/g;

/** Renders text with its URLs as links. Everything is escaped. */
function renderBody(text: string) {
  const links = text.match(URL_PATTERN) ?? [];
  return text.split(URL_PATTERN).map((part, index) => {
    const link = links[index];
    return link === undefined ? html`${part}` : html`${part}<a href="${link}">${link}</a>`;
  });
}

const renderMail = ({ to, subject, sentAt, text }: SentMail) => html`<article>
  <h2>${subject}</h2>
  <p>Para ${to}, <time>${sentAt}</time></p>
  ${text.split('\n\n').map((paragraph) => html`<p>${renderBody(paragraph)}</p>`)}
</article>`;

/** `GET /mail` lists the sent e-mails, newest first. */
export function createMailRoutes({ list }: MailFolder): Hono {
  const routes = new Hono();
  routes.use('/mail', setPageHeaders());
  routes.get('/mail', (c) => {
    c.header('Cache-Control', 'no-store');
    const mails = list();
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
            ${mails.length === 0 ? html`<p>Todavía no hay correos.</p>` : mails.map(renderMail)}
          </body>
        </html>`,
    );
  });
  return routes;
}
