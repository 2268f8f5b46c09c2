import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import type { Control } from '../harness/control.ts';
import type { Browser, Point } from './browser.ts';

/** Timeout for each step, in milliseconds. */
const timeoutMs = 30_000;

/** Polls until a value is found. */
async function waitFor<Value>(
  description: string,
  findValue: () => Promise<Value | null>,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await findValue();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`Not found: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Finds a control by selector and by label, name or text. Returns its centre when it is enabled, uncovered
 * and stable, otherwise null.
 */
const findCentreScript = `
  const [selector, name] = arguments;
  const hasName = (element) =>
    [element.getAttribute('aria-label'), element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)]
      .some((text) => text?.trim().startsWith(name));
  const element = [...document.querySelectorAll(selector)].find(
    (one) => hasName(one) && !one.disabled && one.checkVisibility(),
  );
  if (!element) return null;
  const target = element.closest('label') ?? element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const centre = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(centre.x, centre.y);
  const isStill = document.getAnimations().every(({ playState }) => playState !== 'running');
  return isStill && hit && (target.contains(hit) || hit.contains(target)) ? centre : null;
`;

const click = async (browser: Browser, selector: string, text: string): Promise<void> => {
  const point = await waitFor(
    `${selector} '${text}'`,
    async () => (await browser.run(findCentreScript, selector, text)) as Point | null,
  );
  await browser.click(point);
};

const waitForText = (browser: Browser, selector: string, text: string): Promise<unknown> =>
  waitFor(
    `${selector} '${text}'`,
    async () =>
      (await browser.run(
        'const [selector, text] = arguments; return [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text)) || null;',
        selector,
        text,
      )) as true | null,
  );

const getTotalBalance = async (control: Control): Promise<number> =>
  (await control.fetchLedger()).balances.reduce((sum, { saldo }) => sum + saldo, 0);

/** Signs in, pays part of the first invoice with real key presses, and checks the page and the ledger. */
export async function payInPart(
  browser: Browser,
  portalOrigin: string,
  control: Control,
): Promise<void> {
  await control.reset();
  const previousBalance = await getTotalBalance(control);
  await browser.goTo(`${portalOrigin}/login`);
  await click(browser, 'input', 'Correo electrónico');
  await browser.type(getEmail('representante'));
  await click(browser, 'input', 'Contraseña');
  await browser.type(demoPassword);
  await click(browser, 'button', 'Ingresar');
  await waitForText(browser, 'h1', 'Hola');

  await browser.goTo(`${portalOrigin}/admin/pending-invoices`);
  await click(browser, 'article input[type=checkbox]', 'Seleccionar');
  await click(browser, 'button', 'Continuar');
  await click(browser, 'dialog input[type=radio]', 'Pago parcial');
  await click(browser, 'dialog input', 'Valor a pagar');
  await browser.type('50000');
  await waitFor(
    'the typed amount',
    async () =>
      (await browser.run(
        "return [...document.querySelectorAll('dialog input')].some(({ value }) => value.replace(/\\\\s/g, ' ') === '$ 50.000') || null;",
      )) as true | null,
  );
  await click(browser, 'dialog button', 'Ir a pagar');

  await waitForText(browser, 'h1, h2', 'Confirme su pago');
  await click(browser, 'input[type=radio]', '');
  await click(browser, 'button', 'Aprobar el pago');
  await waitForText(browser, 'h1, h2', 'Pago aprobado');
  await waitForText(browser, 'main', '50.000');
  const paidAmount = previousBalance - (await getTotalBalance(control));
  if (paidAmount !== 5_000_000)
    throw new Error(`Expected 5000000 minor units to be paid, but the ledger has ${paidAmount}.`);
}
