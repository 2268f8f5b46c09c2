import { Button } from '../../actions/button/index.ts';
import { useKitMessages } from '../../messages/index.ts';
import { ErrorPage } from './error-page.tsx';

/** The default fallback of the error boundary, with a retry button. */
export const FailedPage = ({ onRetry }: { onRetry: () => void }) => {
  const { failedTitle, retry } = useKitMessages();
  return (
    <ErrorPage
      illustration="failed"
      title={failedTitle}
      actions={<Button onClick={onRetry}>{retry}</Button>}
    />
  );
};
