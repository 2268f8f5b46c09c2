import { Alert, Button, Card, Checkbox } from '@surtidor/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { type TermsBox, termsBoxes, useTermsForm } from './use-terms-form.ts';

// Read by few: the form comes without it.
const LegalText = lazyPart(async () => (await import('./legal-text.tsx')).LegalText);

const labels = {
  terms: {
    accept: 'I accept the terms and conditions',
    name: 'the terms and conditions',
    title: 'Terms and conditions',
  },
  privacy: {
    accept: 'I accept the privacy policy',
    name: 'the privacy policy',
    title: 'Privacy policy',
  },
} as const;

/** The terms form: both boxes must be ticked (spec 5), each with its text at hand. */
export const TermsForm = () => {
  const text = useText();
  const [reading, setReading] = useState<TermsBox | null>(null);
  const { ticked, missing, saving, failure, tick, save } = useTermsForm();
  return (
    <Card className="mx-auto max-w-md">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{text('Read both texts and accept them to go on.')}</p>
        {termsBoxes.map((box) => (
          <div key={box} className="flex flex-col items-start gap-1">
            <Checkbox
              label={text(labels[box].accept)}
              checked={ticked.includes(box)}
              onCheckedChange={(on) => tick(box, on)}
              error={
                missing.includes(box) &&
                text('To continue you must accept {fieldName}.', {
                  fieldName: text(labels[box].name),
                })
              }
            />
            <Button variant="quiet" size="sm" onClick={() => setReading(box)}>
              {text('Read {title}', { title: text(labels[box].title) })}
            </Button>
          </div>
        ))}
        {failure && (
          <Alert tone="danger" title={text('Your acceptance was not saved')}>
            {failureText(failure, text)}
          </Alert>
        )}
        <Button type="submit" size="lg" busy={saving} busyLabel={text('Saving ...')}>
          {text('Save and go on')}
        </Button>
      </form>
      <Suspense fallback={null}>
        {reading && <LegalText box={reading} onClose={() => setReading(null)} />}
      </Suspense>
    </Card>
  );
};
