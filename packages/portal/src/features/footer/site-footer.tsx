import { AppFooter } from '@surtidor/ui';
import { useSyncExternalStore } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';

/** The footer's links to the store site (spec 2). */
const storePages = [
  { path: 'terminos-y-condiciones', title: 'Terms and conditions' },
  { path: 'habeas-data', title: 'Privacy policy' },
] as const;

/** What users tell the help desk: when the data on screen was loaded, if it is known, and the page's reference. */
const HelpNote = () => {
  const text = useText();
  const { connection, config, now } = usePortal();
  const { timeZone } = useVariant();
  const { subscribe, getSnapshot } = connection;
  const { loadedAt } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const { date, time, isToday } = formatInstant(timeZone, loadedAt ?? now(), now(), text);
  return (
    <>
      {loadedAt !== null && (
        <span>
          {isToday
            ? text('Information as of {time}', { time })
            : text('Information as of {date}, {time}', { date, time })}
        </span>
      )}
      {config.reference && (
        <span>
          <span>{text('Reference for the help desk')}</span>{' '}
          <span translate="no" className="select-all">
            {config.reference}
          </span>
        </span>
      )}
    </>
  );
};

/** Renders the links to terms and privacy policy, the trademark and the copyright year (spec 2). */
export const SiteFooter = ({ background = 'page' }: { background?: 'page' | 'brand' }) => {
  const text = useText();
  const { config, deploymentOptions, now } = usePortal();
  const links = storePages.map(({ path, title }) => ({
    label: text(title),
    href: `${config.storeBaseUrl}/${path}`,
  }));
  const year = new Date(now()).getUTCFullYear();
  return (
    <AppFooter
      background={background}
      note={<HelpNote />}
      controls={<ColorModeSwitch />}
      links={links}
      trademark={`${deploymentOptions.product}®. ${text('Registered trademark.')}`}
      copyright={text('© {year} {product}. All rights reserved.', {
        year,
        product: deploymentOptions.product,
      })}
    />
  );
};
