import type { Country } from '../../countries/index.ts';
import type { Rng } from '../rng/rng.ts';

type NotEmpty<T> = readonly [T, ...T[]];

const businessTypes: NotEmpty<string> = [
  'Combustibles',
  'Inversiones',
  'Distribuciones',
  'Servicentros',
  'Estaciones',
  'Comercializadora',
];

const own: NotEmpty<string> = [
  'Valdeluna',
  'Los Arrayanes',
  'Alto Roble',
  'La Ceiba Real',
  'Monte Claro',
  'El Guayacán',
  'Tres Quebradas',
  'Llano Sereno',
  'Aguamansa',
  'Puerto Almendro',
];

const stationKinds: NotEmpty<string> = ['EDS', 'Estación', 'Servicentro'];

const stationNames: NotEmpty<string> = [
  'El Mirador',
  'La Ceiba',
  'Los Arrayanes',
  'Puente Viejo',
  'La Variante',
  'El Trébol Azul',
  'Cuatro Caminos',
  'La Herradura',
  'Aguas Claras',
  'El Portal del Llano',
  'San Judas',
  'Las Colinas',
  'La Cumbre',
  'El Peaje',
  'Los Almendros',
  'La Glorieta',
  'Piedra Pintada',
  'El Descanso',
  'La Terminal',
  'Villa del Sol',
];

/** A dealer's company. */
export const companyIn = ({ companyEndings }: Country, rng: Rng): string =>
  `${rng.pick(businessTypes)} ${rng.pick(own)} ${rng.pick(companyEndings)}`;

/** The commercial name of a service station; `serial` keeps thousands of them apart. */
export const station = (rng: Rng, serial: number): string => {
  const name = `${rng.pick(stationKinds)} ${rng.pick(stationNames)}`;
  return serial < stationNames.length
    ? name
    : `${name} ${Math.floor(serial / stationNames.length) + 1}`;
};
