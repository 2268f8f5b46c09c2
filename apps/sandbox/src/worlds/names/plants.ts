import type { Chance } from '../chance/chance.ts';
import type { Country } from './places.ts';

/** A plant from which orders are dispatched. */
export interface Plant {
  readonly code: string;
  readonly name: string;
}

type NotEmpty<T> = readonly [T, ...T[]];

const plants: Record<Country, NotEmpty<Plant>> = {
  CO: [
    { code: 'P101', name: 'Planta Valdeluna' },
    { code: 'P102', name: 'Planta Puerto Almendro' },
    { code: 'P103', name: 'Planta Llano Grande' },
    { code: 'P104', name: 'Planta Peñas Blancas' },
  ],
  PE: [
    { code: 'P201', name: 'Planta Puerto Algarrobo' },
    { code: 'P202', name: 'Planta Cerro Ceniza' },
  ],
  EC: [
    { code: 'P301', name: 'Terminal Puerto Manglar' },
    { code: 'P302', name: 'Terminal El Páramo' },
  ],
};

/** A plant of a country. */
export const plantOf = (country: Country, chance: Chance): Plant => chance.pick(plants[country]);
