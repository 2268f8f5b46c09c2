import type { StateTone } from '../shared/index.ts';
import type { VoucherStatus } from './types.ts';

/** The colour of each state of a voucher: one that is too old asks nothing of anybody (ours). */
export const voucherTones = {
  pending: 'warning',
  active: 'success',
  rejected: 'danger',
  expired: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<VoucherStatus, StateTone>;
