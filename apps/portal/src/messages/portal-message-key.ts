import type { MessageKey } from '@surtidor/domain';
import type { signInTexts } from './spanish/sign-in.ts';

/** A key of the portal's catalogue: the specification's texts and the screens' own. */
export type PortalMessageKey = MessageKey | keyof typeof signInTexts;
