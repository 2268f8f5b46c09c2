import { domainTexts } from './spanish/domain.ts';
import { listTexts } from './spanish/lists.ts';
import { notificationTexts } from './spanish/notifications.ts';

/** What the page of notifications says besides the texts of a start. */
export const notificationBundle = { ...domainTexts, ...listTexts, ...notificationTexts };
