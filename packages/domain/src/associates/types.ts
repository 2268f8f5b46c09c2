import type { Role } from '../shared/constants/roles.ts';

/** A role from the backend and its role in the portal (spec 3). */
export interface RoleOption {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly sortOrder: number;
}

/** A service station or warehouse that receives products (spec 3). */
export interface Destination {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A person with access to the company's account (spec 3, user / associate). */
export interface Associate {
  readonly id: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly documentType: string;
  readonly document: string;
  readonly telephone: string;
  readonly street: string;
  readonly city: string;
  readonly countryCode: string;
  readonly status: AssociateStatus;
  readonly destinations: readonly Destination[];
  readonly termsAccepted: boolean;
  /** When the terms were accepted, in epoch milliseconds; null if the backend does not say. */
  readonly termsAcceptedAt?: number | null;
  /** The version of the accepted terms; empty if the backend does not say. */
  readonly termsVersion?: string;
}

/** Whether an associate may sign in (spec 4). */
export type AssociateStatus = 'active' | 'inactive';

/** A document type (spec 3). */
export interface DocumentType {
  readonly value: string;
  readonly label: string;
  readonly title: string;
}

/** A department of a country (spec 3). */
export interface Department {
  readonly id: string;
  readonly countryCode: string;
  readonly code: string;
  /** The ERP's own code (spec 3, code_sap). */
  readonly erpCode: string;
  readonly name: string;
}

/** The mode of the personal-information form (spec 2 and 6). */
export type AssociateFormMode = 'see' | 'create' | 'edit';

/** Which of the five field tables applies (spec 6). */
export type FieldTable =
  | 'manager-self'
  | 'manager-associate'
  | 'associate-self'
  | 'create'
  | 'view';

/** A field of the tables of spec 6. The EDS fields are the destinations. */
export type RoleField = 'role_id' | 'status' | 'EDS' | 'EDS_read_only' | 'EDS_list';

/** The state of the personal-information form. */
export interface AssociateDraft {
  readonly roleId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly documentType: string;
  readonly document: string;
  readonly telephone: string;
  readonly street: string;
  readonly city: string;
  readonly countryCode: string;
  readonly status: string;
  readonly destinations: readonly Destination[];
  readonly termsAccepted: boolean;
}

/** The state of the change-password form. */
export interface PasswordDraft {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatPassword: string;
}

/** The state of the terms form, which has two checkboxes (spec 2). */
export interface TermsDraft {
  readonly termsAndConditions: boolean;
  readonly privacyPolicy: boolean;
}
