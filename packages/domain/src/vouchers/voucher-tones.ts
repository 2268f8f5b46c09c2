import type { StateTone } from '../shared/index.ts';
import type { VoucherStatus } from './types.ts';

/** The tone of each voucher status. The neutral tone of `expired` is not from the specification. */
export const voucherTones = {
  pending: 'warning',
  active: 'success',
  rejected: 'danger',
  expired: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<VoucherStatus, StateTone>;
