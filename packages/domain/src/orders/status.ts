import { meaningByCode } from '../shared/constants/by-code.ts';
import { type MessageKey, orderStatusCodes, type StateTone } from '../shared/index.ts';
import type { Order, OrderStatus, StatusNames, StatusSixOption } from './types.ts';

/**
 * Tone and label of each status: what is on its way is yellow, accepted and dispatched green,
 * rejected red (spec 4). The tone of submitted is inferred.
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

/** The second name of the statuses that have two (spec 4: 'sent for review / checked'…). */
const secondNames = {
  checked: 'Sent for review',
  requested: 'Joined',
  accepted: 'Released',
  remissioned: 'Programmed',
} as const satisfies Partial<Record<OrderStatus, MessageKey>>;

const isTwiceNamed = (status: OrderStatus): status is keyof typeof secondNames =>
  status in secondNames;

/** Every name of a status, under every reading. */
export const orderStatusLabels: readonly MessageKey[] = [
  ...Object.values(orderStatusAppearance).map(({ label }) => label),
  ...Object.values(secondNames),
];

/** What a status is called under the reading in force. */
export const orderStatusLabel = (status: OrderStatus, names: StatusNames): MessageKey =>
  names === 'second' && isTwiceNamed(status)
    ? secondNames[status]
    : orderStatusAppearance[status].label;

/** What a status code means; 6 as the reading says, a code nobody knows is generic (spec 4). */
export const orderStatusOf = (code: string, six: StatusSixOption): OrderStatus => {
  const known = code.trim();
  if (known === orderStatusCodes.rejected) return six;
  return statusByCode.get(known) ?? 'generic';
};

/** Whether an order is rejected; one that was delivered is not, whatever its flag says (reading 42). */
export const isRejectedOrder = (
  { statusCode, rejected }: Pick<Order, 'statusCode' | 'rejected'>,
  six: StatusSixOption,
): boolean => {
  const status = orderStatusOf(statusCode, six);
  return status !== 'delivered' && (rejected || status === 'rejected');
};

/** The steps of an order that goes its way, in order. */
const usualPath = [
  'requested',
  'accepted',
  'remissioned',
  'billed',
  'dispatched',
] as const satisfies readonly OrderStatus[];

/** Statuses before the first step of the usual path. */
const beforePath: readonly OrderStatus[] = ['submitted', 'checked', 'approved'];

/**
 * The steps that an order still has before it, in order: none for one that ended, or whose status
 * nobody knows.
 */
export const remainingStatuses = (
  order: Pick<Order, 'statusCode' | 'rejected'>,
  six: StatusSixOption,
): readonly OrderStatus[] => {
  const status = orderStatusOf(order.statusCode, six);
  if (isRejectedOrder(order, six)) return [];
  const path: readonly OrderStatus[] =
    six === 'delivered' ? [...usualPath, 'delivered'] : usualPath;
  if (beforePath.includes(status)) return path;
  const place = path.indexOf(status);
  return place === -1 ? [] : path.slice(place + 1);
};

/** When locked is set and the status is 1, an order shows in the locked style (spec 2). */
export const isLockedStyle = ({ locked, statusCode }: Pick<Order, 'locked' | 'statusCode'>) =>
  locked && statusCode.trim() === orderStatusCodes.requested;

/** Colour of an order: orange-red when it shows as locked, else its status's (spec 4). */
export const orderToneOf = (
  order: Pick<Order, 'locked' | 'statusCode'>,
  six: StatusSixOption,
): StateTone =>
  isLockedStyle(order)
    ? 'locked'
    : orderStatusAppearance[orderStatusOf(order.statusCode, six)].tone;

/** Statuses the filter offers: requested, billed, dispatched, and 6 as it is read (spec 4). */
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
    const status = orderStatusOf(code, six);
    return { code, status, label: orderStatusLabel(status, names) };
  });

const statusByCode: ReadonlyMap<string, OrderStatus> = meaningByCode(orderStatusCodes);
