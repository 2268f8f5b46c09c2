import type { Remote } from '@surtidor/data';
import {
  type Associate,
  type AssociateDraft,
  type Destination,
  type DestinationsView,
  indexDestinations,
} from '@surtidor/domain/associates';
import { LargeSelect, ListFrame } from '@surtidor/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PortalForm } from '../../../features/forms/index.ts';
import { useDestinationOptions } from '../../../features/stations/use-destination-options.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { DestinationsReadOnly } from './destinations-read-only.tsx';
import { PasteCodes } from './paste-codes.tsx';

interface DestinationPickerProps {
  readonly form: PortalForm<AssociateDraft>;
  /** All destinations of the client. */
  readonly allDestinations: readonly Destination[];
}

/** Selects destinations one by one or from a pasted list of codes (spec 2). */
const DestinationPicker = ({ form, allDestinations }: DestinationPickerProps) => {
  const text = useText();
  const selected = useWatch({ control: form.form.control, name: 'destinations' });
  const options = useDestinationOptions(allDestinations);
  const destinationIndex = useMemo(() => indexDestinations(allDestinations), [allDestinations]);
  const codes = useMemo(() => selected.map(({ code }) => code), [selected]);
  const selectCodes = (nextCodes: readonly string[]) => {
    const selectedByCode = new Map(selected.map((destination) => [destination.code, destination]));
    const destinations = nextCodes.flatMap(
      (code) => destinationIndex.findByCode(code) ?? selectedByCode.get(code) ?? [],
    );
    form.form.setValue('destinations', destinations, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <LargeSelect
        className="w-full"
        label={text('Destinations')}
        required
        placeholder={text('Code or commercial name')}
        hint={
          codes.length === 1
            ? text('1 destination selected')
            : text('{n} destinations selected', { n: codes.length })
        }
        options={options}
        value={codes}
        onValueChange={selectCodes}
        {...form.binding('destinations')}
      />
      <PasteCodes
        findPasted={destinationIndex.findPasted}
        onPaste={(pastedDestinations) =>
          selectCodes([...new Set([...codes, ...pastedDestinations.map(({ code }) => code)])])
        }
      />
    </div>
  );
};

export interface DestinationsFieldProps {
  readonly form: PortalForm<AssociateDraft>;
  /** How the role table shows the destinations (spec 6). */
  readonly view: DestinationsView;
  /** All destinations of the client. */
  readonly allDestinations: Remote<readonly Destination[]>;
  readonly person: Associate | null;
}

/** Renders the destinations of a user: selectable, all or read-only (spec 2 and 6). */
export const DestinationsField = ({
  form,
  view,
  allDestinations,
  person,
}: DestinationsFieldProps) => {
  const text = useText();
  if (view === 'hidden') return null;
  if (view !== 'picker') {
    return <DestinationsReadOnly view={view} destinations={person?.destinations ?? []} />;
  }
  const destinations = getData(allDestinations.state);
  return destinations ? (
    <DestinationPicker form={form} allDestinations={destinations} />
  ) : (
    <ListFrame
      {...getFrame(allDestinations.state, allDestinations.retry, text)}
      emptyTitle={text('Your company has no destinations yet')}
    />
  );
};
