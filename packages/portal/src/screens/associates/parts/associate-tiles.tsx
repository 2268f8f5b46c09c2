import type { Associate } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { AssociateTile } from '@surtidor/ui';
import { getStatus } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { translate, useText } from '../../../platform/messages/text-context.tsx';
import { formatDestinations } from './format-destinations.ts';
import { type PersonActions, PersonMenu } from './person-menu.tsx';

export interface AssociatesViewProps {
  readonly people: readonly Associate[];
  /** Null without the permission to change users. */
  readonly actions: PersonActions | null;
}

/** Lists the users as tiles with their actions. */
export const AssociateTiles = ({ people, actions }: AssociatesViewProps) => {
  const text = useText();
  const { userId } = useSession();
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => {
        const destinations = formatDestinations(person, text);
        return (
          <li key={person.id}>
            <AssociateTile
              firstName={person.firstName}
              lastName={person.lastName}
              level={2}
              role={translate(text, person.roleName)}
              email={person.email}
              status={getStatus(person, text)}
              href={getProfilePath('see', person.id)}
              {...(destinations !== undefined && { destinations })}
              {...(person.id === userId && { mark: text('You') })}
              action={actions && <PersonMenu person={person} actions={actions} />}
            />
          </li>
        );
      })}
    </ul>
  );
};
