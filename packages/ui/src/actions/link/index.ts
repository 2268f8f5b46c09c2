export { DownloadLink, type DownloadLinkProps } from './download-link.tsx';
export { Link, type LinkProps } from './link.tsx';
export { type LinkElementProps, LinkProvider, type LinkProviderProps } from './link-provider.tsx';
