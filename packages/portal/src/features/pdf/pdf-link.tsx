import type { PdfResponse } from '@surtidor/domain/invoices';
import { Button, DownloadLink } from '@surtidor/ui';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PdfNotice } from './pdf-notice.tsx';
import { type PdfOutcome, toPdfOutcome } from './pdf-outcome.ts';

/** Whether the browser still counts a new tab as a user action. */
const isUserActivationActive = () => navigator.userActivation?.isActive ?? false;

export interface PdfLinkProps {
  /** The title of the document: 'Factura FE-10293'. */
  readonly document: string;
  /** The link's text; 'PDF' by default. Must be part of `document` or 'PDF'. */
  readonly label?: string;
  /** Requests the file's URL. Never rejects. */
  readonly fetchPdf: () => Promise<PdfResponse>;
  /** -1 removes the link from the tab order. */
  readonly tabIndex?: -1;
}

type State = 'idle' | 'preparing' | PdfOutcome;

/**
 * Renders a button that opens the PDF of one document in a new tab (spec 2). The URL is requested on click. If the
 * response takes so long that the browser would block the tab, a link is rendered instead.
 */
export const PdfLink = ({ document, label = 'PDF', fetchPdf, tabIndex }: PdfLinkProps) => {
  const text = useText();
  const { config, browser } = usePortal();
  const [state, setState] = useState<State>('idle');
  const handleClick = async () => {
    setState('preparing');
    const outcome = toPdfOutcome(await fetchPdf(), config.allowedHosts);
    setState(outcome);
    if (outcome.kind === 'file' && isUserActivationActive()) browser.openTab(outcome.href);
  };
  const fullLabel = text('PDF of {document}', { document });
  if (typeof state === 'object' && state.kind === 'file') {
    return (
      <DownloadLink href={state.href} aria-label={fullLabel} tabIndex={tabIndex}>
        {label}
      </DownloadLink>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<FileDown className="size-4" />}
        busy={state === 'preparing'}
        aria-label={fullLabel}
        tabIndex={tabIndex}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      {typeof state === 'object' && (
        <PdfNotice message={state.message} onAccept={() => setState('idle')} />
      )}
    </>
  );
};
