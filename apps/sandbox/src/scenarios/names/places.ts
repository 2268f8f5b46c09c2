import type { Country, Town } from '../../countries/index.ts';
import type { Rng } from '../rng/rng.ts';

const streetNames: readonly [string, ...string[]] = [
  'Los Guayacanes',
  'Las Acacias',
  'El Samán',
  'Los Molinos',
  'La Alameda',
  'Los Cerezos',
  'El Mirador',
  'Las Garzas',
  'Los Cedros',
  'La Esperanza',
];

/** A town of a country. */
export const townIn = ({ towns }: Country, rng: Rng): Town => rng.pick(towns);

/** A street address as one writes it in the country. */
export function streetIn({ street, streetTypes }: Country, rng: Rng): string {
  const way = rng.pick(streetTypes);
  return street === 'numbered'
    ? `${way} ${rng.int(1, 140)} # ${rng.int(1, 98)}-${rng.int(10, 99)}`
    : `${way} ${rng.pick(streetNames)} ${rng.int(100, 2400)}`;
}
