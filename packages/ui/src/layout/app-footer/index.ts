export { AppFooter, type AppFooterProps, type FooterLink } from './app-footer.tsx';
