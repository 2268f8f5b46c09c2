import type { Remote } from '@surtidor/data';
import type { Associate, AssociateDraft, Destination, DestinationsView } from '@surtidor/domain';
import { LargeSelect, ListFrame } from '@surtidor/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PortalForm } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';
import { DestinationsReadOnly } from './destinations-read-only.tsx';
import { PasteCodes } from './paste-codes.tsx';

export interface DestinationsFieldProps {
  readonly form: PortalForm<AssociateDraft>;
  /** How the role's table shows them (spec 6). */
  readonly view: DestinationsView;
  /** Every destination of the client. */
  readonly all: Remote<readonly Destination[]>;
  readonly person: Associate | null;
}

/** The destinations a person may act for: chosen, all, or only to be read (spec 2 and 6). */
export const DestinationsField = ({ form, view, all, person }: DestinationsFieldProps) => {
  const text = useText();
  if (view !== 'picker') {
    return <DestinationsReadOnly view={view} destinations={person?.destinations ?? []} />;
  }
  const destinations = shownValue(all.state);
  return destinations ? (
    <DestinationPicker form={form} all={destinations} />
  ) : (
    <ListFrame
      {...frameOf(all.state, all.retry, text)}
      emptyTitle={text('Your company has no destinations yet')}
    />
  );
};

interface DestinationPickerProps {
  readonly form: PortalForm<AssociateDraft>;
  readonly all: readonly Destination[];
}

const DestinationPicker = ({ form, all }: DestinationPickerProps) => {
  const text = useText();
  const chosen = useWatch({ control: form.form.control, name: 'destinations' });
  const byCode = useMemo(() => new Map(all.map((one) => [one.code, one])), [all]);
  const codes = useMemo(() => chosen.map(({ code }) => code), [chosen]);
  const choose = (next: readonly string[]) => {
    const kept = new Map(chosen.map((one) => [one.code, one]));
    const destinations = next.flatMap((code) => byCode.get(code) ?? kept.get(code) ?? []);
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
        placeholder={text('Code or commercial name')}
        hint={text('{n} chosen', { n: codes.length })}
        options={all}
        value={codes}
        onValueChange={choose}
        {...form.binding('destinations')}
      />
      <PasteCodes
        all={all}
        onFound={(found) => choose([...new Set([...codes, ...found.map(({ code }) => code)])])}
      />
    </div>
  );
};
