import { expect, it } from 'vitest';
import { getFooterLinks } from './site-footer.tsx';

const storeBaseUrl = 'https://store.example.com/es';

it('links to the terms and the privacy policy on the store’s site', () => {
  expect(getFooterLinks(storeBaseUrl)).toEqual([
    { title: 'Terms and conditions', href: `${storeBaseUrl}/terminos-y-condiciones` },
    { title: 'Privacy policy', href: `${storeBaseUrl}/habeas-data` },
  ]);
});

it('links to paths and URLs of the distributor', () => {
  const links = { privacy: 'https://legal.example.com/privacy', help: 'ayuda' };
  expect(getFooterLinks(storeBaseUrl, links).slice(1)).toEqual([
    { title: 'Privacy policy', href: 'https://legal.example.com/privacy' },
    { title: 'Help', href: `${storeBaseUrl}/ayuda` },
  ]);
});
