/** Forms of the portal: react-hook-form with the domain's rules. See docs/architecture.md. */

export { DraftNotice, FailureAlert, FormFrame } from './form-frame.tsx';
export type { PortalForm, SaveResult } from './form-types.ts';
export { LeaveDialog } from './leave-dialog.tsx';
export { createRulesSchema } from './rules-schema.ts';
export { usePortalForm } from './use-portal-form.ts';
