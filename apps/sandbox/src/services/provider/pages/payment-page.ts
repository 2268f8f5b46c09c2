import { html } from 'hono/html';
import { countries } from '../../../countries/index.ts';
import { PROVIDER_PATH } from '../../../payments/provider-session.ts';
import { formatAmount } from '../../files/format.ts';
import type { Html } from '../../shared/html.ts';
import { LATE_SECONDS } from '../answers.ts';
import type { ProviderTransaction } from '../transactions.ts';
import { BANKS } from './banks.ts';
import { providerPage } from './layout.ts';

/** Errors of the form. */
export type PaymentProblem = 'bank-missing' | null;

/** The page on which a payment is approved, rejected or left. */
export function paymentPage(
  payment: ProviderTransaction,
  token: string,
  problem: PaymentProblem,
): Html {
  return providerPage(
    problem === null ? 'Confirme su pago' : 'Falta elegir el banco',
    html`<div class="sheet">
      ${summary(payment)}
      <form method="post" action="${PROVIDER_PATH}" class="answer">
        <input type="hidden" name="uuid" value="${payment.uuid}" />
        <input type="hidden" name="token" value="${token}" />
        ${bankChoice(problem)}${answers()}
      </form>
    </div>`,
  );
}

function summary(payment: ProviderTransaction): Html {
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
        <dd>${countries[payment.country].issuer.name}</dd>
      </div>
      <div>
        <dt>Pagador</dt>
        <dd>${payment.client_name}</dd>
      </div>
      <div>
        <dt>Concepto</dt>
        <dd>${purpose(payment)}</dd>
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

const PURPOSE = new Map([
  ['CONTADO', 'Pago de contado'],
  ['BONOS', 'Bonos regalo'],
]);

function purpose({ tipo, documents }: ProviderTransaction): string {
  const known = PURPOSE.get(tipo);
  if (known) return known;
  return documents === 1 ? 'Pago de 1 factura' : `Pago de ${documents} facturas`;
}

function bankChoice(problem: PaymentProblem): Html {
  return html`<fieldset class="banks">
    <legend>¿Desde qué banco va a pagar?</legend>
    ${problem === 'bank-missing' ? html`<p class="problem" id="sin-banco" role="alert">Elija un banco para continuar.</p>` : ''}
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

function answers(): Html {
  return html`<fieldset class="outcomes">
    <legend>¿Qué debe responder el banco?</legend>
    <button class="approve" name="respuesta" value="aprobar">Aprobar el pago</button>
    <button class="reject" name="respuesta" value="rechazar">Rechazar el pago</button>
    <button name="respuesta" value="pendiente">Dejarlo pendiente</button>
    <button name="respuesta" value="abandonar" formnovalidate>Volver sin responder</button>
    <div class="late">
      <label for="demora">Volver ya y aprobar después de</label>
      <select id="demora" name="demora">
        ${LATE_SECONDS.map((seconds) => html`<option value="${seconds}">${waitingTime(seconds)}</option>`)}
      </select>
      <button name="respuesta" value="tarde">Responder tarde</button>
    </div>
  </fieldset>`;
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return `${seconds} segundos`;
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`;
}
