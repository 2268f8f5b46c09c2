import { findAssociatesById, findDestinations, useDataContext } from '@surtidor/data';
import { useEffect, useState } from 'react';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getCommandId, type PaletteTarget } from './palette-target.ts';
import { readRecents } from './recents.ts';
import { createAssociateTarget, createStationTarget } from './target.tsx';
import { useStationPath } from './use-station-path.ts';

/**
 * Returns the recent users and stations by command id. The device stores only ids, and names are fetched each time the
 * palette opens.
 */
export function useRecentNames(): ReadonlyMap<string, PaletteTarget> {
  const text = useText();
  const dataContext = useDataContext();
  const session = useSession();
  const { browser } = usePortal();
  const stationPath = useStationPath();
  const { manageAssociates } = useAbilities();
  const [targetsById, setTargetsById] = useState<ReadonlyMap<string, PaletteTarget>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per opening; a new session remounts the portal
  useEffect(() => {
    let isCancelled = false;
    const getIds = (idKind: 'associate' | 'station') =>
      readRecents(browser.sharedStorage, session)
        .filter(({ kind }) => kind === idKind)
        .map(({ id }) => id);
    const associateIds = manageAssociates ? getIds('associate') : [];
    const stationIds = stationPath === null ? [] : getIds('station');
    const fetchNames = async () => {
      const outcomes = await Promise.all([
        ...(associateIds.length > 0 ? [findAssociatesById(dataContext, associateIds)] : []),
        ...stationIds.map((searchText) => findDestinations(dataContext, { searchText, limit: 5 })),
      ]);
      if (isCancelled) return;
      const targets = outcomes
        .flatMap((outcome) => (outcome.kind === 'done' ? [...outcome.value] : []))
        .map((item) =>
          'code' in item
            ? createStationTarget(item, stationPath ?? '', text)
            : createAssociateTarget(item, text),
        );
      setTargetsById(new Map(targets.map((target) => [getCommandId('', target), target])));
    };
    if (associateIds.length + stationIds.length > 0) void fetchNames();
    return () => {
      isCancelled = true;
    };
  }, []);
  return targetsById;
}
