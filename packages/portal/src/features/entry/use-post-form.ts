import { type FormEvent, useEffect, useState } from 'react';

/**
 * Manages a form that the browser posts. An invalid form is not posted, so its fields keep their values. A posted form
 * is not posted again while its response is pending.
 * @param validate Returns the problem of the form's data, or null if it is valid.
 */
export function usePostForm<Problem extends string>(validate: (data: FormData) => Problem | null) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may restore the page with its state after the response.
    const release = () => setBusy(false);
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): Problem | null => {
    const found = validate(new FormData(event.currentTarget));
    setProblem(found);
    if (found !== null || busy) event.preventDefault();
    else setBusy(true);
    return found;
  };
  return { problem, busy, handleSubmit };
}

/** Returns the trimmed text of a field. */
export const getFieldText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
