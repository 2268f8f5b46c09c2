import type { Country, Town } from '../../countries/index.ts';
import type { Chance } from '../chance/chance.ts';

const wayNames: readonly [string, ...string[]] = [
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
export const townIn = ({ towns }: Country, chance: Chance): Town => chance.pick(towns);

/** A street address as one writes it in the country. */
export function streetIn({ street, ways }: Country, chance: Chance): string {
  const way = chance.pick(ways);
  return street === 'numbered'
    ? `${way} ${chance.int(1, 140)} # ${chance.int(1, 98)}-${chance.int(10, 99)}`
    : `${way} ${chance.pick(wayNames)} ${chance.int(100, 2400)}`;
}
