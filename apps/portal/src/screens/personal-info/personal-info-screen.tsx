import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { CompanyPanel } from './parts/company-panel.tsx';
import { OwnData } from './parts/own-data.tsx';
import { PasswordPanel } from './parts/password-panel.tsx';

/** The user's own data, company and password (spec 2, personal information). */
export const PersonalInfoScreen = () => {
  const text = useText();
  const { changePassword } = useAbilities();
  return (
    <>
      <PeoplePage section={null} title={text('Personal information')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <OwnData />
          <CompanyPanel />
        </div>
        {changePassword && <PasswordPanel />}
      </div>
    </>
  );
};
