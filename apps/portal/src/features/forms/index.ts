/** Forms of the portal: the domain's rules on react-hook-form. See docs/architecture.md. */
export { DraftNotice, FormFrame, type FormFrameProps } from './form-frame.tsx';
export type { FieldBinding, PortalForm, PortalFormOptions, SaveResult } from './form-types.ts';
export { type FieldOf, type RulesOf, rulesSchema } from './rules-schema.ts';
export { usePortalForm } from './use-portal-form.ts';
