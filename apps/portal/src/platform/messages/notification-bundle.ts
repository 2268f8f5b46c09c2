import { domainTexts } from './spanish/domain.ts';
import { listRowTexts } from './spanish/list-rows.ts';
import { notificationTexts } from './spanish/notifications.ts';

/** What the page of notifications says besides the texts of a start. */
export const notificationBundle = { ...domainTexts, ...listRowTexts, ...notificationTexts };
