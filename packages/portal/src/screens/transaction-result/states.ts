/** The states this screen must show; each has a story of the same name. */
export const transactionResultStates = [
  'approved',
  'vouchers-approved',
  'rejected',
  'pending',
  'unknown-transaction',
  'without-reference',
  'checking',
  'unanswered',
  'other-company',
  'support',
  'support-without-list',
] as const;
