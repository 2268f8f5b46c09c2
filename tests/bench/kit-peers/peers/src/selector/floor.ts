import { chosenAtStart, fold, type Place, places } from '../shared/data.ts';

// No library: what the task costs at least. Folded once, a window of rows moved by hand.
const root = document.getElementById('root');
const height = 36;
const rows = 9;
let folded: readonly string[] | null = null;
let matches: readonly Place[] = places;
const chosen = new Set(chosenAtStart);

const input = document.createElement('input');
input.className = 'field';
input.setAttribute('role', 'combobox');
const chips = document.createElement('div');
const list = document.createElement('div');
list.setAttribute('role', 'listbox');
Object.assign(list.style, { overflow: 'auto', height: `${rows * height}px`, position: 'absolute' });
const space = document.createElement('div');
space.style.position = 'relative';
list.append(space);

const addChip = (code: string) => {
  const chip = document.createElement('button');
  chip.textContent = code;
  chips.append(chip);
};
for (const code of chosen) addChip(code);

function draw(): void {
  const first = Math.floor(list.scrollTop / height);
  const parts = matches.slice(first, first + rows + 1).map((place, at) => {
    const row = document.createElement('div');
    row.setAttribute('role', 'option');
    row.dataset.code = place.code;
    row.textContent = `${place.code} ${place.name}`;
    Object.assign(row.style, { position: 'absolute', top: `${(first + at) * height}px` });
    if (chosen.has(place.code)) row.setAttribute('aria-disabled', 'true');
    return row;
  });
  space.style.height = `${matches.length * height}px`;
  space.replaceChildren(...parts);
}

input.addEventListener('click', () => {
  folded ??= places.map(({ code, name }) => fold(`${code} ${name}`));
  if (!list.isConnected) root?.append(list);
  draw();
});
input.addEventListener('input', () => {
  const words = fold(input.value);
  matches = places.filter((_, at) => folded?.[at]?.includes(words));
  list.scrollTop = 0;
  draw();
});
list.addEventListener('scroll', draw);
list.addEventListener('click', ({ target }) => {
  const code = target instanceof HTMLElement ? target.dataset.code : undefined;
  if (code === undefined || chosen.has(code)) return;
  chosen.add(code);
  addChip(code);
  draw();
});
root?.append(input, chips);
