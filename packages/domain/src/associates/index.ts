export * from './access-matrix.ts';
export {
  type AssociateChanges,
  assignsAllDestinations,
  createStatusChange,
  getAssociateChanges,
  type NewAssociate,
  type PersonalFields,
  toNewAssociate,
} from './associate-changes.ts';
export { changeRole, createAssociateDraft, toAssociateDraft } from './associate-draft.ts';
export {
  type AssociateStatusFilter,
  getStatusCodes,
  getVisibleAssociates,
  statusFilterOptions,
} from './associate-list.ts';
export {
  type AssociateField,
  type AssociateRulesContext,
  getAssociateErrors,
} from './associate-rules.ts';
export * from './associate-tones.ts';
export { chooseFieldTable } from './choose-field-table.ts';
export * from './corporate-info.ts';
export * from './destination-index.ts';
export {
  type DestinationsView,
  getDestinationsView,
  getsAllDestinations,
  searchDestinations,
} from './destinations.ts';
export { canChangeStatus, getRoleFields } from './field-tables.ts';
export { getFormFields } from './form-fields.ts';
export {
  canImport,
  type ImportColumn,
  type ImportContext,
  type ImportRow,
  type ImportTable,
  importColumns,
  readImport,
} from './import-rows.ts';
export { mergeDraft } from './merge-draft.ts';
export {
  canSeeGrantingAdmins,
  findRequestedGrant,
  getGrantingAdmins,
  getGrantingRoles,
  getPageGrants,
  getRolesWithAccess,
  type PageGrant,
} from './page-grants.ts';
export {
  type ForgottenPasswordResult,
  type PasswordResetResult,
  parseForgottenPasswordResult,
  parsePasswordResetResult,
  validateForgottenPassword,
  validatePasswordReset,
} from './password-reset.ts';
export {
  getMetPasswordRules,
  getPasswordErrors,
  type PasswordRule,
  passwordLimits,
  validateNewPassword,
} from './password-rules.ts';
export { findAssignableRole, getRoleChoices } from './role-choices.ts';
export * from './terms-rules.ts';
export type * from './types.ts';
