import type { Remote } from '@surtidor/data';
import {
  type Associate,
  type AssociateDraft,
  type Destination,
  type DestinationsView,
  indexDestinations,
} from '@surtidor/domain';
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
  readonly all: readonly Destination[];
}

/** Selects destinations one by one or from a pasted list of codes (spec 2). */
const DestinationPicker = ({ form, all }: DestinationPickerProps) => {
  const text = useText();
  const selected = useWatch({ control: form.form.control, name: 'destinations' });
  const options = useDestinationOptions(all);
  const index = useMemo(() => indexDestinations(all), [all]);
  const codes = useMemo(() => selected.map(({ code }) => code), [selected]);
  const choose = (next: readonly string[]) => {
    const selectedByCode = new Map(selected.map((one) => [one.code, one]));
    const destinations = next.flatMap(
      (code) => index.findByCode(code) ?? selectedByCode.get(code) ?? [],
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
        onValueChange={choose}
        {...form.binding('destinations')}
      />
      <PasteCodes
        find={index.findPasted}
        onFound={(found) => choose([...new Set([...codes, ...found.map(({ code }) => code)])])}
      />
    </div>
  );
};

export interface DestinationsFieldProps {
  readonly form: PortalForm<AssociateDraft>;
  /** How the role table shows the destinations (spec 6). */
  readonly view: DestinationsView;
  /** All destinations of the client. */
  readonly all: Remote<readonly Destination[]>;
  readonly person: Associate | null;
}

/** Renders the destinations of a user: selectable, all or read-only (spec 2 and 6). */
export const DestinationsField = ({ form, view, all, person }: DestinationsFieldProps) => {
  const text = useText();
  if (view === 'hidden') return null;
  if (view !== 'picker') {
    return <DestinationsReadOnly view={view} destinations={person?.destinations ?? []} />;
  }
  const destinations = getData(all.state);
  return destinations ? (
    <DestinationPicker form={form} all={destinations} />
  ) : (
    <ListFrame
      {...getFrame(all.state, all.retry, text)}
      emptyTitle={text('Your company has no destinations yet')}
    />
  );
};
