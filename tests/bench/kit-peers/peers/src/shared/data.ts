/** A destination: its code and its name. */
export interface Destination {
  readonly code: string;
  readonly name: string;
}

const towns = ['Peñón', 'Río Claro', 'San José', 'Bahía', 'Córdoba', 'Ibagué', 'Tunja', 'Yopal'];

/** The same 20,000 destinations for each visit. */
export const destinations: readonly Destination[] = Array.from({ length: 20_000 }, (_, index) => ({
  code: `D${String(index).padStart(5, '0')}`,
  name: `Estación ${towns[index % towns.length]} ${index}`,
}));

const query = new URLSearchParams(location.search);

/** Initially selected codes, from the URL. */
export const initialSelection: readonly string[] = destinations
  .slice(1_000, 1_000 + Number(query.get('selected') ?? 0))
  .map(({ code }) => code);

/** Initial number of cards, from the URL. */
export const initialCardCount = Number(query.get('cards') ?? 2_000);

/** The invoice that a card shows. */
export interface Invoice {
  readonly id: string;
  readonly title: string;
  readonly amount: string;
  readonly dueDate: string;
  readonly client: string;
}

/** Creates invoices, starting at an index. */
export const createInvoices = (start: number, count: number): readonly Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(start + index),
    title: `Factura FE-${100_000 + start + index}`,
    amount: `$ ${(start + index + 1) * 1000}`,
    dueDate: `${String(((start + index) % 28) + 1).padStart(2, '0')}/11/2026`,
    client: `10001${String((start + index) % 1000).padStart(3, '0')}`,
  }));
