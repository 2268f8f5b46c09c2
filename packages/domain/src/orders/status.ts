import { invertCodes } from '../shared/constants/by-code.ts';
import { type MessageKey, orderStatusCodes, type StateTone } from '../shared/index.ts';
import type { Order, OrderStatus, StatusNames, StatusSixOption } from './types.ts';

/**
 * The tone and label of each status. Progress is yellow, accepted and dispatched are green, and rejected
 * is red (spec 4). The tone of submitted is inferred.
 */
export const orderStatusAppearance = {
  approved: { tone: 'warning', label: 'Approved' },
  submitted: { tone: 'warning', label: 'Solicitud enviada' },
  checked: { tone: 'warning', label: 'Checked' },
  requested: { tone: 'warning', label: 'Requested' },
  accepted: { tone: 'success', label: 'Accepted' },
  remissioned: { tone: 'warning', label: 'Remissioned' },
  billed: { tone: 'warning', label: 'Billed' },
  dispatched: { tone: 'success', label: 'Dispatched' },
  rejected: { tone: 'danger', label: 'Rejected' },
  delivered: { tone: 'success', label: 'Delivered' },
  deleted: { tone: 'neutral', label: 'Deleted' },
  generic: { tone: 'neutral', label: 'Generic status' },
} as const satisfies Record<OrderStatus, { tone: StateTone; label: MessageKey }>;

/** Alternative names of statuses (spec 4: 'sent for review / checked'…). */
const secondNameByStatus = {
  checked: 'Sent for review',
  requested: 'Joined',
  accepted: 'Released',
  remissioned: 'Programmed',
} as const satisfies Partial<Record<OrderStatus, MessageKey>>;

const hasSecondName = (status: OrderStatus): status is keyof typeof secondNameByStatus =>
  status in secondNameByStatus;

/** All names of all statuses. */
export const orderStatusLabels: readonly MessageKey[] = [
  ...Object.values(orderStatusAppearance).map(({ label }) => label),
  ...Object.values(secondNameByStatus),
];

/** Returns the name of a status, with the configured names. */
export const getOrderStatusLabel = (status: OrderStatus, names: StatusNames): MessageKey =>
  names === 'second' && hasSecondName(status)
    ? secondNameByStatus[status]
    : orderStatusAppearance[status].label;

/** Maps a status code (spec 4). The meaning of 6 is configured; unknown codes are generic. */
export const getOrderStatus = (code: string, statusSix: StatusSixOption): OrderStatus => {
  const trimmedCode = code.trim();
  if (trimmedCode === orderStatusCodes.rejected) return statusSix;
  return statusByCode.get(trimmedCode) ?? 'generic';
};

/** Whether an order is rejected. Delivered orders are not, even if they are flagged (reading 42). */
export const isRejectedOrder = (
  { statusCode, rejected }: Pick<Order, 'statusCode' | 'rejected'>,
  statusSix: StatusSixOption,
): boolean => {
  const status = getOrderStatus(statusCode, statusSix);
  return status !== 'delivered' && (rejected || status === 'rejected');
};

/** The steps that an order usually goes through. */
const usualSteps = [
  'requested',
  'accepted',
  'remissioned',
  'billed',
  'dispatched',
] as const satisfies readonly OrderStatus[];

/** Statuses before the first step of the usual path. */
const initialStatuses: readonly OrderStatus[] = ['submitted', 'checked', 'approved'];

/** Returns the remaining steps of an order; empty if it is complete or its status is unknown. */
export const getRemainingStatuses = (
  order: Pick<Order, 'statusCode' | 'rejected'>,
  statusSix: StatusSixOption,
): readonly OrderStatus[] => {
  const status = getOrderStatus(order.statusCode, statusSix);
  if (isRejectedOrder(order, statusSix)) return [];
  const steps: readonly OrderStatus[] =
    statusSix === 'delivered' ? [...usualSteps, 'delivered'] : usualSteps;
  if (initialStatuses.includes(status)) return steps;
  const index = steps.indexOf(status);
  return index === -1 ? [] : steps.slice(index + 1);
};

/** Whether an order is shown with the locked style: it is locked and has status 1 (spec 2). */
export const hasLockedStyle = ({ locked, statusCode }: Pick<Order, 'locked' | 'statusCode'>) =>
  locked && statusCode.trim() === orderStatusCodes.requested;

/** Returns the tone of an order: orange-red if it is locked, otherwise the tone of its status (spec 4). */
export const getOrderTone = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  statusSix: StatusSixOption,
): StateTone =>
  hasLockedStyle(order)
    ? 'locked'
    : orderStatusAppearance[getOrderStatus(order.statusCode, statusSix)].tone;

/** Returns the filter options: requested, billed, dispatched and status 6 (spec 4). */
export const getFilterStatuses = (
  statusSix: StatusSixOption,
  names: StatusNames = 'first',
): readonly { code: string; status: OrderStatus; label: MessageKey }[] =>
  [
    orderStatusCodes.requested,
    orderStatusCodes.billed,
    orderStatusCodes.dispatched,
    orderStatusCodes.rejected,
  ].map((code) => {
    const status = getOrderStatus(code, statusSix);
    return { code, status, label: getOrderStatusLabel(status, names) };
  });

const statusByCode: ReadonlyMap<string, OrderStatus> = invertCodes(orderStatusCodes);
