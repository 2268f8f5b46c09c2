import type { CapabilityName } from './capabilities.ts';

/** Describes a capability, the screens that use it and the fallback without it. */
export interface CapabilityDescription {
  /** A phrase for the feature. */
  readonly offers: string;
  readonly usedBy: string;
  readonly without: string;
}

/** All capabilities, in documentation order. */
export const capabilityDescriptions: Readonly<Record<CapabilityName, CapabilityDescription>> = {
  idempotencyKey: {
    offers: 'a key per payment or compensation: the same key never opens a second one',
    usedBy: 'Payments, cash, vouchers, compensations',
    without: 'An attempt whose response was lost stays unknown until its documents say more',
  },
  transactionList: {
    offers: 'the company’s payment attempts, with their state, maker and lines',
    usedBy: 'Payments in progress, transaction result, payment conflicts',
    without: 'Only the attempts that this browser made, from its journal',
  },
  paymentReturn: {
    offers: 'the provider’s session of one’s own live attempt again',
    usedBy: 'Volver al banco',
    without: 'No way back to the bank is offered; the attempt ends with its session',
  },
  loginProfile: {
    offers: 'the person, the store and the session user in the login result',
    usedBy: 'Sign-in',
    without: 'The person is looked up by e-mail after sign-in; the store is the one signed in to',
  },
  signInLockSeconds: {
    offers: 'how long a locked account has to wait',
    usedBy: 'Sign-in',
    without: 'The message names no time',
  },
  passwordReset: {
    offers: 'a letter with a link to set a new password, and the call that sets it',
    usedBy: 'Sign-in, forgotten password',
    without: 'The sign-in page offers no link for a forgotten password',
  },
  errorCodes: {
    offers: '`extensions.code` with the documented codes',
    usedBy: 'Every failure message',
    without: 'Status, category and the specification’s sentences decide',
  },
  corporateInfoQuery: {
    offers: 'the company as a query of its own, with its department',
    usedBy: 'Corporate information panel, receipts, the letterhead of printed pages',
    without: 'The panel shows the company of the login result',
  },
  roleAcl: {
    offers: 'what each role may open',
    usedBy: 'Roles and permissions of associates',
    without:
      'The table of roles is not offered; who asks for access is led to a person, not a role',
  },
  destinationSearch: {
    offers: 'a search in the list of destinations',
    usedBy: 'Destination pickers, corporate information panel',
    without: 'All destinations are loaded once and searched in the browser',
  },
  documentDetails: {
    offers: 'the fields of a whole document on each line of account status and history',
    usedBy: 'Account status, account history',
    without: 'A line shows what the specification lists for it; no PDF where it has no id',
  },
  accountHistoryFiles: {
    offers: 'files of the account history, newest first',
    usedBy: 'Account history',
    without: 'Only the history in the other order offers its files',
  },
  documentSearch: {
    offers: 'one search over all the numbers of a document',
    usedBy: 'Pending invoices, compensations, quick search',
    without: 'The search looks in the document number alone',
  },
  documentLock: {
    offers: 'why and since when a document is held',
    usedBy: 'Invoice cards',
    without: 'A held document says that it is held, not why',
  },
  documentDestination: {
    offers: 'the destination’s code on a document, and a filter by it',
    usedBy: 'Station lens on invoices',
    without: 'Invoices are not narrowed by station',
  },
  documentCurrency: {
    offers: 'the currency of each document and compensation',
    usedBy: 'Amounts',
    without: 'Amounts are in the store’s currency',
  },
  compensationLines: {
    offers: 'the documents of a compensation in the list',
    usedBy: 'Compensations',
    without: 'A compensation shows its totals only',
  },
  orderDeliveries: {
    offers: 'the deliveries of an order, with remission and load order',
    usedBy: 'Order cards, order details',
    without: 'Remission and load order come from the timeline',
  },
  orderTexts: {
    offers: 'names of plants and texts of events and rejections',
    usedBy: 'Order details, timeline',
    without: 'Plants show their code, events the name of their status',
  },
  timelineInvoice: {
    offers: 'the id under which an event’s invoice can be made',
    usedBy: 'Timeline',
    without: 'The invoice link needs a cufe or a download address',
  },
  voucherExpiry: {
    offers: 'the last day of a voucher',
    usedBy: 'Purchased vouchers',
    without: 'A purchased voucher shows no last day; the shop shows it before buying',
  },
  newsTeaser: {
    offers: 'picture and short description of a news post',
    usedBy: 'News cards',
    without: 'Cards show title, date and the beginning of the text',
  },
  newsFilter: {
    offers: 'one news post by its id',
    usedBy: 'News detail',
    without: 'The post is looked for in the list',
  },
  contentBlockNames: {
    offers: 'identifier and title of a content block',
    usedBy: 'Content blocks',
    without: 'Blocks are told apart by their place in the request',
  },
  survey: {
    offers: 'the questions of forms and a call that stores answers',
    usedBy: 'Satisfaction survey, dynamic form',
    without: 'Survey and forms are not offered',
  },
};
