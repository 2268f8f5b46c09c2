import type { Remote } from '@surtidor/data';
import type { Associate, AssociateDraft, Destination, DestinationsView } from '@surtidor/domain';
import { ListFrame } from '@surtidor/ui';
import type { PortalForm } from '../../../features/forms/index.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { dataOf, frameOf } from '../../../platform/remote/frame-state.ts';
import { DestinationPicker } from './destination-picker.tsx';
import { DestinationsReadOnly } from './destinations-read-only.tsx';

export interface DestinationsFieldProps {
  readonly form: PortalForm<AssociateDraft>;
  /** How the role table shows them (spec 6). */
  readonly view: DestinationsView;
  /** All destinations of the client. */
  readonly all: Remote<readonly Destination[]>;
  readonly person: Associate | null;
}

/** The destinations of a user: selectable, all, or read-only (spec 2 and 6). */
export const DestinationsField = ({ form, view, all, person }: DestinationsFieldProps) => {
  const text = useText();
  if (view === 'hidden') return null;
  if (view !== 'picker') {
    return <DestinationsReadOnly view={view} destinations={person?.destinations ?? []} />;
  }
  const destinations = dataOf(all.state);
  return destinations ? (
    <DestinationPicker form={form} all={destinations} />
  ) : (
    <ListFrame
      {...frameOf(all.state, all.retry, text)}
      emptyTitle={text('Your company has no destinations yet')}
    />
  );
};
