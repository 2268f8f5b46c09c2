import { Button, Card, Checkbox } from '@surtidor/ui';
import { useState } from 'react';
import { FormFrame } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { LegalText } from './legal-text.tsx';
import { type TermsBox, termsBoxes, useTermsForm } from './use-terms-form.ts';

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
