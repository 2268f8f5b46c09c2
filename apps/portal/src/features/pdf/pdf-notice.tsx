import { StatusModal } from '@surtidor/ui';
import { type PortalMessage, translated, useText } from '../../platform/messages/text-context.tsx';

export interface PdfNoticeProps {
  /** Why there is no file: the server's own text, or ours. */
  readonly message: PortalMessage | string;
  /** What it is about; by default, that a PDF could not be opened. */
  readonly title?: string;
  readonly onAccept: () => void;
}

/** Says in a warning modal that a document has no file (spec 8). */
export const PdfNotice = ({ message, title, onAccept }: PdfNoticeProps) => {
  const text = useText();
  return (
    <StatusModal
      open
      status="warning"
      title={title ?? text('We could not open the PDF')}
      onAccept={onAccept}
    >
      {typeof message === 'string' ? translated(text, message) : text(message.key, message.params)}
    </StatusModal>
  );
};
