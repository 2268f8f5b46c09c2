import { routePath } from '@surtidor/domain';
import { Alert } from '@surtidor/ui';
import { isBuilt } from '../../../built-routes.ts';
import { useText } from '../../../messages/text-context.tsx';
import { ButtonLink } from '../../../shell/frame/button-link.tsx';
import { usePortal } from '../../../shell/portal-context.tsx';

/** Invites to the satisfaction survey (spec 2, account status); leads there where it is built. */
export const SurveyInvitation = () => {
  const text = useText();
  const { product } = usePortal().readings;
  return (
    <Alert
      tone="info"
      title={text('Tell us how we are doing')}
      action={
        isBuilt('survey') && (
          <ButtonLink href={routePath('survey', product)} variant="secondary">
            {text('Answer the survey')}
          </ButtonLink>
        )
      }
    >
      {text('Answer our satisfaction survey: it takes two minutes.')}
    </Alert>
  );
};
