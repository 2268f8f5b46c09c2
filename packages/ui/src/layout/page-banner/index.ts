export { PageBanner, type PageBannerProps } from './page-banner.tsx';
