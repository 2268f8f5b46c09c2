import { Suspense, useEffect } from 'react';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import type { LeaveQuestion } from '../../platform/router/index.ts';

/** The browser's own question, where ours cannot be fetched: nothing typed is lost for that. */
const NativeQuestion = ({ open, leave, stay }: LeaveQuestion) => {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each leaving
  useEffect(() => {
    if (!open) return;
    const message = `${text('Leave without saving?')}\n\n${text('What you typed here has not been saved.')}`;
    if (window.confirm(message)) leave();
    else stay();
  }, [open]);
  return null;
};

const LeaveDialog = lazyOptional(
  async () => (await import('./leave-dialog.tsx')).LeaveDialog,
  NativeQuestion,
);

/** The question before a form is left, fetched with the first change of the form: nobody leaves sooner. */
export const LazyLeaveDialog = (leaving: LeaveQuestion) => (
  <Suspense fallback={null}>
    <LeaveDialog {...leaving} />
  </Suspense>
);
