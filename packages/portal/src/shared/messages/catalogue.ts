import type { PortalMessageKey } from './es.ts';
import type { PlainPageMessageKey } from './spanish/plain-pages.ts';

/** The texts of one language. */
export type Catalogue = Readonly<Partial<Record<PortalMessageKey | PlainPageMessageKey, string>>>;
