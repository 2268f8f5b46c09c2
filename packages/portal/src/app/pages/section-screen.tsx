import { matchRoute } from '@surtidor/domain/session';
import type { ComponentType } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { getPage } from '../../platform/routes/find-page.ts';
import type { ScreenId } from '../../platform/routes/routes.ts';

export interface SectionScreenProps {
  /** The screens of the route: its own screen and those of its sections. */
  readonly screens: Readonly<Partial<Record<ScreenId, ComponentType>>>;
}

/** Renders the section of a route that `?section=` selects. */
export const SectionScreen = ({ screens }: SectionScreenProps) => {
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname, usePortal().deploymentOptions);
  const page = route && getPage(route.id, new URLSearchParams(search));
  const Screen = page ? screens[page.screen] : undefined;
  return Screen === undefined ? null : <Screen />;
};
