import { englishAmountMessages } from './english-amounts.ts';
import { englishChoiceMessages } from './english-choices.ts';
import { englishDateMessages } from './english-dates.ts';
import { englishFileMessages } from './english-files.ts';
import { englishListMessages } from './english-lists.ts';
import { englishPatternMessages } from './english-patterns.ts';
import type { KitMessages } from './messages.tsx';

/** The English messages of the kit. */
export const englishMessages: KitMessages = {
  ...englishDateMessages,
  ...englishChoiceMessages,
  ...englishFileMessages,
  ...englishListMessages,
  ...englishPatternMessages,
  ...englishAmountMessages,
  accept: 'Accept',
  cancel: 'Cancel',
  carousel: 'Carousel',
  clear: 'Clear',
  close: 'Close',
  commentLength: (length, maximum) => `${length} of ${maximum} characters`,
  countdownUnit: (seconds) => (seconds === 1 ? 'second' : 'seconds'),
  dismiss: 'Dismiss',
  emptyText: 'Data will appear here when it is available.',
  emptyTitle: 'Data not found',
  errorsTitle: (count) =>
    count === 1 ? 'Check 1 field before you continue' : `Check ${count} fields before you continue`,
  failedTitle: 'We could not load the data',
  forbiddenText: 'Ask your company’s legal representative for the permission.',
  forbiddenTitle: 'You do not have permission to see this',
  hidePassword: 'Hide password',
  home: 'Home',
  invoiceBlocked: 'This document cannot be paid at the moment.',
  invoiceInPayment: 'A payment for this document is in progress.',
  loadMore: 'Load more',
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  next: 'Next',
  notifications: (unread) => (unread === '0' ? 'Notifications' : `Notifications: ${unread} unread`),
  optional: '(optional)',
  required: 'Required field',
  requiredNote: 'All fields are required unless marked as optional.',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  refreshing: 'Updating…',
  remove: (label) => `Remove ${label}`,
  retry: 'Try again',
  search: 'Search',
  selection: (count) => `Invoice selection (${count})`,
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  slideRole: 'slide',
  slide: (position, count) => `${position} of ${count}`,
  total: 'Total',
};
