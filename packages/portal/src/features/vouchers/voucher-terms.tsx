import type { VoucherUse } from '@surtidor/domain/vouchers';
import { TermsOverlay } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { RichText } from '../content/rich-text.tsx';

export interface VoucherTermsProps {
  /** The use whose terms are shown; null if closed. */
  readonly use: VoucherUse | null;
  readonly onClose: () => void;
}

/** Renders the terms of a use over the page (spec 2, total to pay). */
export const VoucherTerms = ({ use, onClose }: VoucherTermsProps) => {
  const text = useText();
  return (
    <TermsOverlay open={use !== null} title={text('Terms of the vouchers')} onOpenChange={onClose}>
      {use && <RichText html={use.terms} />}
    </TermsOverlay>
  );
};
