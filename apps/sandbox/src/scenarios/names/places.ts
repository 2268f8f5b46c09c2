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

/** Picks a town. */
export const pickTown = ({ towns }: Country, rng: Rng): Town => rng.pick(towns);

/** Generates a street address in the format of the country. */
export function generateStreet({ streetNaming, streetTypes }: Country, rng: Rng): string {
  const streetType = rng.pick(streetTypes);
  return streetNaming === 'numbered'
    ? `${streetType} ${rng.int(1, 140)} # ${rng.int(1, 98)}-${rng.int(10, 99)}`
    : `${streetType} ${rng.pick(streetNames)} ${rng.int(100, 2400)}`;
}
