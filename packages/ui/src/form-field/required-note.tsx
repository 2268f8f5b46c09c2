import { useKitMessages } from '../messages/index.ts';
import { RequiredMark } from './required-mark.tsx';

/** What the asterisks of a form mean; above its first field. */
export const RequiredNote = () => {
  const { requiredNote } = useKitMessages();
  return (
    <p aria-hidden="true" className="text-sm text-ink-soft">
      <RequiredMark /> {requiredNote}
    </p>
  );
};
