import { invoicesFrom } from '../shared/data.ts';

// No library: 200 lines with an amount each, drawn when the payment opens.
const root = document.getElementById('root');
const open = document.createElement('button');
open.className = 'field';
open.textContent = 'Pagar';
const total = document.createElement('output');

open.addEventListener('click', () => {
  const list = document.createElement('ul');
  list.innerHTML = invoicesFrom(0, 200)
    .map(
      ({ id, title, amount }) =>
        `<li><p>${title}</p><p>${amount}</p><label><input type="radio" name="m${id}">Total</label><label><input type="radio" name="m${id}" checked>Parcial</label><input class="amount" inputmode="numeric" value="$ 1.000"></li>`,
    )
    .join('');
  list.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.className !== 'amount') return;
    const digits = target.value.replaceAll(/\D/g, '');
    target.value = `$ ${digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;
    total.textContent = target.value;
  });
  root?.append(list, total);
});
root?.append(open);
