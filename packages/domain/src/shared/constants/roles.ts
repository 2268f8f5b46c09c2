/** The default value of {product} (reading 1). */
export const defaultProductKey = 'Surtidor';

/**
 * The roles with the backend's names (spec 6). The name of the product role is a placeholder for the
 * product's name.
 */
export const roleNames = {
  'legal-representative': 'Representante Legal',
  administrative: 'Administrativo',
  financial: 'Financiero',
  operations: 'Operativo',
  purchasing: 'Compras',
  'planning-engineer': 'Ingeniero Planificación',
  product: '{product}',
  basic: 'basic',
} as const;

/** A role of spec 6. An unknown role is 'basic' (reading 25). */
export type Role = keyof typeof roleNames;

/** The role ids of the contract (inferred, because spec 6 says only that roles are found by id). */
export const roleIds = {
  'legal-representative': '1',
  administrative: '2',
  financial: '3',
  operations: '4',
  purchasing: '5',
  'planning-engineer': '6',
  product: '7',
  basic: '8',
} as const satisfies Record<Role, string>;

/** The backend's status codes of associates (spec 4). */
export const associateStatusCodes = { active: '1', inactive: '0' } as const;

/** Default document types of people and companies (spec 2 and 3). */
export const defaultDocumentTypes = { person: 'CC', company: 'NIT' } as const;
