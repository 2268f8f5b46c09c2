import { checkUrl } from '@surtidor/domain/content';
import type { PdfResponse } from '@surtidor/domain/invoices';
import type { PortalMessage } from '../../platform/messages/text-context.tsx';

/** The result of a request for a PDF: a file to open, or the reason why there is none (spec 8). */
export type PdfOutcome =
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'warning'; readonly message: PortalMessage | string };

/**
 * Returns the outcome of a response. Without a URL, it is the server's text or 'Data not found'. A forbidden URL is
 * never opened (reading 13).
 */
export function toPdfOutcome(response: PdfResponse, hosts: readonly string[]): PdfOutcome {
  switch (response.kind) {
    case 'server-text':
      return { kind: 'warning', message: response.text };
    case 'not-found':
      return { kind: 'warning', message: { key: 'Data not found' } };
    case 'url': {
      const urlCheck = checkUrl(response.url, { hosts });
      return urlCheck.kind === 'allowed'
        ? { kind: 'file', href: urlCheck.href }
        : { kind: 'warning', message: { key: 'This address is not allowed.' } };
    }
  }
}
