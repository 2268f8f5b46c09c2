import type { Remote } from '@surtidor/data';
import type { Associate, AssociateDraft, Destination, DestinationsView } from '@surtidor/domain';
import { ListFrame } from '@surtidor/ui';
import { Suspense } from 'react';
import type { PortalForm } from '../../../features/forms/index.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';

// Fetched when a role opens them: most people have no destinations of their own.
const DestinationsReadOnly = lazyPart(
  async () => (await import('./destinations-read-only.tsx')).DestinationsReadOnly,
);
const DestinationPicker = lazyPart(
  async () => (await import('./destination-picker.tsx')).DestinationPicker,
);

export interface DestinationsFieldProps {
  readonly form: PortalForm<AssociateDraft>;
  /** How the role's table shows them (spec 6). */
  readonly view: DestinationsView;
  /** Every destination of the client. */
  readonly all: Remote<readonly Destination[]>;
  readonly person: Associate | null;
}

/** The destinations a person may act for: selected, all, or only to be read (spec 2 and 6). */
export const DestinationsField = ({ form, view, all, person }: DestinationsFieldProps) => {
  const text = useText();
  if (view === 'hidden') return null;
  if (view !== 'picker') {
    return (
      <Suspense fallback={<ListFrame state="loading" />}>
        <DestinationsReadOnly view={view} destinations={person?.destinations ?? []} />
      </Suspense>
    );
  }
  const destinations = shownValue(all.state);
  return destinations ? (
    <Suspense fallback={<ListFrame state="loading" />}>
      <DestinationPicker form={form} all={destinations} />
    </Suspense>
  ) : (
    <ListFrame
      {...frameOf(all.state, all.retry, text)}
      emptyTitle={text('Your company has no destinations yet')}
    />
  );
};
