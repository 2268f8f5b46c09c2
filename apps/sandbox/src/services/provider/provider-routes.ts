import { type Context, Hono } from 'hono';
import { PROVIDER_PATH } from '../../payments/provider-session.ts';
import { createAssetHandler } from '../shared/create-asset-handler.ts';
import { setPageHeaders } from '../shared/page-headers.ts';
import { BANKS } from './pages/banks.ts';
import { renderNoticePage } from './pages/notice-page.ts';
import { type PaymentFormError, renderPaymentPage } from './pages/payment-page.ts';
import { DELAY_SECONDS, type PayerChoice } from './payer-choice.ts';
import type { Provider } from './provider.ts';
import { decryptToken, restoreBase64, type TokenEscapes } from './token.ts';
import type { ProviderTransaction } from './transactions.ts';

export interface ProviderRoutesOptions {
  readonly provider: Provider;
  readonly portalOrigin: string;
  readonly markers: TokenEscapes;
}

const ASSETS = ['provider.css', 'mark.svg'];

/** Creates the provider's routes: the payment page (GET), its form (POST) and its assets. */
export function createProviderRoutes({
  provider,
  portalOrigin,
  markers,
}: ProviderRoutesOptions): Hono {
  const routes = new Hono();
  routes.use('/provider/*', setPageHeaders(portalOrigin));

  for (const name of ASSETS) {
    const file = new URL(`./pages/${name}`, import.meta.url);
    routes.get(`/provider/assets/${name}`, createAssetHandler(file));
  }

  const getResultUrl = (uuid: string) =>
    `${portalOrigin}/admin/resultado-transaccion?uuid=${encodeURIComponent(uuid)}`;

  /** Returns the payment if the token belongs to the uuid, otherwise null. */
  const findPayment = (uuid: string, token: string): ProviderTransaction | null => {
    const payment = provider.find(uuid);
    if (!payment) return null;
    const decrypted = decryptToken(restoreBase64(token, markers), payment.phrase);
    return decrypted === payment.token ? payment : null;
  };

  const renderInvalidLink = (c: Context) =>
    c.html(
      renderNoticePage({
        title: 'No pudimos abrir este pago',
        text: 'El enlace está incompleto o no corresponde a un pago iniciado en el portal. No se hizo ningún cobro.',
        backTo: `${portalOrigin}/`,
      }),
      400,
    );
  const renderSettled = (c: Context, payment: ProviderTransaction) =>
    c.html(
      renderNoticePage({
        title: 'Este pago ya terminó',
        text: 'El banco ya respondió por esta operación. Consulte el resultado en el portal.',
        backTo: getResultUrl(payment.uuid),
      }),
    );
  const renderExpired = (c: Context) =>
    c.html(
      renderNoticePage({
        title: 'La sesión de pago terminó',
        text: 'Pasó el tiempo para pagar y no se hizo ningún cobro. Inicie el pago de nuevo en el portal.',
        backTo: `${portalOrigin}/`,
      }),
      410,
    );
  const renderForm = (
    c: Context,
    payment: ProviderTransaction,
    token: string,
    error: PaymentFormError,
  ) => c.html(renderPaymentPage(payment, token, error), error === null ? 200 : 422);

  routes.get('/provider', (c) =>
    c.html(
      renderNoticePage({
        title: 'Aquí se paga lo que se inicia en el portal',
        text: 'Elija una factura en el portal y pulse «Ir a pagar»: el portal lo traerá a esta página con su pago.',
        backTo: `${portalOrigin}/`,
      }),
    ),
  );
  routes.get(PROVIDER_PATH, (c) => {
    const token = c.req.query('token') ?? '';
    const payment = findPayment(c.req.query('uuid') ?? '', token);
    if (!payment) return renderInvalidLink(c);
    if (payment.estado !== 'PENDIENTE') return renderSettled(c, payment);
    return provider.isExpired(payment) ? renderExpired(c) : renderForm(c, payment, token, null);
  });

  routes.post(PROVIDER_PATH, async (c) => {
    const form = await parseForm(c);
    const payment = findPayment(form.uuid, form.token);
    if (!payment) return renderInvalidLink(c);
    if (payment.estado !== 'PENDIENTE') return c.redirect(getResultUrl(payment.uuid), 303);
    if (provider.isExpired(payment)) return renderExpired(c);
    const choice = parseChoice(form);
    const bank = BANKS.find(({ code }) => code === form.banco);
    if (choice === null || (choice.kind !== 'abandoned' && bank === undefined)) {
      return renderForm(c, payment, form.token, 'bank-missing');
    }
    provider.applyChoice(payment.uuid, choice, 1, bank?.name);
    return c.redirect(getResultUrl(payment.uuid), 303);
  });
  return routes;
}

type PaymentForm = Record<'uuid' | 'token' | 'banco' | 'respuesta' | 'demora', string>;

async function parseForm(c: Context): Promise<PaymentForm> {
  const body = await c.req.parseBody();
  const getField = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    uuid: getField('uuid'),
    token: getField('token'),
    banco: getField('banco'),
    respuesta: getField('respuesta'),
    demora: getField('demora'),
  };
}

const CHOICES: Record<string, PayerChoice> = {
  aprobar: { kind: 'result', result: 'approved' },
  rechazar: { kind: 'result', result: 'rejected' },
  pendiente: { kind: 'pending' },
  abandonar: { kind: 'abandoned' },
};

function parseChoice({ respuesta, demora }: PaymentForm): PayerChoice | null {
  if (respuesta !== 'tarde')
    return Object.hasOwn(CHOICES, respuesta) ? (CHOICES[respuesta] ?? null) : null;
  const seconds = DELAY_SECONDS.find((option) => String(option) === demora) ?? DELAY_SECONDS[0];
  return { kind: 'delayed', result: 'approved', afterMs: seconds * 1000 };
}
