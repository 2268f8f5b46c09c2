import { Button, StateMessage } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

export interface CrashCardProps {
  /** A chunk that failed to load, online or offline, or an unexpected error. */
  readonly kind: 'new-version' | 'offline' | 'unexpected';
  readonly onReload: () => void;
}

const texts = {
  'new-version': {
    illustration: 'maintenance',
    title: 'There is a new version of the portal.',
    detail: 'Load it to go on.',
  },
  offline: {
    illustration: 'failed',
    title: 'You have no internet connection.',
    detail: 'Load it to go on.',
  },
  unexpected: {
    illustration: 'failed',
    title: 'An unexpected error occurred.',
    detail: 'Your data is safe. Try again in a few minutes.',
  },
} as const;

/** Rendered instead of a page that crashed. */
export const CrashCard = ({ kind, onReload }: CrashCardProps) => {
  const text = useText();
  const { illustration, title, detail } = texts[kind];
  return (
    <main className="flex min-h-dvh items-center justify-center bg-canvas p-4">
      <StateMessage
        illustration={illustration}
        title={text(title)}
        urgency="alert"
        action={<Button onClick={onReload}>{text('Reload')}</Button>}
      >
        {text(detail)}
      </StateMessage>
    </main>
  );
};
