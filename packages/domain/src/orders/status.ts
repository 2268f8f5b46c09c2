import { meaningByCode } from '../shared/constants/by-code.ts';
import { type MessageKey, orderStatusCodes, type StateTone } from '../shared/index.ts';
import type { Order, OrderStatus, StatusNames, StatusSixOption } from './types.ts';

/**
 * Tone and label of each status: in progress is yellow, accepted and dispatched green, rejected red
 * (spec 4). The tone of submitted is inferred.
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
const secondNames = {
  checked: 'Sent for review',
  requested: 'Joined',
  accepted: 'Released',
  remissioned: 'Programmed',
} as const satisfies Partial<Record<OrderStatus, MessageKey>>;

const isTwiceNamed = (status: OrderStatus): status is keyof typeof secondNames =>
  status in secondNames;

/** All names of a status. */
export const orderStatusLabels: readonly MessageKey[] = [
  ...Object.values(orderStatusAppearance).map(({ label }) => label),
  ...Object.values(secondNames),
];

/** The name of a status under the configured reading. */
export const orderStatusLabel = (status: OrderStatus, names: StatusNames): MessageKey =>
  names === 'second' && isTwiceNamed(status)
    ? secondNames[status]
    : orderStatusAppearance[status].label;

/** Maps a status code; 6 depends on the reading, unknown codes are generic (spec 4). */
export const getOrderStatus = (code: string, six: StatusSixOption): OrderStatus => {
  const known = code.trim();
  if (known === orderStatusCodes.rejected) return six;
  return statusByCode.get(known) ?? 'generic';
};

/** Whether an order is rejected; a delivered one is not, whatever its flag (reading 42). */
export const isRejectedOrder = (
  { statusCode, rejected }: Pick<Order, 'statusCode' | 'rejected'>,
  six: StatusSixOption,
): boolean => {
  const status = getOrderStatus(statusCode, six);
  return status !== 'delivered' && (rejected || status === 'rejected');
};

/** The usual steps of an order. */
const usualPath = [
  'requested',
  'accepted',
  'remissioned',
  'billed',
  'dispatched',
] as const satisfies readonly OrderStatus[];

/** Statuses before the first step of the usual path. */
const beforePath: readonly OrderStatus[] = ['submitted', 'checked', 'approved'];

/** The remaining steps of an order; empty if it ended or its status is unknown. */
export const remainingStatuses = (
  order: Pick<Order, 'statusCode' | 'rejected'>,
  six: StatusSixOption,
): readonly OrderStatus[] => {
  const status = getOrderStatus(order.statusCode, six);
  if (isRejectedOrder(order, six)) return [];
  const path: readonly OrderStatus[] =
    six === 'delivered' ? [...usualPath, 'delivered'] : usualPath;
  if (beforePath.includes(status)) return path;
  const place = path.indexOf(status);
  return place === -1 ? [] : path.slice(place + 1);
};

/** A locked order with status 1 has the locked style (spec 2). */
export const isLockedStyle = ({ locked, statusCode }: Pick<Order, 'locked' | 'statusCode'>) =>
  locked && statusCode.trim() === orderStatusCodes.requested;

/** Tone of an order: orange-red if locked, else that of its status (spec 4). */
export const getOrderTone = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  six: StatusSixOption,
): StateTone =>
  isLockedStyle(order)
    ? 'locked'
    : orderStatusAppearance[getOrderStatus(order.statusCode, six)].tone;

/** Filter options: requested, billed, dispatched and status 6 (spec 4). */
export const filterStatuses = (
  six: StatusSixOption,
  names: StatusNames = 'first',
): readonly { code: string; status: OrderStatus; label: MessageKey }[] =>
  [
    orderStatusCodes.requested,
    orderStatusCodes.billed,
    orderStatusCodes.dispatched,
    orderStatusCodes.rejected,
  ].map((code) => {
    const status = getOrderStatus(code, six);
    return { code, status, label: orderStatusLabel(status, names) };
  });

const statusByCode: ReadonlyMap<string, OrderStatus> = meaningByCode(orderStatusCodes);
