import { AppFooter } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';

/** The footer's links to the store site (spec 2). */
const storePages = [
  { path: 'terminos-y-condiciones', title: 'Terms and conditions' },
  { path: 'habeas-data', title: 'Privacy policy' },
] as const;

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
