/** Forms of the portal: the domain's rules on react-hook-form. See docs/architecture.md. */
export { DraftNotice, FormFrame } from './form-frame.tsx';
export type { PortalForm, SaveResult } from './form-types.ts';
export { rulesSchema } from './rules-schema.ts';
export { usePortalForm } from './use-portal-form.ts';
