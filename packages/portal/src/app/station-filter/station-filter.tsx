import {
  matchRoute,
  selectStation,
  showsAllStations,
  stationParameter,
  supportsStationFilter,
} from '@surtidor/domain/session';
import type { KeyValueStorage } from '@surtidor/flows/core';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStationLabel } from '../../features/stations/use-station-label.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { Navigate, useLocation } from '../../platform/router/index.ts';
import { StationSelect } from './station-select.tsx';

/** Renders the note of a page that shows all stations although one is selected (reading 65). */
const AllStationsNote = ({ code }: { readonly code: string }) => {
  const text = useText();
  return (
    <p role="note" className="mb-3 min-h-8 text-sm text-ui-ink-soft">
      {text('All stations are shown here, not only {station}.', {
        station: useStationLabel(code),
      })}
    </p>
  );
};

const storageKey = 'surtidor-station';

/** Returns the code of the station selected in this tab, or null for all stations. */
const readSelectedStation = (tabStorage: KeyValueStorage): string | null =>
  tabStorage.get(storageKey);

/** Saves the station selected in this tab. */
function saveSelectedStation(tabStorage: KeyValueStorage, code: string | null): void {
  if (code === null) tabStorage.remove(storageKey);
  else tabStorage.set(storageKey, code);
}

/** Renders the selected station at the end of the page's first line; in a narrow window, that of the title. */
const StationSlot = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative z-10 max-lg:float-right max-lg:max-w-1/2 max-lg:pt-1 lg:h-0 print:mb-2 print:h-auto">
    <div className="lg:absolute lg:-top-2 lg:right-0 lg:max-w-3/5 print:static">{children}</div>
  </div>
);

/**
 * Renders the station that is selected for the entire portal. Pages that support it show it in the same position.
 * Pages without stations show a note.
 */
export const StationFilter = ({ children }: { children: ReactNode }) => {
  const { deploymentOptions, browser } = usePortal();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  const page = matchRoute(pathname, deploymentOptions);
  const handledPage = useRef('');
  const { selected, stationToAdd } = selectStation(
    {
      page,
      station: query.get(stationParameter),
      isNewPage: handledPage.current !== pathname,
    },
    // Only the browser has the station of the tab.
    isHydrated ? readSelectedStation(browser.tabStorage) : null,
    deploymentOptions,
  );
  useEffect(() => {
    if (stationToAdd !== null || !isHydrated) return;
    handledPage.current = pathname;
    saveSelectedStation(browser.tabStorage, selected);
  }, [browser.tabStorage, pathname, selected, stationToAdd, isHydrated]);
  if (stationToAdd !== null) {
    query.set(stationParameter, stationToAdd);
    return <Navigate to={`${pathname}?${query}`} replace />;
  }
  return (
    <>
      {supportsStationFilter(page, deploymentOptions) && (
        <StationSlot>
          <StationSelect code={selected ?? ''} />
        </StationSlot>
      )}
      {selected !== null && showsAllStations(page, deploymentOptions) && (
        <AllStationsNote code={selected} />
      )}
      {children}
    </>
  );
};
