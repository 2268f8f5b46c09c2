export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';
export { ErrorPage, type ErrorPageProps } from './error-page.tsx';
