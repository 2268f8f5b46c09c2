import { html } from 'hono/html';
import type { Html } from '../../shared/html.ts';
import { renderLayout } from './layout.ts';

/** A message with a link back to the portal. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly backTo: string;
}

/** Renders a message, e.g. why there is nothing to pay. */
export function renderNoticePage({ title, text, backTo }: Notice): Html {
  return renderLayout(
    title,
    html`<div class="sheet notice">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="back" href="${backTo}">Volver al portal</a></p>
    </div>`,
  );
}
