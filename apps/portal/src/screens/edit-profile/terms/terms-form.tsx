import { Button, Card, Checkbox } from '@surtidor/ui';
import { Suspense, useState } from 'react';
import { FormFrame } from '../../../features/forms/index.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { type TermsBox, termsBoxes, useTermsForm } from './use-terms-form.ts';

// A lazy chunk: few users open the text.
const LegalText = lazyPart(async () => (await import('./legal-text.tsx')).LegalText);

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
      <Suspense fallback={null}>
        {openTerms && <LegalText box={openTerms} onClose={() => setOpenTerms(null)} />}
      </Suspense>
    </Card>
  );
};
