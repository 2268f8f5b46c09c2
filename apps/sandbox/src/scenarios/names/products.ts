/** A product. `price` is the price of one unit, in minor units of the Colombian peso. */
export interface Product {
  readonly code: string;
  readonly description: string;
  readonly unit: string;
  readonly price: number;
}

type NonEmpty<T> = readonly [T, ...T[]];

/** Products of the fuel stores. */
export const fuels: NonEmpty<Product> = [
  { code: '100010', description: 'Gasolina corriente oxigenada', unit: 'GLN', price: 1_420_000 },
  { code: '100020', description: 'Gasolina extra oxigenada', unit: 'GLN', price: 1_985_000 },
  { code: '100030', description: 'Diésel B10', unit: 'GLN', price: 965_000 },
  { code: '100040', description: 'Diésel marino', unit: 'GLN', price: 1_010_000 },
  { code: '100050', description: 'Gas natural vehicular', unit: 'M3', price: 285_000 },
];

/** Products of the lubricants stores. */
export const lubricants: NonEmpty<Product> = [
  {
    code: '200010',
    description: 'Aceite motor 20W-50 mineral, galón',
    unit: 'UN',
    price: 8_650_000,
  },
  {
    code: '200020',
    description: 'Aceite motor 15W-40 diésel, balde 5 gal',
    unit: 'UN',
    price: 41_200_000,
  },
  {
    code: '200030',
    description: 'Aceite motor 5W-30 sintético, cuarto',
    unit: 'UN',
    price: 5_480_000,
  },
  {
    code: '200040',
    description: 'Aceite hidráulico 68, tambor 55 gal',
    unit: 'UN',
    price: 389_000_000,
  },
  {
    code: '200050',
    description: 'Grasa de litio NLGI 2, balde 35 lb',
    unit: 'UN',
    price: 36_750_000,
  },
  { code: '200060', description: 'Refrigerante verde, galón', unit: 'UN', price: 3_120_000 },
];
