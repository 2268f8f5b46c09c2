import { type Invoice, invoicesFrom } from '../shared/data.ts';

// No library: markup made once per card, one listener for all.
const list = document.createElement('div');
const style = document.createElement('style');
style.textContent =
  'article{border:1px solid #ccc;border-radius:12px;padding:16px;margin:8px}article.on{background:#e6eefd}';
let count = 2_000;

const card = ({ id, title, amount, due, client }: Invoice) => {
  const article = document.createElement('article');
  article.innerHTML = `<label><input type="checkbox" data-id="${id}"></label><h3>${title}</h3><p>Vencida</p><p>${amount}</p><dl><dt>Vence</dt><dd>${due}</dd><dt>Cliente</dt><dd>${client}</dd></dl><button type="button">Pagar</button>`;
  return article;
};

list.append(...invoicesFrom(0, count).map(card));
list.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  target.closest('article')?.classList.toggle('on', target.checked);
});
const more = document.createElement('button');
more.id = 'more';
more.textContent = 'Cargar más';
more.addEventListener('click', () => {
  list.append(...invoicesFrom(count, 10).map(card));
  count += 10;
});
document.head.append(style);
document.getElementById('root')?.append(more, list);
