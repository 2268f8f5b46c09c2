import './baseline.css';

// No library: what a dealer sees and hears of the kit's date range: two fields and two months of
// named days in a panel beside them, made in one go; a pick changes the days it touches.
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const today = '2026-11-20';
const icon = (path: string) =>
  `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></svg>`;
const two = (value: number) => String(value).padStart(2, '0');
const shown = (day: string) => day.split('-').reverse().join('/');

let range: { start: string; end: string | null } = { start: '2026-11-01', end: today };
let next: 'start' | 'end' = 'start';

const root = document.getElementById('root') ?? document.body;
const end = (name: string, id: string, day: string) =>
  `<div class="end"><label class="name" for="${id}">${name}</label><input id="${id}" inputmode="numeric" autocomplete="off" placeholder="dd/mm/aaaa" value="${shown(day)}"><button type="button" class="field" aria-haspopup="dialog" aria-expanded="false" aria-label="Abrir calendario: ${name}">${icon('M8 2v4M16 2v4M3 10h18M3 4h18v18H3z')}</button></div>`;
root.innerHTML = `<fieldset><legend>Fechas</legend>${end('Desde', 'start', range.start)}${end('Hasta', 'end', today)}</fieldset>`;
const panel = document.createElement('div');
panel.className = 'panel';
panel.popover = 'manual';
panel.tabIndex = -1;
panel.setAttribute('role', 'dialog');
panel.setAttribute('aria-label', 'Fechas');

const isSelected = (day: string) =>
  range.end === null ? day === range.start : day >= range.start && day <= range.end;

function dayCell(year: number, month: number, day: number, weekday: number): string {
  const date = `${year}-${two(month + 1)}-${two(day)}`;
  const edge = date === range.start || date === range.end ? ' class="edge"' : '';
  const now = date === today ? ' aria-current="date"' : '';
  const stop = date === range.start ? 0 : -1;
  return `<td role="gridcell" data-day="${date}" tabindex="${stop}" aria-selected="${isSelected(date)}"${edge}${now} aria-label="${weekdays[weekday]}, ${day} de ${months[month]} de ${year}">${day}</td>`;
}

function month(year: number, at: number): string {
  const before = (new Date(Date.UTC(year, at, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  let html = `<table role="grid" aria-multiselectable="true" aria-label="${months[at]} de ${year}"><thead><tr>`;
  for (const name of weekdays) html += `<th scope="col" abbr="${name}">${name.slice(0, 2)}</th>`;
  html += '</tr></thead><tbody>';
  for (let place = 0; place < 42; place += 1) {
    const day = place - before + 1;
    if (place % 7 === 0) html += '<tr>';
    html += day < 1 || day > days ? '<td></td>' : dayCell(year, at, day, place % 7);
    if (place % 7 === 6) html += '</tr>';
  }
  return `${html}</tbody></table>`;
}

const turn = (name: string, path: string) =>
  `<button type="button" aria-label="${name}">${icon(path)}</button>`;

function open(button: Element): void {
  panel.innerHTML = `<p aria-live="polite">Elija la fecha inicial</p><div class="turn">${turn('Año anterior', 'm11 17-5-5 5-5m7 10-5-5 5-5')}${turn('Mes anterior', 'm15 18-6-6 6-6')}<b>noviembre de 2026</b><b>diciembre de 2026</b>${turn('Mes siguiente', 'm9 18 6-6-6-6')}${turn('Año siguiente', 'm6 17 5-5-5-5m7 10 5-5-5-5')}</div><div class="months">${month(2026, 10)}${month(2026, 11)}</div>`;
  const { left, bottom } = (button.closest('.end') ?? button).getBoundingClientRect();
  panel.style.cssText = `left:${left}px;top:${bottom + 4}px`;
  button.setAttribute('aria-expanded', 'true');
  root.append(panel);
  panel.showPopover();
  panel.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

/** Touches the days whose look changes, and no others. */
function show(): void {
  for (const cell of panel.querySelectorAll<HTMLElement>('[data-day]')) {
    const day = cell.dataset.day ?? '';
    const selected = String(isSelected(day));
    if (cell.getAttribute('aria-selected') !== selected)
      cell.setAttribute('aria-selected', selected);
    const edge = day === range.start || day === range.end;
    if (cell.classList.contains('edge') !== edge) cell.classList.toggle('edge', edge);
    const stop = day === range.start ? 0 : -1;
    if (cell.tabIndex !== stop) cell.tabIndex = stop;
  }
  for (const id of ['start', 'end'] as const) {
    const field = document.getElementById(id);
    const text = shown(range[id] ?? '');
    if (field instanceof HTMLInputElement && field.value !== text) field.value = text;
  }
  const hint = panel.querySelector('p');
  if (hint) hint.textContent = next === 'start' ? 'Elija la fecha inicial' : 'Elija la fecha final';
}

panel.addEventListener('click', ({ target }) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  const day = cell?.dataset.day;
  if (day === undefined) return;
  range =
    next === 'start' || day < range.start ? { start: day, end: null } : { ...range, end: day };
  next = 'end';
  show();
  cell?.focus();
});
root.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('.field') : null;
  if (button && !panel.isConnected) open(button);
});
