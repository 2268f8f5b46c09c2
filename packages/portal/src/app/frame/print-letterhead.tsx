import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCompany } from '../../features/people/use-company.ts';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';

/** Returns when the page was last printed, or opened if it was not printed yet, in epoch milliseconds. */
function usePrintedAt(): number {
  const { now } = usePortal();
  const [printedAt, setPrintedAt] = useState(now);
  useEffect(() => {
    // The browser prints the page as it is when the event ends.
    const handleBeforePrint = () => flushSync(() => setPrintedAt(now()));
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => window.removeEventListener('beforeprint', handleBeforePrint);
  }, [now]);
  return printedAt;
}

/** Renders the letterhead of printed pages: company and time. It is in every page, because printing does not wait. */
export const PrintLetterhead = () => {
  const text = useText();
  const { deploymentOptions, now } = usePortal();
  const { clientCode } = useSession();
  const { timeZone } = useVariant();
  const { state } = useCompany();
  const company = getData(state);
  const { date, time } = formatInstant(timeZone, usePrintedAt(), now(), text);
  return (
    <div className="mx-auto hidden w-full max-w-page justify-between gap-x-8 border-b border-ui-line-strong px-4 pb-3 text-sm lg:px-8 print:flex">
      <div>
        <p translate="no" className="font-heading text-xl font-extrabold">
          {deploymentOptions.product}
        </p>
        <p>{text('Printed on {date}, {time}', { date, time })}</p>
      </div>
      <div className="text-right">
        {company && (
          <>
            <p translate="no" className="font-bold">
              {company.name}
            </p>
            <p translate="no">{`${company.documentType} ${company.document}`}</p>
          </>
        )}
        <p>{text('Client {code}', { code: clientCode })}</p>
      </div>
    </div>
  );
};
