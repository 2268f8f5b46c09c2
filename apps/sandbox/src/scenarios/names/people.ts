import type { Rng } from '../rng/rng.ts';

type NonEmpty<T> = readonly [T, ...T[]];

const firstNames: NonEmpty<string> = [
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

const lastNames: NonEmpty<string> = [
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

/** A fictitious person. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
}

/** Generates a name. */
export function generatePerson(rng: Rng): Person {
  return {
    firstname: rng.pick(firstNames),
    lastname: `${rng.pick(lastNames)} ${rng.pick(lastNames)}`,
  };
}

/** Returns the local part of a person's e-mail address, without accents and spaces. */
export function getMailbox({ firstname, lastname }: Person): string {
  const [surname = ''] = lastname.split(' ');
  return `${firstname}.${surname}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
