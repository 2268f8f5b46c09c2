import { PeoplePage } from '../../../features/people/people-page.tsx';
import { useAbilities } from '../../../features/people/use-abilities.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PersonEditor } from './person-editor.tsx';
import { ProfileProblem } from './profile-problem.tsx';

/** Creates an associate (spec 2, associates administration). The form resets after each success. */
export const CreatePage = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  if (!changeAssociates) return <ProfileProblem kind="cannot-create" />;
  return (
    <>
      <PeoplePage section="associates" within title={text('New person')} />
      <PersonEditor person={null} table="create" />
    </>
  );
};
