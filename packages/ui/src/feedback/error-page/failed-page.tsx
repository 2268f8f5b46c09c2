import { Button } from '../../actions/button/index.ts';
import { useKitMessages } from '../../messages/index.ts';
import { ErrorPage } from './error-page.tsx';

/** The page that stands in where nobody gave another: it broke, and may be tried again. */
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
