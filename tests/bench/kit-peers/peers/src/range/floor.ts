// No library: two fields and a month of buttons, drawn when asked for.
const root = document.getElementById('root');
const field = document.createElement('button');
field.className = 'field';
field.textContent = '2026-11-01 to 2026-11-20';
const panel = document.createElement('div');
panel.setAttribute('role', 'dialog');
let start: string | null = null;

const name = (date: Date) => date.toISOString().slice(0, 10);

function draw(): void {
  const table = document.createElement('table');
  const first = new Date(Date.UTC(2026, 10, 1));
  const begin = first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000;
  for (let week = 0; week < 6; week += 1) {
    const row = table.insertRow();
    for (let day = 0; day < 7; day += 1) {
      const date = name(new Date(begin + (week * 7 + day) * 86_400_000));
      const button = document.createElement('button');
      button.dataset.day = date;
      button.textContent = String(Number(date.slice(8)));
      if (start !== null && date >= start) button.setAttribute('aria-pressed', 'true');
      row.insertCell().append(button);
    }
  }
  panel.replaceChildren(table);
}

field.addEventListener('click', () => {
  draw();
  root?.append(panel);
});
panel.addEventListener('click', ({ target }) => {
  const day = target instanceof HTMLElement ? target.dataset.day : undefined;
  if (day === undefined) return;
  start = day;
  draw();
});
root?.append(field);
