export * from './abilities.ts';
export * from './access.ts';
export type { AccessDecision } from './access-types.ts';
export { addCompany, type Company, canSwitchCompany, replaceCompany } from './companies.ts';
export { type Countdown, canLogOut, getCountdown } from './countdown.ts';
export * from './idle-clock.ts';
export type { IdleClock, IdleEvent, IdlePhase, IdleSettings } from './idle-clock-types.ts';
export * from './openable-pages.ts';
export * from './page-load-times.ts';
export * from './permission-purposes.ts';
export { getUsedPermissions } from './permissions.ts';
export { getPermissionsFromAcl } from './permissions-from-acl.ts';
export {
  addRecent,
  parseRecents,
  type RecentTarget,
  serialiseRecents,
  type TargetKind,
} from './recent-targets.ts';
export * from './record-paths.ts';
export * from './return-path.ts';
export { findRoleById, parseRoleName } from './role-names.ts';
export { isSuperUser } from './roles.ts';
export { getRoutePath, getSectionRedirect, matchRoute } from './route-paths.ts';
export {
  type AccessRoute,
  accessRoutes,
  getAccessRoute,
  isIncluded,
  type RouteId,
  type RoutePath,
} from './routes.ts';
export {
  type KnownStores,
  parseSessionCookies,
  serialiseSessionCookies,
  sessionCookieNames,
} from './session-cookies.ts';
export { getHeaderEntries, getSideMenu, type MenuEntry } from './side-menu.ts';
export {
  parseStationCode,
  selectStation,
  showsAllStations,
  stationParameter,
  supportsStationFilter,
} from './station-filter.ts';
export type { Client, CorporateInfo, Session, Terms } from './types.ts';
