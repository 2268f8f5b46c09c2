import { findAssociatesById, findDestinations, useDataContext } from '@surtidor/data';
import { getAbilities } from '@surtidor/domain';
import { useEffect, useState } from 'react';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { commandId, type PaletteTarget } from './palette-target.ts';
import { readRecents } from './recents.ts';
import { associateTarget, stationTarget } from './target.tsx';
import { useStationPath } from './use-station-path.ts';

/**
 * The recent users and stations by command id. The device stores ids only; names are fetched each time the
 * palette opens.
 */
export function useRecentNames(open: boolean): ReadonlyMap<string, PaletteTarget> {
  const text = useText();
  const dataContext = useDataContext();
  const session = useSession();
  const variant = useVariant();
  const { deploymentOptions, browser } = usePortal();
  const stationPath = useStationPath();
  const { manageAssociates } = getAbilities(session, variant, deploymentOptions);
  const [named, setNamed] = useState<ReadonlyMap<string, PaletteTarget>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per opening; a new session remounts the portal
  useEffect(() => {
    if (!open) return;
    let isOld = false;
    const getIds = (idKind: 'associate' | 'station') =>
      readRecents(browser.shared, session)
        .filter(({ kind }) => kind === idKind)
        .map(({ id }) => id);
    const people = manageAssociates ? getIds('associate') : [];
    const stations = stationPath === null ? [] : getIds('station');
    const fetchNames = async () => {
      const outcomes = await Promise.all([
        ...(people.length > 0 ? [findAssociatesById(dataContext, people)] : []),
        ...stations.map((searchText) => findDestinations(dataContext, { searchText, limit: 5 })),
      ]);
      if (isOld) return;
      const targets = outcomes
        .flatMap((one) => (one.kind === 'done' ? [...one.value] : []))
        .map((found) =>
          'code' in found
            ? stationTarget(found, stationPath ?? '', text)
            : associateTarget(found, text),
        );
      setNamed(new Map(targets.map((target) => [commandId('', target), target])));
    };
    if (people.length + stations.length > 0) void fetchNames();
    return () => {
      isOld = true;
    };
  }, [open]);
  return named;
}
