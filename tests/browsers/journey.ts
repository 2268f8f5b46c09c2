import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';
import type { Control } from '../harness/control.ts';
import type { Browser, Point } from './browser.ts';

/** Timeout for each step, in milliseconds. */
const timeoutMs = 30_000;

/** Polls until a value is found. */
async function eventually<Value>(what: string, read: () => Promise<Value | null>): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await read();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Not found: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * The position of a control once it is enabled, uncovered and stable: found by selector, and by
 * label, name or text.
 */
const middleOf = `
  const [selector, words] = arguments;
  const named = (element) =>
    [element.getAttribute('aria-label'), element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)]
      .some((text) => text?.trim().startsWith(words));
  const element = [...document.querySelectorAll(selector)].find(
    (one) => named(one) && !one.disabled && one.checkVisibility(),
  );
  if (!element) return null;
  const shown = element.closest('label') ?? element;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const still = document.getAnimations().every(({ playState }) => playState !== 'running');
  return still && hit && (shown.contains(hit) || hit.contains(shown)) ? middle : null;
`;

const press = async (browser: Browser, selector: string, text: string): Promise<void> => {
  const point = await eventually(
    `${selector} '${text}'`,
    async () => (await browser.run(middleOf, selector, text)) as Point | null,
  );
  await browser.press(point);
};

const see = (browser: Browser, selector: string, text: string): Promise<unknown> =>
  eventually(
    `${selector} '${text}'`,
    async () =>
      (await browser.run(
        'const [selector, words] = arguments; return [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(words)) || null;',
        selector,
        text,
      )) as true | null,
  );

const total = async (control: Control): Promise<number> =>
  (await control.ledger()).balances.reduce((sum, { saldo }) => sum + saldo, 0);

/** Signs in, pays a part of the first invoice with real keys, and finds it paid in page and ledger. */
export async function payInPart(browser: Browser, portal: string, control: Control): Promise<void> {
  await control.reset();
  const previous = await total(control);
  await browser.goTo(`${portal}/login`);
  await press(browser, 'input', 'Correo electrónico');
  await browser.type(getEmail('representante'));
  await press(browser, 'input', 'Contraseña');
  await browser.type(demoPassword);
  await press(browser, 'button', 'Ingresar');
  await see(browser, 'h1', 'Hola');

  await browser.goTo(`${portal}/admin/pending-invoices`);
  await press(browser, 'article input[type=checkbox]', 'Seleccionar');
  await press(browser, 'button', 'Continuar');
  await press(browser, 'dialog input[type=radio]', 'Pago parcial');
  await press(browser, 'dialog input', 'Valor a pagar');
  await browser.type('50000');
  await eventually(
    'the amount typed',
    async () =>
      (await browser.run(
        "return [...document.querySelectorAll('dialog input')].some(({ value }) => value.replace(/\\\\s/g, ' ') === '$ 50.000') || null;",
      )) as true | null,
  );
  await press(browser, 'dialog button', 'Ir a pagar');

  await see(browser, 'h1, h2', 'Confirme su pago');
  await press(browser, 'input[type=radio]', '');
  await press(browser, 'button', 'Aprobar el pago');
  await see(browser, 'h1, h2', 'Pago aprobado');
  await see(browser, 'main', '50.000');
  const paid = previous - (await total(control));
  if (paid !== 5_000_000) throw new Error(`The ledger says ${paid} minor units were paid.`);
}
