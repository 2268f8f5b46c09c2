import { checkUrl, type PdfAnswer } from '@surtidor/domain';
import type { PortalMessage } from '../../platform/messages/text-context.tsx';

/** What asking for a PDF came to: a file to open, or why there is none (spec 8). */
export type PdfOutcome =
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'warning'; readonly message: PortalMessage | string };

/**
 * What to do with an answer: without an address the server's own text is shown, else 'Data not
 * found'; an address that the deployment did not allow is never opened (reading 13).
 */
export function pdfOutcome(answer: PdfAnswer, hosts: readonly string[]): PdfOutcome {
  switch (answer.kind) {
    case 'server-text':
      return { kind: 'warning', message: answer.text };
    case 'not-found':
      return { kind: 'warning', message: { key: 'Data not found' } };
    case 'address': {
      const checked = checkUrl(answer.address, { hosts });
      return checked.kind === 'allowed'
        ? { kind: 'file', href: checked.href }
        : { kind: 'warning', message: { key: 'This address is not allowed.' } };
    }
  }
}
