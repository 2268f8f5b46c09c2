import type { Country } from '../countries/index.ts';
import { createInvalidInputError } from '../shared/errors.ts';

const getLength = (text: string): number => [...text].length;

function requireText(field: string, text: string, min: number, max?: number): void {
  if (text === '') throw createInvalidInputError(field, `"${field}" is required.`);
  if (getLength(text) < min) {
    throw createInvalidInputError(field, `"${field}" must have at least ${min} letters.`);
  }
  if (max !== undefined && getLength(text) > max) {
    throw createInvalidInputError(field, `"${field}" must have a maximum of ${max} letters.`);
  }
}

function requireName(field: string, text: string): void {
  requireText(field, text, 2, 55);
  if (!/^[\p{L}\p{M}' ’-]+$/u.test(text)) {
    throw createInvalidInputError(field, 'Escriba solo letras, espacios, guiones o apóstrofos.');
  }
}

function requireTelephone(lengths: readonly number[], text: string): void {
  if (text === '') throw createInvalidInputError('telephone', '"telephone" is required.');
  if (!/^\d+$/.test(text) || !lengths.includes(text.length)) {
    throw createInvalidInputError(
      'telephone',
      `El teléfono debe tener ${lengths.join(' o ')} dígitos.`,
    );
  }
}

function requireDocument(text: string): void {
  requireText('document', text, 5, 30);
  if (!/^[\p{L}\d-]+$/u.test(text)) {
    throw createInvalidInputError(
      'document',
      'El documento solo puede tener letras, números y guiones.',
    );
  }
}

function requireFlag(field: string, value: string): void {
  if (value !== '0' && value !== '1')
    throw createInvalidInputError(field, 'must be active or invactive');
}

/** Text fields that `createUser` and `updateUser` validate. */
export interface PersonFields {
  readonly firstname: string;
  readonly lastname: string;
  readonly document: string;
  readonly telephone: string;
  readonly street: string;
  readonly city: string;
  readonly status: string;
}

/** Throws INVALID_INPUT for the first field that violates spec 5. */
export function validatePerson({ telephoneDigits }: Country, person: PersonFields): void {
  requireName('firstname', person.firstname);
  requireName('lastname', person.lastname);
  requireDocument(person.document);
  requireTelephone(telephoneDigits, person.telephone);
  requireText('street', person.street, 4, 55);
  requireText('city', person.city, 4, 55);
  requireFlag('status', person.status);
}

/** Returns the normalised e-mail address. Throws INVALID_INPUT if it is invalid (spec 5). */
export function parseEmail(input: string | null | undefined): string {
  const email = (input ?? '').trim().toLowerCase();
  if (email === '') throw createInvalidInputError('email', '"email" is required.');
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(email)) {
    throw createInvalidInputError('email', 'please provide valid e-mail address.');
  }
  return email;
}
