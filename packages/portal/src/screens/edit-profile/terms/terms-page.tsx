import { durations } from '@surtidor/domain';
import { Alert, PageBanner } from '@surtidor/ui';
import { useState } from 'react';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { TermsForm } from './terms-form.tsx';

/**
 * The page to which the guard redirects users who have not accepted the terms (spec 2: the profile in edit mode with
 * `states=1`).
 */
export const TermsPage = () => {
  const text = useText();
  const { support } = useSession();
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <div className="mx-auto max-w-md">
      <PageBanner title={text('Terms and data usage')} />
      <div className="flex flex-col gap-5">
        {!isDismissed && (
          <Alert
            tone="warning"
            dismissAfterMs={durations.termsAlert}
            onDismiss={() => setIsDismissed(true)}
          >
            {text('Update your terms and conditions and data usage policies to continue.')}
          </Alert>
        )}
        {support ? (
          <Alert tone="info">
            {text('Support sessions cannot accept the terms for the customer.')}
          </Alert>
        ) : (
          <TermsForm />
        )}
      </div>
    </div>
  );
};
