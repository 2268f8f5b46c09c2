import type { Page } from '../page.ts';
import { createPlainBackend, type PlainBackend } from '../plain-backend.ts';
import type { Action } from './world.ts';

/** An order that a page can send. */
export interface ScenarioOrder {
  readonly kind: keyof Page['submit'];
  readonly documents: readonly string[];
}

/** A bounded world: what can happen in it, and how often. Everything else can happen at any time. */
export interface Scenario {
  readonly name: string;
  readonly createBackend: () => PlainBackend;
  readonly users: number;
  readonly tabs: number;
  readonly orders: readonly ScenarioOrder[];
  /** How many orders get a key. */
  readonly maxOrders: number;
  /** The steps in which time passes, in milliseconds, and how far. */
  readonly timeSteps: readonly number[];
  readonly maxTime: number;
  /** Errors of a browser's clock, in milliseconds. */
  readonly clockErrors?: readonly number[];
  /** Whether the bank's address can be refused. */
  readonly togglesBankUrl?: boolean;
  /** Whether a page can be closed or crash, and be opened again. */
  readonly crashes: boolean;
  /** Whether a tab can be frozen, so that a response arrives after its time limit. */
  readonly freezesTabs?: boolean;
  /** Whether something can happen between the arrival of a lookup and its response. */
  readonly splitsQueries?: boolean;
  /** What has happened before: the exploration starts after it. */
  readonly start?: readonly Action[];
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const withKeys = () => createPlainBackend();
const withoutKeys = () => createPlainBackend({ hasKeys: false });

const invoice: ScenarioOrder = { kind: 'invoices', documents: ['D1'] };
const bothInvoices: ScenarioOrder = { kind: 'invoices', documents: ['D1', 'D2'] };
const compensation: ScenarioOrder = { kind: 'compensation', documents: ['D1'] };
const cash: ScenarioOrder = { kind: 'cash', documents: [] };
const vouchers: ScenarioOrder = { kind: 'vouchers', documents: [] };

/** The longest that one request can be under way: the browser's and the server's timeout. */
const timesToAbsence = { timeSteps: [61 * secondMs], maxTime: 4 * 61 * secondMs };
const timesToSessionEnd = {
  timeSteps: [61 * secondMs, 20 * minuteMs],
  maxTime: 20 * minuteMs + 3 * 61 * secondMs,
};

const send = { kind: 'send', user: 0, tab: 0, order: 0 } as const;
const arrive = { kind: 'network', index: 0, outcomes: ['arrive'] } as const;
const respond = { kind: 'network', index: 0, outcomes: ['respond'] } as const;
const lose = { kind: 'network', index: 0, outcomes: ['lose'] } as const;

const checks = (index: number) =>
  ({ kind: 'network', index, outcomes: ['arrive', 'respond'] }) as const;

/** The first tab is at the bank. */
const atBank: readonly Action[] = [send, arrive, respond];
/** The response of the first order is lost. */
const isLost: readonly Action[] = [send, arrive, lose];

/** The other tab looks it up, and the bank approves it while the response is under way. */
const isLookedUp: readonly Action[] = [
  ...atBank,
  { kind: 'sync', user: 0, tab: 1 },
  { kind: 'checkAgain', user: 0, tab: 1 },
  arrive,
  { kind: 'bank', uuid: 'u0', verdict: 'APROBADA' },
];
/** The other tab sends a second order, and the bank approves the first. */
const isSecondSent: readonly Action[] = [
  ...atBank,
  { kind: 'send', user: 0, tab: 1, order: 0 },
  { kind: 'bank', uuid: 'u0', verdict: 'APROBADA' },
];
/** The request is still under way after a minute, and its page has stopped waiting. */
const isLate: readonly Action[] = [send, lose, checks(1), { kind: 'time', ms: 61_000 }];
/** The backend has registered the vouchers, but not answered yet. */
const isRegistering: readonly Action[] = [send, arrive, respond, arrive];
/** The other tab has looked the purchase up meanwhile. */
const isKnownInOtherTab: readonly Action[] = [
  ...isRegistering,
  { kind: 'sync', user: 0, tab: 1 },
  { kind: 'checkAgain', user: 0, tab: 1 },
  ...[checks(1), checks(1), checks(1)],
];
/** The bank's address is refused. */
const isAddressRefused: readonly Action[] = [{ kind: 'bank-url', user: 0 }, ...atBank];

const oneUser = { users: 1, tabs: 2 };
const twoUsers = { users: 2, tabs: 1 };
const twoUsersTwoTabs = { users: 2, tabs: 2 };

const unchecked = () => createPlainBackend({ checksDocuments: false });

/** All worlds. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'two tabs, one invoice; a backend that checks nothing',
    createBackend: unchecked,
    ...oneUser,
    ...timesToAbsence,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two tabs, one invoice, the first at the bank; a backend that checks nothing',
    createBackend: unchecked,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
    splitsQueries: true,
    start: atBank,
  },
  {
    name: 'two tabs, one invoice, the first response lost; a backend that checks nothing',
    createBackend: unchecked,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
    splitsQueries: true,
    start: isLost,
  },
  {
    name: 'two tabs, one invoice, the first response lost; no keys',
    createBackend: withoutKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
    splitsQueries: true,
    start: isLost,
  },
  {
    name: 'two tabs, one invoice, the first approved while it is looked up; no keys',
    createBackend: withoutKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
    start: isLookedUp,
  },
  {
    name: 'two tabs, one invoice, the first request late; a backend that checks nothing',
    createBackend: unchecked,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    crashes: true,
    start: isLate,
  },
  {
    name: 'two tabs, cash; keys',
    createBackend: withKeys,
    ...oneUser,
    ...timesToAbsence,
    orders: [cash],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two tabs, cash, the first approved while the second is sent; keys',
    createBackend: withKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [cash],
    maxOrders: 3,
    crashes: true,
    start: isSecondSent,
  },
  {
    name: 'two tabs, cash, the first tab frozen; no keys',
    createBackend: withoutKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [cash],
    maxOrders: 2,
    crashes: true,
    freezesTabs: true,
    start: [send, arrive],
  },
  {
    name: 'two tabs, vouchers; keys',
    createBackend: withKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [vouchers],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two tabs, vouchers that are being registered; keys',
    createBackend: withKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [vouchers],
    maxOrders: 2,
    crashes: true,
    start: isRegistering,
  },
  {
    name: 'two tabs, vouchers that are being registered, known in the other tab; keys',
    createBackend: withKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [vouchers],
    maxOrders: 2,
    crashes: true,
    start: isKnownInOtherTab,
  },
  {
    name: 'two tabs, vouchers; no keys',
    createBackend: withoutKeys,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [vouchers],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two tabs, an address that is refused; a backend that checks nothing',
    createBackend: unchecked,
    ...oneUser,
    ...timesToSessionEnd,
    orders: [invoice],
    maxOrders: 2,
    togglesBankUrl: true,
    crashes: true,
    start: isAddressRefused,
  },
  {
    name: 'two tabs, a wrong clock; no keys',
    createBackend: withoutKeys,
    ...oneUser,
    ...timesToAbsence,
    orders: [invoice],
    maxOrders: 2,
    clockErrors: [-hourMs, 6 * hourMs, 0],
    crashes: true,
  },
  {
    name: 'two users, an invoice and a compensation of it; keys',
    createBackend: withKeys,
    ...twoUsers,
    ...timesToAbsence,
    orders: [invoice, compensation],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two users, an invoice and a compensation of it; no keys',
    createBackend: withoutKeys,
    ...twoUsers,
    ...timesToAbsence,
    orders: [invoice, compensation],
    maxOrders: 2,
    crashes: true,
  },
  {
    name: 'two users with two tabs, overlapping payments; keys',
    createBackend: withKeys,
    ...twoUsersTwoTabs,
    ...timesToAbsence,
    orders: [invoice, bothInvoices],
    maxOrders: 3,
    crashes: true,
  },
  {
    name: 'two users with two tabs, the first at the bank; keys',
    createBackend: withKeys,
    ...twoUsersTwoTabs,
    ...timesToSessionEnd,
    orders: [invoice, bothInvoices],
    maxOrders: 3,
    crashes: true,
    start: atBank,
  },
  {
    name: 'two users with two tabs, the first at the bank; no keys',
    createBackend: withoutKeys,
    ...twoUsersTwoTabs,
    ...timesToSessionEnd,
    orders: [invoice, bothInvoices],
    maxOrders: 3,
    crashes: true,
    start: atBank,
  },
];
