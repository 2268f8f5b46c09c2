import type { Role, StoreCode } from '@surtidor/domain/vocabulary';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { dealerOf, demoPassword, emailOf, supportSecret } from '@surtidor/sandbox/scenarios';

/** How somebody comes: as themselves, with the terms not accepted yet, as support, or without a session. */
export type PersonStatus = 'member' | 'terms-pending' | 'support' | 'nobody';

/** Somebody who asks. */
export interface Person {
  /** The column of the table. */
  readonly name: string;
  readonly store: StoreCode;
  readonly role: Role;
  readonly status: PersonStatus;
  /** Address of the record that the session stands for. */
  readonly email: string;
  /** What the sign-in sends; null for nobody. */
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

function peopleOf(store: StoreCode): Person[] {
  const person = (name: string, role: Role, status: PersonStatus, account = name): Person => {
    const email = emailOf(account, 'typical', store);
    const credentials = { email, password: demoPassword };
    return { name, store, role, status, email, credentials };
  };
  const representative = 'legal-representative';
  const { client } = dealerOf('typical', store);
  return [
    ...Object.entries(roleByName).map(([name, role]) => person(name, role, 'member')),
    person('terms pending', 'administrative', 'terms-pending', 'terminos'),
    {
      ...person('support', representative, 'support', 'representante'),
      credentials: { secret: supportSecret(client, 1) },
    },
    { ...person('nobody', 'basic', 'nobody', 'representante'), credentials: null },
  ];
}

/** One person of every role in every store, one who owes the terms, support, and nobody. */
export const people: readonly Person[] = storeCodes.flatMap(peopleOf);
