import { useDestinations } from '@surtidor/data';
import { useText } from '../../../platform/messages/text-context.tsx';

/** How many destinations the client has, from the first page's total (reading 24). */
export const AllDestinations = () => {
  const text = useText();
  const { state } = useDestinations('');
  const total = state.kind === 'ready' ? state.total : undefined;
  return (
    <div>
      <p className="text-sm font-semibold">{text('Destinations')}</p>
      <p>{total === undefined ? text('Every destination') : text('All ({n})', { n: total })}</p>
    </div>
  );
};
