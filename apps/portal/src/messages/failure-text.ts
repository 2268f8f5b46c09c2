import type { Failure } from '@surtidor/domain';
import type { PortalMessage } from './text-context.tsx';

/** A failure in words: the server's own text where section 8 shows it, else the catalogue's. */
export const failureText = ({ serverText, message }: Failure): PortalMessage | string =>
  serverText ?? message;
