export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
