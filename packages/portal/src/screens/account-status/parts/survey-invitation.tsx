import { getAccessRoute, getRoutePath, isIncluded } from '@surtidor/domain/session';
import { Alert } from '@surtidor/ui';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';

/** Invites the client to answer the satisfaction survey (spec 2, account status). */
export const SurveyInvitation = () => {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { product, forms } = deploymentOptions;
  if (forms === 'disabled' || !isIncluded(getAccessRoute('survey'), deploymentOptions)) return null;
  return (
    <div className="mt-8 print:hidden">
      <Alert
        tone="info"
        title={text('Tell us how we are doing')}
        action={
          <ButtonLink href={getRoutePath('survey', product)} variant="secondary">
            {text('Take the survey')}
          </ButtonLink>
        }
      >
        {text('Take our satisfaction survey. It takes two minutes.')}
      </Alert>
    </div>
  );
};
