import { useContentBlocks } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { Dialog, ListFrame } from '@surtidor/ui';
import { RichText } from '../../../features/content/rich-text.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';
import type { TermsBox } from './use-terms-form.ts';

const blocks = {
  termsAndConditions: contentBlocks.terms,
  privacyPolicy: contentBlocks.privacy,
} as const;
const titles = {
  termsAndConditions: 'Terms and conditions',
  privacyPolicy: 'Privacy policy',
} as const;

export interface LegalTextProps {
  readonly box: TermsBox;
  readonly onClose: () => void;
}

/** The text of a checkbox, from its content block (spec 7, cmsBlocks). */
export const LegalText = ({ box, onClose }: LegalTextProps) => {
  const text = useText();
  const { state, retry } = useContentBlocks([blocks[box]]);
  const html = shownValue(state)?.get(blocks[box])?.html;
  return (
    <Dialog open size="lg" title={text(titles[box])} onOpenChange={onClose}>
      <ListFrame {...frameOf(state, retry, text)}>
        {html !== undefined && <RichText html={html} rows={6} />}
      </ListFrame>
    </Dialog>
  );
};
