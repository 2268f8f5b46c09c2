import { type ActivityFilter, activityKinds, useAllPeople } from '@surtidor/data';
import { Select } from '@surtidor/ui';
import {
  choiceParam,
  createFilterCodec,
  optionalParam,
  textParam,
} from '../../../features/lists/parameters.ts';
import { getFullName } from '../../../features/people/person-facts.ts';
import { useSession } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData } from '../../../platform/remote/frame-state.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** Reads and writes the search params of the activity. */
export const activityCodec = createFilterCodec<ActivityFilter>({
  kind: choiceParam('kind', activityKinds, undefined),
  personId: optionalParam(textParam('person')),
});

const kindLabels: Readonly<Record<(typeof activityKinds)[number], PortalMessageKey>> = {
  'sign-in': 'Sign-ins',
  'support-visit': 'Support visits',
  'person-change': 'Changes of users',
  payment: 'Attempts to pay',
};

export interface ActivityFilterFieldsProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** Renders the choice of a person and a kind. The backend lists people without the legal representative. */
export const ActivityFilterFields = ({ filter, onChange }: ActivityFilterFieldsProps) => {
  const text = useText();
  const { userId, displayName } = useSession();
  const people = getData(useAllPeople(true).state)?.filter(({ id }) => id !== userId) ?? [];
  return (
    <>
      <Select
        className="w-full sm:w-64"
        label={text('Person')}
        value={filter.personId ?? ''}
        options={[
          { value: '', label: text('Everyone') },
          { value: userId, label: displayName },
          ...people.map((person) => ({ value: person.id, label: getFullName(person) })),
        ]}
        onValueChange={(id) => onChange({ ...filter, personId: id || undefined })}
      />
      <Select
        className="min-w-40 flex-1 sm:max-w-64"
        label={text('What was done')}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: text('Everything') },
          ...activityKinds.map((kind) => ({ value: kind, label: text(kindLabels[kind]) })),
        ]}
        onValueChange={(value) =>
          onChange({ ...filter, kind: activityKinds.find((kind) => kind === value) })
        }
      />
    </>
  );
};
