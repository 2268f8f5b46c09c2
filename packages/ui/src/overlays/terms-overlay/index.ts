export { TermsOverlay, type TermsOverlayProps } from './terms-overlay.tsx';
