import type { PermissionName } from '@surtidor/domain/vocabulary';
import type { Target } from './get-target.ts';

/** The owner of the object that a call refers to. */
export type Ownership = 'own' | 'colleague' | 'other company';

/** How to send an operation and how to recognize an object in its response. */
export interface Probe {
  /** The operation with its variables; `Surtidor` is a placeholder for the product name. */
  readonly query: string;
  /** Variables that refer to an object; absent if the operation takes none. */
  readonly variables?: (target: Target) => object;
  /** Text that appears only in a response with the object; absent if responses contain no object. */
  readonly getExpectedText?: (target: Target) => string;
  /**
   * Who can access a colleague's object, in addition to the contract's permissions: every user of the company
   * (the default), users of its station, users who manage associates, or users who list the company's payments.
   */
  readonly colleagueAccess?: 'company' | 'station' | 'manager' | 'payments';
  /** The caller needs one of these permissions to refer to the object. */
  readonly anyOf?: readonly PermissionName[];
  /** The permission needed even for the user's own objects: to edit profiles or to manage associates. */
  readonly requiredPermission?: 'edit-profile' | 'manage';
}
