import type { PermissionName } from '@surtidor/domain/vocabulary';
import type { Target } from './targets.ts';

/** Whose object a call names. */
export type Ownership = 'own' | 'colleague' | 'other company';

/** How an operation is asked, and how its answer tells that an object was seen. */
export interface Probe {
  /** The operation with its variables; `Surtidor` stands where the contract has the product. */
  readonly query: string;
  /** Names an object; absent where the operation names none. */
  readonly variables?: (target: Target) => object;
  /** What only an answer about that object holds; nothing for operations that show none. */
  readonly shows?: (target: Target) => string;
  /**
   * Beyond the contract's permissions, who reaches a colleague's object: everybody of the company
   * (the default), who works at its station, who manages associates, or who lists the company's
   * payments.
   */
  readonly colleague?: 'company' | 'station' | 'manager' | 'payments';
  /** What naming the object needs besides: any one of these. */
  readonly anyOf?: readonly PermissionName[];
  /** Own objects too need the right to edit profiles, or to manage associates. */
  readonly needs?: 'edit-profile' | 'manage';
}
