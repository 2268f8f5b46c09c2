import type { Rng } from '../rng/rng.ts';

type NotEmpty<T> = readonly [T, ...T[]];

const firstNames: NotEmpty<string> = [
  'Adriana',
  'Álvaro',
  'Beatriz',
  'Camilo',
  'Catalina',
  'Darío',
  'Elena',
  'Esteban',
  'Fabiola',
  'Germán',
  'Inés',
  'Iván',
  'Jimena',
  'Joaquín',
  'Lucía',
  'Marcela',
  'Mateo',
  'Nicolás',
  'Paola',
  'Ramiro',
  'Sofía',
  'Tomás',
  'Verónica',
  'Ximena',
  'Begoña',
];

const lastNames: NotEmpty<string> = [
  'Arboleda',
  'Bermúdez',
  'Cárdenas',
  'Echeverri',
  'Galindo',
  'Hinestroza',
  'Ibáñez',
  'Jaramillo',
  'Londoño',
  'Montaño',
  'Núñez',
  'Ordóñez',
  'Peñaranda',
  'Quiñones',
  'Restrepo',
  'Saldarriaga',
  'Toro',
  'Urrutia',
  'Villamizar',
  'Zúñiga',
];

/** An invented person. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
}

/** Someone who does not exist. */
export function person(rng: Rng): Person {
  return {
    firstname: rng.pick(firstNames),
    lastname: `${rng.pick(lastNames)} ${rng.pick(lastNames)}`,
  };
}

/** A person's name as one would write it before the @ of an address: no accents, no spaces. */
export function mailbox({ firstname, lastname }: Person): string {
  const [surname = ''] = lastname.split(' ');
  return `${firstname}.${surname}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
