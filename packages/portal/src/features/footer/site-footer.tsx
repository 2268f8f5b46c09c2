import { AppFooter } from '@surtidor/ui';
import { useSyncExternalStore } from 'react';
import { usePortal, useVariant } from '../../platform/context/portal-context.tsx';
import { formatInstant } from '../../platform/format/format-instant.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import type { FooterLinks } from '../../shared/config/portal-definition.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';

const footerLinks = [
  { name: 'terms', ownPath: 'terminos-y-condiciones', title: 'Terms and conditions' },
  { name: 'privacy', ownPath: 'habeas-data', title: 'Privacy policy' },
  { name: 'help', ownPath: null, title: 'Help' },
] as const;

/** Returns the links of the footer, on the store's site unless the distributor has URLs of its own (spec 2). */
export const getFooterLinks = (storeBaseUrl: string, links: FooterLinks = {}) =>
  footerLinks.flatMap(({ name, ownPath, title }) => {
    const path = links[name] ?? ownPath;
    return path === null ? [] : [{ title, href: new URL(path, `${storeBaseUrl}/`).href }];
  });

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
  const { config, definition, deploymentOptions, now } = usePortal();
  const links = getFooterLinks(config.storeBaseUrl, definition.links).map(({ title, href }) => ({
    label: text(title),
    href,
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
