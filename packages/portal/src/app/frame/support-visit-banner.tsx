import { useLatestSupportVisit } from '@surtidor/data';
import { getRoutePath } from '@surtidor/domain/session';
import { Alert } from '@surtidor/ui';
import { useState } from 'react';
import {
  useAbilities,
  usePortal,
  useSession,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { getData } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { addSeenVisit, readSeenVisits } from './seen-support-visits.ts';

/** The age after which a visit is no longer announced, in milliseconds: a new browser has not seen any. */
const maxAgeMs = 7 * 86_400_000;

/** Announces the latest visit of support to the legal representative until they dismiss it or open the activity. */
export const SupportVisitBanner = () => {
  const text = useText();
  const { now, browser, deploymentOptions } = usePortal();
  const { timeZone } = useVariant();
  const { clientCode, userId } = useSession();
  const visit = getData(useLatestSupportVisit(useAbilities().seeActivity).state)?.[0];
  const mark = `${clientCode}.${userId}.${visit?.at}`;
  const [seenMarks, setSeenMarks] = useState(() => readSeenVisits(browser.sharedStorage));
  if (visit === undefined || seenMarks.includes(mark) || now() - visit.at > maxAgeMs) return null;
  const { date, time } = formatInstant(timeZone, visit.at, now(), text);
  const markSeen = () => setSeenMarks(addSeenVisit(browser.sharedStorage, mark));
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-3 lg:px-8 print:hidden">
      <Alert
        tone="info"
        title={text('Support entered your account')}
        onDismiss={markSeen}
        action={
          <ButtonLink
            href={`${getRoutePath('activity', deploymentOptions.product)}?kind=support-visit`}
            variant="secondary"
            size="sm"
            onClick={markSeen}
          >
            {text('View the activity')}
          </ButtonLink>
        }
      >
        {text('In the name of {name}, {date}, {time}. Support can view but not pay.', {
          name: visit.personName,
          date,
          time,
        })}
      </Alert>
    </div>
  );
};
