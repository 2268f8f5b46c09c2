import './baseline.css';
import { invoicesFrom } from '../shared/data.ts';

// No library: what a dealer sees and hears of the kit's payment lines, rendered in one go when the
// payment opens. Leaving lines out of sight undrawn was tried: with a text field in each, it costs
// the browser more than it spares.
const root = document.getElementById('root');
const open = document.createElement('button');
open.className = 'field';
open.textContent = 'Pagar';
const total = document.createElement('output');
const amounts = new Map<string, number>();
const invoices = invoicesFrom(0, 200);

const dress = (digits: string) =>
  digits === '' ? '' : `$ ${digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;
const showTotal = () => {
  total.textContent = String(
    invoices.reduce((sum, { id }) => sum + (amounts.get(id) ?? 100_000), 0),
  );
};

open.addEventListener('click', () => {
  const list = document.createElement('ul');
  list.innerHTML = invoices
    .map(
      ({ id, title, amount }) =>
        `<li data-id="${id}"><p class="head"><span>${title}</span><span>${amount}</span></p><fieldset><legend>${title}</legend><label class="way"><input class="hidden" type="radio" name="m${id}">Pago total</label><label class="way on"><input class="hidden" type="radio" name="m${id}" checked>Pago parcial</label></fieldset><label class="name" for="a${id}">Valor a pagar</label><input id="a${id}" class="amount" inputmode="numeric" autocomplete="off" placeholder="$ 0" value="$ 1.000"></li>`,
    )
    .join('');
  list.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.className !== 'amount') return;
    const { value, selectionStart } = target;
    const behind = value.slice(selectionStart ?? value.length).replaceAll(/\D/g, '').length;
    const digits = value.replaceAll(/\D/g, '').slice(0, 12);
    const shown = dress(digits);
    let caret = shown.length;
    for (let seen = 0; seen < behind && caret > 2; caret -= 1) {
      if (/\d/.test(shown.charAt(caret - 1))) seen += 1;
    }
    target.value = shown;
    target.setSelectionRange(caret, caret);
    amounts.set(target.closest('li')?.dataset.id ?? '', Number(digits) * 100);
    showTotal();
  });
  showTotal();
  root?.append(list, total);
});
root?.append(open);
