import { Button } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSelectStation } from './selected-station.ts';

/** A button in an empty list of one station that shows all stations again. */
export const AllStationsButton = () => {
  const text = useText();
  const select = useSelectStation();
  return (
    <Button variant="secondary" onClick={() => select('')}>
      {text('Show all stations')}
    </Button>
  );
};
