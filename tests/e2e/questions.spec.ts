import type { Locator, Page } from '@playwright/test';
import { getEmail } from '@surtidor/sandbox/scenarios';
import { expect, test } from '../harness/test.ts';
import { goToBank, openPaymentModal, respondAtBank } from './paying.ts';

/** What a dealer presses to answer a question. Typing in one field, with its Enter, is one press. */
interface Presses {
  readonly click: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, words: string) => Promise<void>;
}

interface Question {
  readonly question: string;
  /** From the dashboard to the answer. */
  readonly find: (page: Page, presses: Presses) => Promise<void>;
  /** The texts of the answer, in the page's main region or dialog. */
  readonly answer: readonly (string | RegExp)[];
  /** The capability that the answer needs beyond the calls of the specification. */
  readonly needs?:
    | 'transactionList'
    | 'roleAcl'
    | 'creditLine'
    | 'passwordReset'
    | 'activity'
    | 'claims';
}

const maxPresses = 2;

/** Opens the page that the palette finds first. */
const search =
  (words: string, option: RegExp): Question['find'] =>
  async (page, { click, type }) => {
    await click(page.getByRole('button', { name: 'Buscar en el portal (Ctrl K)' }));
    const field = page.getByRole('combobox', { name: /^Buscar una página/ });
    await expect(field).toBeVisible();
    await field.fill(words);
    await expect(page.getByRole('option', { name: option }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await type(field, '');
  };

const openLink =
  (name: string | RegExp): Question['find'] =>
  async (page, { click }) =>
    click(page.getByRole('main').getByRole('link', { name }).first());

const stay: Question['find'] = async () => {};

const openPaymentsInProgress: Question['find'] = async (page, { click }) =>
  click(page.getByRole('banner').getByRole('button', { name: /pagos? en proceso/i }));

const questions: readonly Question[] = [
  {
    question: '¿Cuánto debo y cuánto está vencido?',
    find: stay,
    answer: ['Total vencido', 'Total cartera', /\$\s[\d.]{9,}/],
  },
  {
    question: '¿Cuánto cupo me queda y qué lo ocupa?',
    find: stay,
    answer: ['Cupo disponible', 'En facturas', 'En pedidos sin facturar'],
    needs: 'creditLine',
  },
  {
    question: '¿Por qué está retenido mi pedido y qué facturas lo liberan?',
    find: search('4010000122', /^Pedido 4010000122/),
    answer: [
      /^Retenido: Cupo de crédito insuficiente\. Le faltan /,
      'Factura FEV100072',
      /^Pagar estas \d facturas$/,
    ],
    needs: 'creditLine',
  },
  {
    question: '¿Cuántos días tiene mi factura más atrasada?',
    find: stay,
    answer: [/^Vencida hace \d+ días/],
  },
  {
    question: '¿Creció mi deuda frente al mes pasado?',
    find: stay,
    answer: [/^Frente al \d+ [a-z]{3} \d{4}$/, /^[+-]?\$\s[\d.]{5,}$/],
  },
  {
    question: '¿Está pagada la FEV100072, cuánto le falta?',
    find: search('FEV100072', /^Factura FEV100072/),
    answer: ['Saldo por pagar', /\$\s68\.181\.000/, 'Vencida hace 62 días'],
  },
  {
    question: '¿Quién de nosotros intentó pagar la FEV100072 y cómo terminó?',
    find: openLink('Factura FEV100072'),
    answer: ['Pago rechazado', 'Ximena Cárdenas Bermúdez'],
    needs: 'transactionList',
  },
  {
    question: '¿Qué pedido y qué camión le corresponden a la FEV100068?',
    find: search('FEV100068', /^Factura FEV100068/),
    answer: [/^Pedido \d+/, 'Placa'],
  },
  {
    question: 'El valor de la FEV100072 no coincide: ¿a quién le digo y en qué quedó?',
    find: openLink('Factura FEV100072'),
    answer: [
      'Preguntas y reclamos',
      'Preguntar o reclamar',
      'Revisamos la remisión: el valor es correcto.',
      'Pregunta o reclamo: Respondido',
    ],
    needs: 'claims',
  },
  {
    question: 'Pagar las tres más vencidas',
    find: async (page, { click }) =>
      click(page.getByRole('button', { name: 'Pagar las 3 más vencidas' })),
    answer: ['Pagar facturas', 'Factura FEV100072', 'Factura FEV100073'],
  },
  {
    question: '¿Pasó el pago, y quién lo hizo?',
    find: search('comprobantes', /^Pagos/),
    answer: ['Pago aprobado', 'Pago rechazado', /por Ximena Cárdenas Bermúdez$/],
    needs: 'transactionList',
  },
  {
    question: '¿Con qué pago se intentó pagar la FEV100072?',
    find: async (page, { click, type }) => {
      await click(page.getByRole('button', { name: 'Buscar en el portal (Ctrl K)' }));
      const field = page.getByRole('combobox', { name: /^Buscar una página/ });
      await field.fill('68.181.000');
      const payment = page.getByRole('option', { name: /^Pago / }).first();
      await expect(payment).toHaveAttribute('aria-selected', 'true');
      await type(field, '');
    },
    answer: ['Pago rechazado', /\$\s68\.181\.000/],
    needs: 'transactionList',
  },
  {
    question: 'Cerré la página del banco: ¿y ahora?',
    find: openPaymentsInProgress,
    answer: ['Pagos en proceso'],
    needs: 'transactionList',
  },
  {
    question: '¿Dónde está mi camión, qué placa tiene, cuándo llega?',
    find: openLink(/^Pedido 4010000128/),
    answer: [/^Llega/, /Placa [A-Z]{3}\d{3}/],
  },
  {
    question: '¿Está facturado el pedido 4010000130?',
    find: search('4010000130', /^Pedido 4010000130/),
    answer: ['Solicitud enviada'],
  },
  {
    question: '¿Cómo va el pedido con número SICOM 71000130?',
    find: search('71000130', /^Pedido 4010000130/),
    answer: ['Solicitud enviada'],
  },
  {
    question: 'Todo lo de la estación con código 0100100012',
    find: search('0100100012', /El Descanso/),
    answer: [/El Descanso/],
  },
  {
    question: '¿Quién de nosotros puede pagar?',
    find: search('permisos por usuario', /^Permisos por usuario/),
    answer: ['Permisos por usuario', 'Financiero'],
    needs: 'roleAcl',
  },
  {
    question: 'Que entre un administrador nuevo sin decirle una contraseña',
    find: search('nuevo usuario', /^Nuevo usuario/),
    answer: ['Nuevo usuario', 'Enviar invitación', /^Le llega un correo con un enlace/],
    needs: 'passwordReset',
  },
  {
    question: '¿Quién entró a mi nombre este mes?',
    find: search('quién entró', /^Actividad/),
    answer: ['Soporte ingresó en su nombre', 'Visitas de soporte'],
    needs: 'activity',
  },
  {
    question: 'Pagamos dos: ¿quién hizo qué?',
    find: search('quién hizo qué', /^Actividad/),
    answer: [/^Pago de \$/, 'Pago aprobado', 'Pago rechazado', 'Ximena Cárdenas Bermúdez'],
    needs: 'activity',
  },
  {
    question: 'El extracto de octubre con su saldo, para imprimir y en Excel',
    find: async (page, presses) => {
      await openLink('Extracto')(page, presses);
      await presses.type(page.getByRole('textbox', { name: 'Mes' }), '10/2026');
    },
    answer: [/^1 oct 2026 a 31 oct 2026$/, 'Saldo final', 'Imprimir', 'Exportar'],
  },
  {
    question: '¿Cuánto pagamos en noviembre, en total?',
    find: async (page, presses) => {
      await openLink('Extracto')(page, presses);
      await presses.type(page.getByRole('textbox', { name: 'Mes' }), '11/2026');
    },
    answer: [/^1 nov 2026 a /, 'Pagos del período'],
  },
  {
    question: '¿Cuántos galones pedimos, por producto, mes y estación?',
    find: async (page, { click }) => {
      await click(page.getByRole('banner').getByRole('link', { name: 'Pedidos', exact: true }));
      await click(page.getByRole('button', { name: 'Cantidades' }));
    },
    answer: ['Por producto', 'Por mes', 'Por estación', /^[\d.,]+ GLN/],
  },
  {
    question: '¿Qué hay de nuevo del distribuidor?',
    find: stay,
    answer: ['Últimas noticias', 'Ahora puede pagar una parte de su factura'],
  },
  {
    question: 'Todo lo de la estación La Cumbre',
    find: search('La Cumbre', /^Estación La Cumbre/),
    answer: [/La Cumbre/],
  },
];

/** Asks a question on the dashboard and checks its answer and the number of presses. */
async function ask(page: Page, { question, find, answer }: Question): Promise<void> {
  await test.step(question, async () => {
    await page.goto('/');
    await expect(page.getByRole('main').getByText('Total cartera')).toBeVisible();
    let count = 0;
    await find(page, {
      click: async (target) => {
        count += 1;
        await target.click();
      },
      type: async (field, words) => {
        count += 1;
        if (words !== '') await field.fill(words);
        await field.press('Enter');
      },
    });
    const region = page.getByRole('main').or(page.getByRole('dialog'));
    for (const text of answer)
      await expect.soft(region.getByText(text).filter({ visible: true }).first()).toBeVisible();
    console.info(`${count} presses: ${question}`);
    expect(count).toBeLessThanOrEqual(maxPresses);
  });
}

test('answers the question of a person with two companies within two presses', async ({
  page,
  openSession,
  control,
}) => {
  await control.loadScenario('companies');
  await openSession(page, getEmail('contadora'));
  await ask(page, {
    question: 'Muéstreme mi otra empresa',
    find: async (_, { click }) => {
      await click(page.getByRole('button', { name: 'Cambiar de empresa' }));
      const dialog = page.getByRole('dialog', { name: 'Sus empresas' });
      await click(dialog.getByRole('button', { name: /S\.A/ }));
    },
    answer: ['Total cartera', /^S\/\s[\d,.]{6,}/],
  });
});

test('answers the questions of a dealer within two presses from the dashboard', {
  tag: ['@both', '@slow'],
}, async ({ page, openSession, sandboxMode }) => {
  // Twenty visits of the dashboard, one for each question.
  test.slow();
  await openSession(page);
  for (const question of questions) {
    if (question.needs === undefined || sandboxMode === 'extended') await ask(page, question);
  }
});

test('answers what became of a payment of this browser from the calls of the specification', {
  tag: ['@strict', '@slow'],
}, async ({ page, openSession }) => {
  await openSession(page);
  await ask(page, {
    question: '¿Quién de nosotros puede pagar? (por su rol)',
    find: search('usuarios', /^Usuarios/),
    answer: ['Financiero', 'Operativo'],
  });
  await openPaymentModal(page);
  await goToBank(page);
  await respondAtBank(page, 'approve');
  await ask(page, {
    question: '¿Pasó el pago?',
    find: search('comprobantes', /^Pagos/),
    answer: ['Pago aprobado'],
  });
  const number = await openPaymentModal(page);
  await goToBank(page);
  await ask(page, {
    question: 'Cerré la página del banco: ¿y ahora?',
    find: openPaymentsInProgress,
    answer: ['Pagos en proceso', new RegExp(number), 'Pendiente', 'Consultar estado'],
  });
});
