import type { PermissionName } from '@surtidor/domain/vocabulary';
import type { Target } from './targets.ts';

/** The owner of the object that a call names. */
export type Ownership = 'own' | 'colleague' | 'other company';

/** How to send an operation, and how to tell whether its response shows an object. */
export interface Probe {
  /** The operation with its variables; `Surtidor` is the placeholder of the product. */
  readonly query: string;
  /** Variables that name an object; absent if the operation takes none. */
  readonly variables?: (target: Target) => object;
  /** A text that only a response about the object contains; absent if the operation shows none. */
  readonly shows?: (target: Target) => string;
  /**
   * Who can access a colleague's object, in addition to the contract's permissions: everybody of the company
   * (the default), who works at its station, who manages associates, or who lists the company's
   * payments.
   */
  readonly colleague?: 'company' | 'station' | 'manager' | 'payments';
  /** Permissions of which one is also needed to name the object. */
  readonly anyOf?: readonly PermissionName[];
  /** Even own objects need the permission to edit profiles or manage associates. */
  readonly needs?: 'edit-profile' | 'manage';
}
