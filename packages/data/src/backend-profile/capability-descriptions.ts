import type { CapabilityName } from './capabilities.ts';

/** A capability, the screens that use it and what happens without it. */
export interface CapabilityDescription {
  /** The feature, as a noun phrase. */
  readonly feature: string;
  readonly usedBy: string;
  /** What the portal does instead. */
  readonly fallback: string;
}

/** All capabilities, in documentation order. */
export const capabilityDescriptions: Readonly<Record<CapabilityName, CapabilityDescription>> = {
  idempotencyKey: {
    feature: 'a key per payment or compensation: the same key never opens a second one',
    usedBy: 'Payments, cash, vouchers, compensations',
    fallback:
      'An attempt whose response was lost stays unknown until the state of its documents changes',
  },
  transactionList: {
    feature: 'the company’s payment attempts, with status, creator and lines',
    usedBy:
      'Payments in progress, Pagos, announced results, transaction result, receipts, payment conflicts',
    fallback: 'Only the attempts in this browser’s journal',
  },
  transactionDetails: {
    feature:
      'the id of the creator of a payment attempt, the destination of each of its lines, and a filter by day',
    usedBy: 'Pagos',
    fallback:
      'Payments cannot be filtered by person and station, and those of an old month are loaded page by page',
  },
  paymentReturn: {
    feature: 'the provider session of the user’s own pending attempt',
    usedBy: 'Volver al banco',
    fallback: 'Users cannot return to the bank; the attempt expires with its session',
  },
  loginProfile: {
    feature: 'the person, the store and the session user in the login result',
    usedBy: 'Sign-in, forgotten password',
    fallback:
      'The person is looked up by e-mail after sign-in; if there are several stores, the user selects one on the sign-in page',
  },
  signInLockSeconds: {
    feature: 'the remaining lock time of an account',
    usedBy: 'Sign-in',
    fallback: 'The message does not include the remaining time',
  },
  passwordReset: {
    feature: 'an e-mail with a link to reset the password, and the mutation that resets it',
    usedBy: 'Sign-in, forgotten password, invitations of new people',
    fallback: 'No link for a forgotten password, and no invitations',
  },
  termsRecord: {
    feature: 'when a person accepted the terms, and which version',
    usedBy: 'Personal information',
    fallback: 'The profile says only whether the terms are accepted',
  },
  errorCodes: {
    feature: '`extensions.code` with the documented codes',
    usedBy: 'Every failure message',
    fallback: 'Errors are classified by status, category and the messages of the specification',
  },
  corporateInfoQuery: {
    feature: 'a separate query for the company, with its department',
    usedBy: 'Corporate information panel, receipts, the letterhead of printed pages',
    fallback: 'The panel shows the company of the login result',
  },
  roleAcl: {
    feature: 'the permissions of each role',
    usedBy: 'Roles and permissions of associates',
    fallback: 'The role table is hidden; access requests name a person instead of a role',
  },
  destinationSearch: {
    feature: 'a search in the list of destinations',
    usedBy: 'Destination pickers, corporate information panel, quick search',
    fallback: 'All destinations are loaded once and searched in the browser',
  },
  documentDetails: {
    feature: 'all document fields on each line of account status and history',
    usedBy: 'Account status, account history',
    fallback: 'Lines show the specified fields; lines without an id have no PDF',
  },
  accountHistoryFiles: {
    feature: 'files of the account history in newest-first order',
    usedBy: 'Account history',
    fallback: 'Files are available in oldest-first order only',
  },
  documentSearch: {
    feature: 'a search in all numbers of a document',
    usedBy: 'Pending invoices, compensations, quick search',
    fallback: 'The search covers the document number only',
  },
  documentLock: {
    feature: 'the reason and start time of a document’s hold',
    usedBy: 'Invoice cards',
    fallback: 'Held documents are marked without a reason',
  },
  documentDestination: {
    feature: 'the destination’s code on a document, and a filter by it',
    usedBy: 'Station filter on the dashboard and on invoices',
    fallback: 'The dashboard and invoices show all stations and say so',
  },
  documentCurrency: {
    feature: 'the currency of each document and compensation',
    usedBy: 'Amounts',
    fallback: 'Amounts are in the store’s currency',
  },
  creditLine: {
    feature: 'the credit line of the company, and the credit that a blocked order lacks',
    usedBy: 'Dashboard, orders, order details, payment modal',
    fallback: 'Credit is not shown; a blocked order shows its reason only',
  },
  activity: {
    feature: 'sign-ins, support visits, changes of people and attempts to pay of the company',
    usedBy: 'Activity, the notice of a support visit',
    fallback: 'No page of the activity, and support visits are not announced',
  },
  companies: {
    feature: 'the companies of a person, and a mutation that changes the session to one of them',
    usedBy: 'The company bar, links to another company’s documents, transaction result',
    fallback: 'A session stays in its company',
  },
  compensationLines: {
    feature: 'the documents of a compensation in the list',
    usedBy: 'Compensations',
    fallback: 'A compensation shows its totals only',
  },
  orderDeliveries: {
    feature: 'the deliveries of an order, with remission and load order',
    usedBy: 'Order cards, order details',
    fallback: 'Remission and load order come from the timeline',
  },
  orderTexts: {
    feature: 'plant names, and descriptions of events and rejections',
    usedBy: 'Order details, timeline',
    fallback: 'Plants show their code, and events show their status',
  },
  timelineInvoice: {
    feature: 'the id that generates an event’s invoice',
    usedBy: 'Timeline',
    fallback: 'The invoice link requires a CUFE or a download URL',
  },
  voucherExpiry: {
    feature: 'the expiry date of a voucher',
    usedBy: 'Purchased vouchers',
    fallback: 'Purchased vouchers show no expiry date; the shop shows it before the purchase',
  },
  newsTeaser: {
    feature: 'image and short description of a news post',
    usedBy: 'News cards',
    fallback: 'Cards show title, date and the beginning of the text',
  },
  newsFilter: {
    feature: 'one news post by its id',
    usedBy: 'News detail',
    fallback: 'The portal searches the list for the post',
  },
  contentBlockNames: {
    feature: 'identifier and title of a content block',
    usedBy: 'Content blocks',
    fallback: 'Blocks are identified by their position in the request',
  },
  survey: {
    feature: 'the questions of forms and a mutation that stores answers',
    usedBy: 'Satisfaction survey, dynamic form',
    fallback: 'Surveys and forms are hidden',
  },
  claims: {
    feature: 'questions and claims about an invoice, order or payment, with their answers',
    usedBy: 'Invoice, order details, transaction result',
    fallback:
      'The button writes a mail with the reference to `CUSTOMER_SERVICE_EMAIL`, if it is set',
  },
};
