// Modules of the app that is being built, which the package's Vite plugin resolves (vite/app-files.ts).

declare module 'virtual:surtidor/route-tree' {
  /** The routes of the package and of the app. */
  export const routeTree: import('@tanstack/react-router').AnyRoute;
}

declare module 'virtual:surtidor/config' {
  /** What the app's distributor decides: the default export of its portal.config.tsx. */
  const config: import('./shared/config/portal-definition.ts').PortalDefinition;
  export default config;
}

declare module 'virtual:surtidor/brand.css' {}
