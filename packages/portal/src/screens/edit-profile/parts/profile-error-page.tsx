import { ErrorPage } from '@surtidor/ui';
import { useAbilities, useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

const textsByKind = {
  malformed: {
    title: 'This profile link is not valid',
    detail: 'It may be incomplete or changed. Find the user in the list.',
  },
  'not-found': {
    title: 'We did not find this person',
    detail: 'The user does not exist or does not belong to your company.',
  },
  'cannot-create': {
    title: 'You cannot create people in this session',
    detail: 'Only the legal representative can, but not in a support session.',
  },
} as const satisfies Readonly<
  Record<string, { readonly title: PortalMessageKey; readonly detail: PortalMessageKey }>
>;

/** Renders the error page of a profile that cannot be shown. Users of other companies count as not found. */
export const ProfileErrorPage = ({ kind }: { kind: keyof typeof textsByKind }) => {
  const text = useText();
  const { manageAssociates } = useAbilities();
  const routePath = useRoutePath();
  const { title, detail } = textsByKind[kind];
  return (
    <ErrorPage
      illustration="not-found"
      title={text(title)}
      actions={
        <>
          {manageAssociates && (
            <ButtonLink href={routePath('associates')}>{text('View users')}</ButtonLink>
          )}
          <ButtonLink href={routePath('personal-info')} variant="secondary">
            {text('Profile')}
          </ButtonLink>
        </>
      }
    >
      {text(detail)}
    </ErrorPage>
  );
};
