import { html } from 'hono/html';
import type { Html } from '../../shared/html.ts';
import { providerPage } from './layout.ts';

/** A page with one message and the way back to the portal. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly backTo: string;
}

/** Shows why there is nothing to pay. */
export function noticePage({ title, text, backTo }: Notice): Html {
  return providerPage(
    title,
    html`<div class="sheet notice">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="back" href="${backTo}">Volver al portal</a></p>
    </div>`,
  );
}
