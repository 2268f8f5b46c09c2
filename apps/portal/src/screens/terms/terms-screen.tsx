import { times } from '@surtidor/domain';
import { Alert, PageBanner } from '@surtidor/ui';
import { useState } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Navigate } from '../../platform/router/index.ts';
import { TermsForm } from './parts/terms-form.tsx';

/**
 * Accepting the terms, where the guard sends whoever has not (spec 2, /allied/edit-profile in edit
 * mode). With the terms accepted there is nothing to do here yet: home.
 */
const TermsScreen = () => {
  const text = useText();
  const { terms, support } = useSession();
  const [warned, setWarned] = useState(false);
  if (terms.accepted) return <Navigate to="/" replace />;
  return (
    <>
      <PageBanner title={text('Terms and data usage')} />
      <div className="flex flex-col gap-5">
        {!warned && (
          <Alert tone="warning" dismissAfterMs={times.termsAlert} onDismiss={() => setWarned(true)}>
            {text('Update your terms and conditions and data usage policies to continue.')}
          </Alert>
        )}
        {support ? (
          <Alert tone="info">
            {text('A support session may not accept the terms in place of the customer.')}
          </Alert>
        ) : (
          <TermsForm />
        )}
      </div>
    </>
  );
};

// React's lazy asks for a default export.
export default TermsScreen;
