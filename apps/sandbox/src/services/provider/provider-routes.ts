import { type Context, Hono } from 'hono';
import { PROVIDER_PATH } from '../../payments/provider-session.ts';
import { pageHeaders } from '../shared/page-headers.ts';
import { assetHandler } from '../shared/send-asset.ts';
import { LATE_SECONDS, type ProviderAnswer } from './answers.ts';
import { BANKS } from './pages/banks.ts';
import { noticePage } from './pages/notice-page.ts';
import { type PaymentProblem, paymentPage } from './pages/payment-page.ts';
import type { Provider } from './provider.ts';
import { decryptToken, type TokenEscapes, undoMarkers } from './token.ts';
import type { ProviderTransaction } from './transactions.ts';

export interface ProviderRoutesOptions {
  readonly provider: Provider;
  readonly portalOrigin: string;
  readonly markers: TokenEscapes;
}

const ASSETS = ['provider.css', 'mark.svg'];

/** The provider's page: `GET` with token and uuid, its answer by POST, its two assets. */
export function providerRoutes({ provider, portalOrigin, markers }: ProviderRoutesOptions): Hono {
  const routes = new Hono();
  routes.use('/provider/*', pageHeaders(portalOrigin));

  for (const name of ASSETS) {
    const file = new URL(`./pages/${name}`, import.meta.url);
    routes.get(`/provider/assets/${name}`, assetHandler(file));
  }

  const resultAddress = (uuid: string) =>
    `${portalOrigin}/admin/resultado-transaccion?uuid=${encodeURIComponent(uuid)}`;

  /** The payment that uuid and token open together; null when they do not fit. */
  const open = (uuid: string, token: string): ProviderTransaction | null => {
    const payment = provider.find(uuid);
    if (!payment) return null;
    const decrypted = decryptToken(undoMarkers(token, markers), payment.phrase);
    return decrypted === payment.token ? payment : null;
  };

  const unreadable = (c: Context) =>
    c.html(
      noticePage({
        title: 'No pudimos abrir este pago',
        text: 'El enlace está incompleto o no corresponde a un pago iniciado en el portal. No se hizo ningún cobro.',
        backTo: `${portalOrigin}/`,
      }),
      400,
    );
  const finished = (c: Context, payment: ProviderTransaction) =>
    c.html(
      noticePage({
        title: 'Este pago ya terminó',
        text: 'El banco ya respondió por esta operación. Consulte el resultado en el portal.',
        backTo: resultAddress(payment.uuid),
      }),
    );
  const ended = (c: Context) =>
    c.html(
      noticePage({
        title: 'La sesión de pago terminó',
        text: 'Pasó el tiempo para pagar y no se hizo ningún cobro. Inicie el pago de nuevo en el portal.',
        backTo: `${portalOrigin}/`,
      }),
      410,
    );
  const renderPaymentPage = (
    c: Context,
    payment: ProviderTransaction,
    token: string,
    problem: PaymentProblem,
  ) => c.html(paymentPage(payment, token, problem), problem === null ? 200 : 422);

  routes.get('/provider', (c) =>
    c.html(
      noticePage({
        title: 'Aquí se paga lo que se inicia en el portal',
        text: 'Elija una factura en el portal y pulse «Ir a pagar»: el portal lo traerá a esta página con su pago.',
        backTo: `${portalOrigin}/`,
      }),
    ),
  );
  routes.get(PROVIDER_PATH, (c) => {
    const token = c.req.query('token') ?? '';
    const payment = open(c.req.query('uuid') ?? '', token);
    if (!payment) return unreadable(c);
    if (payment.estado !== 'PENDIENTE') return finished(c, payment);
    return provider.isOver(payment) ? ended(c) : renderPaymentPage(c, payment, token, null);
  });

  routes.post(PROVIDER_PATH, async (c) => {
    const form = await readForm(c);
    const payment = open(form.uuid, form.token);
    if (!payment) return unreadable(c);
    if (payment.estado !== 'PENDIENTE') return c.redirect(resultAddress(payment.uuid), 303);
    if (provider.isOver(payment)) return ended(c);
    const answer = getAnswer(form);
    const bank = BANKS.find(({ code }) => code === form.banco);
    if (answer === null || (answer.kind !== 'abandoned' && bank === undefined)) {
      return renderPaymentPage(c, payment, form.token, 'bank-missing');
    }
    provider.answer(payment.uuid, answer, 1, bank?.name);
    return c.redirect(resultAddress(payment.uuid), 303);
  });
  return routes;
}

type PaymentForm = Record<'uuid' | 'token' | 'banco' | 'respuesta' | 'demora', string>;

async function readForm(c: Context): Promise<PaymentForm> {
  const body = await c.req.parseBody();
  const field = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    uuid: field('uuid'),
    token: field('token'),
    banco: field('banco'),
    respuesta: field('respuesta'),
    demora: field('demora'),
  };
}

const ANSWERS: Record<string, ProviderAnswer> = {
  aprobar: { kind: 'verdict', verdict: 'approved' },
  rechazar: { kind: 'verdict', verdict: 'rejected' },
  pendiente: { kind: 'pending' },
  abandonar: { kind: 'abandoned' },
};

function getAnswer({ respuesta, demora }: PaymentForm): ProviderAnswer | null {
  if (respuesta !== 'tarde')
    return Object.hasOwn(ANSWERS, respuesta) ? (ANSWERS[respuesta] ?? null) : null;
  const seconds = LATE_SECONDS.find((choice) => String(choice) === demora) ?? LATE_SECONDS[0];
  return { kind: 'late', verdict: 'approved', afterMs: seconds * 1000 };
}
