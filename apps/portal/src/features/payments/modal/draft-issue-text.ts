import type { DraftIssue } from '@surtidor/domain';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';

/** The note of a line whose invoice has changed since it was selected (faults 10). */
export const draftIssueText = {
  none: null,
  changed: 'Its balance changed: check the amount.',
  gone: 'It is no longer pending: it will not be paid.',
  settled: 'It is no longer pending: it will not be paid.',
  credit: 'It is no longer pending: it will not be paid.',
  blocked: 'It is blocked: it will not be paid.',
  'in-progress': 'A payment is in progress.',
} as const satisfies Record<DraftIssue, PortalMessageKey | null>;
