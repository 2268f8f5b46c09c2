import './baseline.css';
import { cardsAtStart, type Invoice, invoicesFrom } from '../shared/data.ts';

// No library: what a dealer sees and hears of the kit's cards; markup made in one go, one listener
// for all, and chunks out of sight are not laid out.
const chunkSize = 20;
const list = document.createElement('div');
list.setAttribute('role', 'list');
list.setAttribute('aria-label', 'Facturas');
let count = 0;

const card = ({ id, title, amount, due, client }: Invoice) =>
  `<div role="listitem"><article aria-labelledby="t${id}"><div class="head"><label><input type="checkbox" aria-label="Seleccionar"></label><div><h3 id="t${id}">${title}</h3><span class="pill">Vencida</span></div></div><p class="amount">${amount}</p><dl><div><dt>Vence</dt><dd>${due}</dd></div><div><dt>Cliente</dt><dd>${client}</dd></div></dl><button type="button" class="pay" aria-describedby="t${id}">Pagar</button></article></div>`;

function append(more: number): void {
  const invoices = invoicesFrom(count, more);
  count += more;
  for (let at = 0; at < invoices.length; at += chunkSize) {
    const chunk = document.createElement('div');
    chunk.className = 'chunk';
    chunk.innerHTML = invoices
      .slice(at, at + chunkSize)
      .map(card)
      .join('');
    list.append(chunk);
  }
}

list.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  target.closest('article')?.classList.toggle('on', target.checked);
});
const more = document.createElement('button');
more.id = 'more';
more.textContent = 'Cargar más';
more.addEventListener('click', () => append(10));
append(cardsAtStart);
document.getElementById('root')?.append(more, list);
