import { html } from 'hono/html';
import { countries, otherCountries } from '../../../countries/index.ts';
import { PROVIDER_PATH } from '../../../payments/provider-session.ts';
import { formatAmount } from '../../files/format.ts';
import type { Html } from '../../shared/html.ts';
import { DELAY_SECONDS } from '../payer-choice.ts';
import type { ProviderTransaction } from '../transactions.ts';
import { BANKS } from './banks.ts';
import { renderLayout } from './layout.ts';

/** Validation error of the form. */
export type PaymentFormError = 'bank-missing' | null;

/** Renders the page on which the payer chooses the result of a payment. */
export function renderPaymentPage(
  payment: ProviderTransaction,
  token: string,
  error: PaymentFormError,
): Html {
  return renderLayout(
    error === null ? 'Confirme su pago' : 'Falta elegir el banco',
    html`<div class="sheet">
      ${renderSummary(payment)}
      <form method="post" action="${PROVIDER_PATH}" class="answer">
        <input type="hidden" name="uuid" value="${payment.uuid}" />
        <input type="hidden" name="token" value="${token}" />
        ${renderBanks(error)}${renderOutcomes()}
      </form>
    </div>`,
  );
}

function renderSummary(payment: ProviderTransaction): Html {
  const amount = formatAmount(payment.total, payment.moneda).replaceAll(' ', '\u00a0');
  return html`<section class="summary" aria-labelledby="titulo">
    <h1 id="titulo">Confirme su pago</h1>
    <p class="amount">
      <span class="quiet">Total a pagar</span> <strong>${amount}</strong>
      <span class="currency">${payment.moneda}</span>
    </p>
    <dl>
      <div>
        <dt>Comercio</dt>
        <dd>${{ ...countries, ...otherCountries }[payment.country].issuer.name}</dd>
      </div>
      <div>
        <dt>Pagador</dt>
        <dd>${payment.client_name}</dd>
      </div>
      <div>
        <dt>Concepto</dt>
        <dd>${getPurpose(payment)}</dd>
      </div>
      <div>
        <dt>Referencia</dt>
        <dd class="reference">${payment.uuid}</dd>
      </div>
      <div>
        <dt>Iniciado</dt>
        <dd>${payment.created_at}</dd>
      </div>
    </dl>
  </section>`;
}

const PURPOSES = new Map([
  ['CONTADO', 'Pago de contado'],
  ['BONOS', 'Bonos regalo'],
]);

function getPurpose({ tipo, documents }: ProviderTransaction): string {
  const fixedPurpose = PURPOSES.get(tipo);
  if (fixedPurpose) return fixedPurpose;
  return documents === 1 ? 'Pago de 1 factura' : `Pago de ${documents} facturas`;
}

function renderBanks(error: PaymentFormError): Html {
  return html`<fieldset class="banks">
    <legend>¿Desde qué banco va a pagar?</legend>
    ${error === 'bank-missing' ? html`<p class="problem" id="sin-banco" role="alert">Elija un banco para continuar.</p>` : ''}
    <div class="grid">
      ${BANKS.map(
        ({ code, name, initials }) =>
          html`<label class="bank">
            <input type="radio" name="banco" value="${code}" required />
            <span class="seal seal-${code}" aria-hidden="true">${initials}</span>
            <span>${name}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

function renderOutcomes(): Html {
  return html`<fieldset class="outcomes">
    <legend>¿Qué debe responder el banco?</legend>
    <button class="approve" name="respuesta" value="aprobar">Aprobar el pago</button>
    <button class="reject" name="respuesta" value="rechazar">Rechazar el pago</button>
    <button name="respuesta" value="pendiente">Dejarlo pendiente</button>
    <button name="respuesta" value="abandonar" formnovalidate>Volver sin responder</button>
    <div class="late">
      <label for="demora">Volver ya y aprobar después de</label>
      <select id="demora" name="demora">
        ${DELAY_SECONDS.map((seconds) => html`<option value="${seconds}">${formatDelay(seconds)}</option>`)}
      </select>
      <button name="respuesta" value="tarde">Responder tarde</button>
    </div>
  </fieldset>`;
}

function formatDelay(seconds: number): string {
  if (seconds < 60) return `${seconds} segundos`;
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`;
}
