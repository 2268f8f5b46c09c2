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
  commentLength: (written, most) => `${written} of ${most} characters`,
  countdownUnit: (seconds) => (seconds === 1 ? 'second' : 'seconds'),
  dismiss: 'Dismiss',
  emptyText: 'It will appear here as soon as there is something.',
  emptyTitle: 'Data not found',
  errorsTitle: (count) =>
    count === 1 ? 'Check 1 field before you continue' : `Check ${count} fields before you continue`,
  failedTitle: 'We could not load this',
  forbiddenText: 'Ask the legal representative of your company for the permission.',
  forbiddenTitle: 'You do not have permission to see this',
  hidePassword: 'Hide password',
  home: 'Home',
  invoiceBlocked: 'This document cannot be paid for now.',
  invoiceInPayment: 'This document is in a payment that has not ended.',
  loadMore: 'Load more',
  loading: 'Loading…',
  loadingMore: 'Loading more…',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  next: 'Next',
  notifications: (unread) => (unread === '0' ? 'Notifications' : `Notifications: ${unread} unread`),
  optional: '(optional)',
  required: 'Required field',
  requiredNote: 'Every field is required, except the optional ones.',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  refreshing: 'Updating…',
  remove: (what) => `Remove ${what}`,
  retry: 'Try again',
  search: 'Search',
  selection: (count) => `Invoice selection (${count})`,
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  slideRole: 'slide',
  slide: (position, count) => `${position} of ${count}`,
  total: 'Total',
};
