import { useContentBlocks } from '@surtidor/data';
import { contentBlocks } from '@surtidor/domain';
import { Button, Card, Checkbox, Dialog, ListFrame } from '@surtidor/ui';
import { useState } from 'react';
import { RichText } from '../../../features/content/rich-text.tsx';
import { FormFrame } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { dataOf, frameOf } from '../../../platform/remote/frame-state.ts';
import { type TermsBox, termsBoxes, useTermsForm } from './use-terms-form.ts';

const blocks = {
  termsAndConditions: contentBlocks.terms,
  privacyPolicy: contentBlocks.privacy,
} as const;
const titles = {
  termsAndConditions: 'Terms and conditions',
  privacyPolicy: 'Privacy policy',
} as const;

interface LegalTextProps {
  readonly box: TermsBox;
  readonly onClose: () => void;
}

/** The text of a checkbox, from its content block (spec 7, cmsBlocks). */
const LegalText = ({ box, onClose }: LegalTextProps) => {
  const text = useText();
  const { state, retry } = useContentBlocks([blocks[box]]);
  const html = dataOf(state)?.get(blocks[box])?.html;
  return (
    <Dialog open size="lg" title={text(titles[box])} onOpenChange={onClose}>
      <ListFrame {...frameOf(state, retry, text)}>
        {html !== undefined && <RichText html={html} rows={6} />}
      </ListFrame>
    </Dialog>
  );
};

const labels = {
  termsAndConditions: {
    accept: 'I accept the terms and conditions',
    title: 'Terms and conditions',
  },
  privacyPolicy: {
    accept: 'I accept the privacy policy',
    title: 'Privacy policy',
  },
} as const;

/** The terms form: both checkboxes are required (spec 5), each with its text. */
export const TermsForm = () => {
  const text = useText();
  const [openTerms, setOpenTerms] = useState<TermsBox | null>(null);
  const form = useTermsForm();
  return (
    <Card>
      <FormFrame
        form={form}
        saveLabel={text('Save and go on')}
        failureTitle={text('Your acceptance was not saved')}
      >
        <p>{text('Read both texts and accept them to go on.')}</p>
        {termsBoxes.map((box) => (
          <div key={box} className="flex flex-col items-start gap-1">
            <Checkbox label={text(labels[box].accept)} required {...form.field(box)} />
            <Button variant="quiet" size="sm" className="ml-4" onClick={() => setOpenTerms(box)}>
              {text('Read {title}', { title: text(labels[box].title) })}
            </Button>
          </div>
        ))}
      </FormFrame>
      {openTerms && <LegalText box={openTerms} onClose={() => setOpenTerms(null)} />}
    </Card>
  );
};
