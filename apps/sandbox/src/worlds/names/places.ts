import type { Chance } from '../chance/chance.ts';

/** The countries of the store variants. */
export type Country = 'CO' | 'PE' | 'EC';

/** A town and the department, region or province it lies in; towns are invented. */
export interface Town {
  readonly name: string;
  readonly department: string;
}

type NotEmpty<T> = readonly [T, ...T[]];

const town = (name: string, department: string): Town => ({ name, department });

const towns: Record<Country, NotEmpty<Town>> = {
  CO: [
    town('Valdeluna', 'Cundinamarca'),
    town('San Jacinto del Roble', 'Antioquia'),
    town('Puerto Almendro', 'Atlántico'),
    town('Villa Ceiba', 'Valle del Cauca'),
    town('Montealto', 'Boyacá'),
    town('La Quebrada Honda', 'Santander'),
    town('Santa Lucía del Río', 'Tolima'),
    town('El Encanto', 'Huila'),
    town('Peñas Blancas', 'Caldas'),
    town('Ciudad Arrayán', 'Risaralda'),
    town('Bahía Serena', 'Magdalena'),
    town('Llano Grande de Iraca', 'Meta'),
  ],
  PE: [
    town('Puerto Algarrobo', 'Piura'),
    town('Villa Totora', 'Puno'),
    town('San Isidoro del Valle', 'Lima'),
    town('Cerro Ceniza', 'Arequipa'),
    town('Huertas del Norte', 'La Libertad'),
    town('Quinua Alta', 'Cusco'),
    town('Playa Garza', 'Ica'),
    town('Nueva Retama', 'Junín'),
  ],
  EC: [
    town('San Felipe del Páramo', 'Pichincha'),
    town('Puerto Manglar', 'Guayas'),
    town('Villa Capulí', 'Azuay'),
    town('Santa Rosa de Totoras', 'Tungurahua'),
    town('El Guayacán', 'Manabí'),
    town('Nuevo Quindé', 'Esmeraldas'),
    town('Loma Verde', 'Imbabura'),
    town('Agua Clara', 'Loja'),
  ],
};

const ways: Record<Country, NotEmpty<string>> = {
  CO: ['Calle', 'Carrera', 'Avenida', 'Diagonal', 'Transversal'],
  PE: ['Avenida', 'Jirón', 'Calle', 'Pasaje'],
  EC: ['Avenida', 'Calle', 'Vía'],
};

const wayNames: NotEmpty<string> = [
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
export const townIn = (country: Country, chance: Chance): Town => chance.pick(towns[country]);

/** A street address as one writes it in the country. */
export function streetIn(country: Country, chance: Chance): string {
  const way = chance.pick(ways[country]);
  return country === 'CO'
    ? `${way} ${chance.int(1, 140)} # ${chance.int(1, 98)}-${chance.int(10, 99)}`
    : `${way} ${chance.pick(wayNames)} ${chance.int(100, 2400)}`;
}
