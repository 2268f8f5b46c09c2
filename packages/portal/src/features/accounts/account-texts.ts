import type { PortalMessageKey } from '../../shared/messages/es.ts';
import '../../shared/messages/spanish/account.ts';

/** The texts that differ between the two account screens. */
export interface AccountTexts {
  readonly caption: PortalMessageKey;
  readonly filterTitle: PortalMessageKey;
  readonly balance: PortalMessageKey;
  readonly filteredBalance: PortalMessageKey;
  readonly singular: PortalMessageKey;
  readonly plural: PortalMessageKey;
  readonly emptyTitle: PortalMessageKey;
  readonly emptyText: PortalMessageKey;
  readonly noMatch: PortalMessageKey;
  /** How the balance is calculated, if it differs from other totals of the portal. */
  readonly creditsNote: PortalMessageKey | null;
}

export const statusTexts: AccountTexts = {
  caption: 'Documents of your account',
  filterTitle: 'Filter documents',
  balance: 'Total balance',
  filteredBalance: 'Balance of the filtered documents',
  singular: '1 document',
  plural: '{count} documents',
  emptyTitle: 'You owe nothing',
  emptyText: 'Your account has no open documents.',
  noMatch: 'No document matches',
  creditsNote: 'Credits are deducted',
};

export const historyTexts: AccountTexts = {
  caption: 'Movements of your account',
  filterTitle: 'Filter movements',
  balance: 'Total of the movements',
  filteredBalance: 'Total of the movements',
  singular: '1 movement',
  plural: '{count} movements',
  emptyTitle: 'No movements yet',
  emptyText: 'Your account has no movements.',
  noMatch: 'No movement matches',
  creditsNote: null,
};
