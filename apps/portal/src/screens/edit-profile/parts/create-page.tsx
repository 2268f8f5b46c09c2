import { ListFrame } from '@surtidor/ui';
import { PeoplePage } from '../../../features/people/people-page.tsx';
import { useAbilities } from '../../../features/people/use-abilities.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { LazyPersonForm } from './lazy-person-form.tsx';
import { ProfileProblem } from './profile-problem.tsx';
import { useReferenceLists } from './use-reference-lists.ts';

/** A new associate (spec 2, associates administration); empty again after each success. */
export const CreatePage = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  const { lists, failure, retry } = useReferenceLists();
  if (!changeAssociates) return <ProfileProblem kind="may-not-create" />;
  return (
    <>
      <PeoplePage section="associates" within title={text('New person')} />
      {lists ? (
        <LazyPersonForm person={null} table="create" lists={lists} />
      ) : (
        <ListFrame
          state={failure ? 'failed' : 'loading'}
          failureText={failure && failureText(failure, text)}
          onRetry={retry}
        />
      )}
    </>
  );
};
