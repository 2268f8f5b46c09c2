import { usePersonalInformation } from '@surtidor/data';
import type { Associate } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Card, DescriptionList, EmailText, ListFrame, StatusPill } from '@surtidor/ui';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { getPersonFacts, getStatus } from '../../features/people/person-facts.ts';
import {
  useAbilities,
  usePortal,
  useSession,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { CompanyPanel } from './parts/company-panel.tsx';
import { PasswordPanel } from './parts/password-panel.tsx';
import '../../shared/messages/spanish/personal-info.ts';

/** The signed-in user's data, company and password (spec 2, personal information). */
const PersonalInfoScreen = () => {
  const text = useText();
  const { changePassword } = useAbilities();
  return (
    <>
      <PeoplePage page="personal-info" title={text('Personal information')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <PersonalData />
          <CompanyPanel />
        </div>
        {changePassword && <PasswordPanel />}
      </div>
    </>
  );
};

/** Returns when the user accepted the terms and which version, as far as the backend says. */
function useTermsText(): (person: Associate) => string {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  return ({ termsAccepted, termsAcceptedAt = null, termsVersion }) => {
    if (!termsAccepted) return text('Terms not accepted');
    if (termsAcceptedAt === null) return text('Terms accepted');
    const { date, time } = formatInstant(timeZone, termsAcceptedAt, now(), text);
    return termsVersion
      ? text('Accepted on {date}, {time}, version {version}', { date, time, version: termsVersion })
      : text('Accepted on {date}, {time}', { date, time });
  };
}

/** The data of the signed-in user, read-only. The edit link requires `editar_perfil` (spec 2). */
const PersonalData = () => {
  const text = useText();
  const { userId } = useSession();
  const { editProfile } = useAbilities();
  const { state, retry } = usePersonalInformation(userId);
  const person = getData(state);
  const getTermsText = useTermsText();
  // A sign-in cannot always find the user, for example for support. There is nothing to load or edit then.
  const isUnknown = userId === '';
  return (
    <Card
      title={text('Personal data')}
      action={
        editProfile &&
        !isUnknown && (
          <ButtonLink href={getProfilePath('edit', userId)} variant="secondary" size="sm">
            {text('Edit my information')}
          </ButtonLink>
        )
      }
    >
      <ListFrame
        {...(isUnknown
          ? { state: 'failed', failureText: text('User not found') }
          : getFrame(state, retry, text))}
      >
        {person && (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <EmailText address={person.email} />
              <span className="text-ui-ink-soft">{translate(text, person.roleName)}</span>
              <StatusPill tone={getStatus(person, text).tone}>
                {getStatus(person, text).label}
              </StatusPill>
            </div>
            <DescriptionList
              facts={[
                ...getPersonFacts(person, text),
                {
                  label: text('Terms and conditions'),
                  value: <span translate="yes">{getTermsText(person)}</span>,
                },
              ]}
              className="gap-y-4 sm:grid-cols-3"
            />
          </>
        )}
      </ListFrame>
    </Card>
  );
};

export default PersonalInfoScreen;
