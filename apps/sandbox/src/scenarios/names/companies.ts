import type { Country } from '../../countries/index.ts';
import type { Rng } from '../rng/rng.ts';

type NonEmpty<T> = readonly [T, ...T[]];

const businessTypes: NonEmpty<string> = [
  'Combustibles',
  'Inversiones',
  'Distribuciones',
  'Servicentros',
  'Estaciones',
  'Comercializadora',
];

const companyNames: NonEmpty<string> = [
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

const stationKinds: NonEmpty<string> = ['EDS', 'Estación', 'Servicentro'];

const stationNames: NonEmpty<string> = [
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

/** Generates the name of a company. */
export const generateCompanyName = ({ companySuffixes }: Country, rng: Rng): string =>
  `${rng.pick(businessTypes)} ${rng.pick(companyNames)} ${rng.pick(companySuffixes)}`;

/** Generates the name of a service station. `serial` keeps the names unique. */
export const generateStationName = (rng: Rng, serial: number): string => {
  const name = `${rng.pick(stationKinds)} ${rng.pick(stationNames)}`;
  return serial < stationNames.length
    ? name
    : `${name} ${Math.floor(serial / stationNames.length) + 1}`;
};
