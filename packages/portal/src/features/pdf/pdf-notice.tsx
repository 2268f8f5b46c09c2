import { StatusModal } from '@surtidor/ui';
import { type PortalMessage, translate, useText } from '../../platform/messages/text-context.tsx';

export interface PdfNoticeProps {
  /** The reason: the server's text or a message of the portal. */
  readonly message: PortalMessage | string;
  /** The title; by default, that the PDF could not be opened. */
  readonly title?: string;
  readonly onAccept: () => void;
}

/** Renders a warning modal about a document without a file (spec 8). */
export const PdfNotice = ({ message, title, onAccept }: PdfNoticeProps) => {
  const text = useText();
  return (
    <StatusModal
      open
      status="warning"
      title={title ?? text('We could not open the PDF')}
      onAccept={onAccept}
    >
      {typeof message === 'string' ? translate(text, message) : text(message.key, message.params)}
    </StatusModal>
  );
};
