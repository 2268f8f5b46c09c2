import { useDestinations } from '@surtidor/data';
import { useText } from '../../../platform/messages/text-context.tsx';

/** The number of the client's destinations, from the total of the first page (reading 24). */
export const AllDestinations = () => {
  const text = useText();
  const { state } = useDestinations('');
  const total = state.kind === 'ready' ? state.total : undefined;
  return (
    <div>
      <p className="text-sm font-semibold">{text('Stations')}</p>
      <p>{total === undefined ? text('Every station') : text('All ({n})', { n: total })}</p>
    </div>
  );
};
