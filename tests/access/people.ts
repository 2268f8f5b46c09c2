import { type Role, type StoreCode, storeCodes } from '@surtidor/domain/vocabulary';
import { demoPassword, getDealer, getEmail, getSupportSecret } from '@surtidor/sandbox/scenarios';

/** The kind of session that a person has. */
export type PersonStatus = 'member' | 'terms-pending' | 'support' | 'signed-out';

/** A person who calls operations and visits pages. */
export interface Person {
  /** Name of the caller's column in the access matrix. */
  readonly name: string;
  readonly store: StoreCode;
  readonly role: Role;
  readonly status: PersonStatus;
  /** E-mail of the signed-in user. */
  readonly email: string;
  /** Body of the sign-in; null for a signed-out caller. */
  readonly credentials: object | null;
}

const roleByName: Readonly<Record<string, Role>> = {
  representante: 'legal-representative',
  administrativo: 'administrative',
  financiero: 'financial',
  operativo: 'operations',
  compras: 'purchasing',
  ingeniero: 'planning-engineer',
  aliado: 'product',
  basico: 'basic',
};

function getPeople(store: StoreCode): Person[] {
  const createPerson = (name: string, role: Role, status: PersonStatus, account = name): Person => {
    const email = getEmail(account, 'typical', store);
    const credentials = { email, password: demoPassword };
    return { name, store, role, status, email, credentials };
  };
  const representative = 'legal-representative';
  const { client } = getDealer('typical', store);
  return [
    ...Object.entries(roleByName).map(([name, role]) => createPerson(name, role, 'member')),
    createPerson('terms pending', 'administrative', 'terms-pending', 'terminos'),
    {
      ...createPerson('support', representative, 'support', 'representante'),
      credentials: { secret: getSupportSecret(client, 1) },
    },
    { ...createPerson('signed out', 'basic', 'signed-out', 'representante'), credentials: null },
  ];
}

/** A person of every role in every store, one with pending terms, support, and a signed-out caller. */
export const people: readonly Person[] = storeCodes.flatMap(getPeople);
