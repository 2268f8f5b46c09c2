export { SupportBanner, type SupportBannerProps } from './support-banner.tsx';
