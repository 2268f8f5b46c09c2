import type { CapabilityName } from './capabilities.ts';

/** Describes a capability, the screens that use it and the fallback without it. */
export interface CapabilityDescription {
  /** The feature, as a noun phrase. */
  readonly offers: string;
  readonly usedBy: string;
  readonly without: string;
}

/** All capabilities, in documentation order. */
export const capabilityDescriptions: Readonly<Record<CapabilityName, CapabilityDescription>> = {
  idempotencyKey: {
    offers: 'a key per payment or compensation: the same key never opens a second one',
    usedBy: 'Payments, cash, vouchers, compensations',
    without:
      'An attempt whose response was lost stays unknown until the state of its documents changes',
  },
  transactionList: {
    offers: 'the company’s payment attempts, with status, creator and lines',
    usedBy: 'Payments in progress, transaction result, payment conflicts',
    without: 'Only the attempts in this browser’s journal',
  },
  paymentReturn: {
    offers: 'the provider session of the user’s own pending attempt',
    usedBy: 'Volver al banco',
    without: 'Users cannot return to the bank; the attempt expires with its session',
  },
  loginProfile: {
    offers: 'the person, the store and the session user in the login result',
    usedBy: 'Sign-in',
    without:
      'The person is looked up by e-mail after sign-in; the store is the one chosen at sign-in',
  },
  signInLockSeconds: {
    offers: 'the remaining lock time of an account',
    usedBy: 'Sign-in',
    without: 'The message does not include the remaining time',
  },
  passwordReset: {
    offers: 'an e-mail with a link to reset the password, and the mutation that resets it',
    usedBy: 'Sign-in, forgotten password',
    without: 'The sign-in page offers no link for a forgotten password',
  },
  errorCodes: {
    offers: '`extensions.code` with the documented codes',
    usedBy: 'Every failure message',
    without: 'Errors are classified by status, category and the messages of the specification',
  },
  corporateInfoQuery: {
    offers: 'a separate query for the company, with its department',
    usedBy: 'Corporate information panel, receipts, the letterhead of printed pages',
    without: 'The panel shows the company of the login result',
  },
  roleAcl: {
    offers: 'the permissions of each role',
    usedBy: 'Roles and permissions of associates',
    without: 'The role table is hidden; access requests name a person instead of a role',
  },
  destinationSearch: {
    offers: 'a search in the list of destinations',
    usedBy: 'Destination pickers, corporate information panel',
    without: 'All destinations are loaded once and searched in the browser',
  },
  documentDetails: {
    offers: 'all document fields on each line of account status and history',
    usedBy: 'Account status, account history',
    without: 'Lines show the specified fields; lines without an id have no PDF',
  },
  accountHistoryFiles: {
    offers: 'files of the account history in newest-first order',
    usedBy: 'Account history',
    without: 'Files are available in oldest-first order only',
  },
  documentSearch: {
    offers: 'a search in all numbers of a document',
    usedBy: 'Pending invoices, compensations, quick search',
    without: 'The search covers the document number only',
  },
  documentLock: {
    offers: 'the reason and start time of a document’s hold',
    usedBy: 'Invoice cards',
    without: 'Held documents are marked without a reason',
  },
  documentDestination: {
    offers: 'the destination’s code on a document, and a filter by it',
    usedBy: 'Station lens on invoices',
    without: 'Invoices are not filtered by station',
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
    offers: 'plant names, and descriptions of events and rejections',
    usedBy: 'Order details, timeline',
    without: 'Plants show their code, and events show their status',
  },
  timelineInvoice: {
    offers: 'the id that generates an event’s invoice',
    usedBy: 'Timeline',
    without: 'The invoice link requires a CUFE or a download URL',
  },
  voucherExpiry: {
    offers: 'the expiry date of a voucher',
    usedBy: 'Purchased vouchers',
    without: 'Purchased vouchers show no expiry date; the shop shows it before the purchase',
  },
  newsTeaser: {
    offers: 'image and short description of a news post',
    usedBy: 'News cards',
    without: 'Cards show title, date and the beginning of the text',
  },
  newsFilter: {
    offers: 'one news post by its id',
    usedBy: 'News detail',
    without: 'The portal searches the list for the post',
  },
  contentBlockNames: {
    offers: 'identifier and title of a content block',
    usedBy: 'Content blocks',
    without: 'Blocks are identified by their position in the request',
  },
  survey: {
    offers: 'the questions of forms and a mutation that stores answers',
    usedBy: 'Satisfaction survey, dynamic form',
    without: 'Surveys and forms are hidden',
  },
};
