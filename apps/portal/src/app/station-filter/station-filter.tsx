import { matchRoute, stationChoice, stationParameter } from '@surtidor/domain';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { chooseStation, selectedStation } from '../../features/stations/selected-station.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { Navigate, useLocation } from '../../platform/router/index.ts';
import { StationNotice } from './station-notice.tsx';

/**
 * Choosing one station is enough: the pages that follow it find it in their address, and a chip
 * above them takes it off. A page whose backend knows no stations says that it shows them all.
 */
export const StationFilter = ({ children }: { children: ReactNode }) => {
  const { deploymentOptions, browser } = usePortal();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  // The sections of a page show other things than the page does.
  const section = query.get('section');
  const route = matchRoute(pathname, deploymentOptions.product)?.id ?? null;
  const page = `${pathname} ${section ?? ''}`;
  const settled = useRef('');
  const { selected, missing } = stationChoice(
    { route, section, station: query.get(stationParameter), arrived: settled.current !== page },
    // The server does not know the tab's station.
    isHydrated ? selectedStation(browser.tab) : null,
  );
  useEffect(() => {
    if (missing !== null || !isHydrated) return;
    settled.current = page;
    chooseStation(browser.tab, selected);
  }, [browser.tab, page, selected, missing, isHydrated]);
  if (missing !== null) {
    query.set(stationParameter, missing);
    return <Navigate to={`${pathname}?${query}`} replace />;
  }
  return (
    <>
      {selected !== null && <StationNotice code={selected} route={route} section={section} />}
      {children}
    </>
  );
};
