import './baseline.css';
import { type Place, places, selectedAtStart } from '../shared/data.ts';

// No library: what a dealer sees and hears of the kit's selector, for as little work as we know of.
const rem48 = 48;
const visibleRows = 7;
const spare = 2;
const chipsAtOnce = 10;

const root = document.getElementById('root') ?? document.body;
root.innerHTML = `<label for="field">Destinos</label><span class="box"><input id="field" class="field" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off" placeholder="Busque por código o nombre"><button type="button" class="arrow" tabindex="-1" aria-label="Mostrar opciones: Destinos"><svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="m6 9 6 6 6-6"/></svg></button><span role="status" class="status"></span></span><ul class="chips" aria-label="Destinos: Elegidos"></ul>`;
const part = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(selector);
  return found;
};
const input = part('.field', HTMLInputElement);
const status = part('.status', HTMLElement);
const chips = part('.chips', HTMLElement);
const all = document.createElement('button');
all.className = 'all';
chips.after(all);
const panel = document.createElement('div');
panel.className = 'panel';
panel.popover = 'manual';
panel.innerHTML =
  '<div class="list" id="list" role="listbox" aria-label="Destinos" aria-multiselectable="true" tabindex="-1"><div role="presentation"></div></div>';
const list = panel.firstElementChild as HTMLElement;
const space = list.firstElementChild as HTMLElement;

let text: string | null = null;
let ends: readonly number[] = [];
/** Places of what matches; null stands for all. */
let matches: readonly number[] | null = null;
let active = -1;
let renderedHtml = '';
const selected = new Set(selectedAtStart);
const byCode = new Map(places.map((place) => [place.code, place]));

const chip = (code: string) => {
  const item = document.createElement('li');
  const label = `${code} · ${byCode.get(code)?.name}`;
  item.innerHTML = `<button type="button" data-code="${code}" aria-label="Quitar ${label}">${label}</button>`;
  return item;
};
const countChips = () => {
  all.hidden = selected.size <= chipsAtOnce;
  all.textContent = `Ver los ${selected.size}`;
};
chips.append(...[...selected].slice(-chipsAtOnce).reverse().map(chip));
countChips();

const count = () => matches?.length ?? places.length;
const placeAt = (at: number): Place | undefined =>
  places[matches === null ? at : (matches[at] ?? -1)];

function row(at: number): string {
  const place = placeAt(at);
  if (place === undefined) return '';
  const taken = selected.has(place.code);
  return `<div role="option" id="option-${at}" data-at="${at}" aria-selected="${taken}"${taken ? ' aria-disabled="true"' : ''} aria-setsize="${count()}" aria-posinset="${at + 1}" title="${place.name}"${at === active ? ' class="at"' : ''}>${place.name}<i>${place.code}</i></div>`;
}

function render(scrolled: number): void {
  const first = Math.max(0, Math.floor(scrolled / rem48) - spare);
  const last = Math.min(count(), Math.floor(scrolled / rem48) + visibleRows + 1 + spare);
  let html = '';
  for (let at = first; at < last; at += 1) html += row(at);
  if (html === renderedHtml) return;
  renderedHtml = html;
  space.style.cssText = `box-sizing:border-box;height:${count() * rem48}px;padding-top:${first * rem48}px`;
  space.innerHTML = html;
}

function open(): void {
  if (panel.isConnected) return;
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', 'list');
  const { left, bottom, width } = input.getBoundingClientRect();
  panel.style.cssText = `left:${left}px;top:${bottom + 4}px;min-width:${width}px`;
  render(0);
  root.append(panel);
  panel.showPopover();
}

function close(): void {
  if (!panel.isConnected) return;
  panel.remove();
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-controls');
}

const letters = new Map<string, string>();
const plain = (letter: string): string => {
  const known = letters.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  letters.set(letter, known);
  return known;
};
/** Lower case without accents, letter by letter: half the time of normalising the whole. */
const fold = (query: string) => query.toLowerCase().replaceAll(/[\u{80}-\u{10ffff}]/gu, plain);

/** Where the words stand: one pass through one text, each line once. */
function search(query: string): number[] {
  if (text === null) {
    text = fold(places.map(({ code, name }) => `${code} ${name}`).join('\n'));
    const found: number[] = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) found.push(at);
    ends = [...found, text.length];
  }
  const found: number[] = [];
  let line = 0;
  for (let at = text.indexOf(query); at >= 0; ) {
    while ((ends[line] ?? 0) < at) line += 1;
    found.push(line);
    at = text.indexOf(query, (ends[line] ?? 0) + 1);
  }
  return found;
}

function pick(at: number): void {
  const place = placeAt(at);
  if (place === undefined || selected.has(place.code)) return;
  selected.add(place.code);
  active = at;
  input.setAttribute('aria-activedescendant', `option-${at}`);
  chips.prepend(chip(place.code));
  if (chips.childElementCount > chipsAtOnce) chips.lastElementChild?.remove();
  countChips();
  render(list.scrollTop);
}

input.addEventListener('click', open);
input.addEventListener('blur', close);
input.addEventListener('input', () => {
  const query = fold(input.value.trim());
  matches = query === '' ? null : search(query);
  active = matches === null ? -1 : matches.findIndex((at) => !selected.has(places[at]?.code ?? ''));
  status.textContent = `${count()} opciones`;
  if (active >= 0) input.setAttribute('aria-activedescendant', `option-${active}`);
  open();
  render(0);
  list.scrollTop = 0;
});
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') close();
  if (event.key === 'Enter') pick(active);
  if (step === undefined) return;
  event.preventDefault();
  open();
  active = Math.max(0, Math.min(active + step, count() - 1));
  input.setAttribute('aria-activedescendant', `option-${active}`);
  render(list.scrollTop);
  document.getElementById(`option-${active}`)?.scrollIntoView({ block: 'nearest' });
});
list.addEventListener('scroll', () => render(list.scrollTop));
panel.addEventListener('mousedown', (event) => event.preventDefault());
panel.addEventListener('click', ({ target }) => {
  const at =
    target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
  if (at) pick(Number(at));
});
chips.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest('button') : null;
  if (pressed === null) return;
  selected.delete(pressed.dataset.code ?? '');
  pressed.closest('li')?.remove();
  countChips();
});
