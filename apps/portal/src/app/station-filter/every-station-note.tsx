import { useText } from '../../platform/messages/text-context.tsx';
import { useStationLabel } from './station-lens.tsx';

/** Says that a page shows all stations although one is selected (reading 65). */
export const EveryStationNote = ({ code }: { readonly code: string }) => {
  const text = useText();
  return (
    <p role="note" className="mb-3 min-h-8 text-sm text-ink-soft">
      {text('Every station is shown here, not only {station}.', {
        station: useStationLabel(code),
      })}
    </p>
  );
};
