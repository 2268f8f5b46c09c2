import { canOpen, type RecentTarget, type TargetKind } from '@surtidor/domain/session';
import { CommandPalette } from '@surtidor/ui';
import { useState } from 'react';
import { usePortal, useSession, useVisitor } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { CloseOnBack, useNavigate } from '../../platform/router/index.ts';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { getCommandId, type PaletteTarget } from './palette-target.ts';
import { readRecents, saveRecent } from './recents.ts';
import {
  createInvoiceNumberTarget,
  createOrderNumberTarget,
  createPaymentIdTarget,
  createStationTarget,
} from './target.tsx';
import { useListTargets } from './use-list-targets.tsx';
import { usePageTargets } from './use-page-targets.tsx';
import { usePaletteSearch } from './use-palette-search.ts';
import { useRecentNames } from './use-recent-names.ts';
import { useStationPath } from './use-station-path.ts';
import '../../shared/messages/spanish/palette.ts';

export interface PaletteProps {
  readonly onClose: () => void;
}

const headings: Readonly<Record<TargetKind, PortalMessageKey>> = {
  page: 'Pages',
  order: 'Pedidos',
  invoice: 'Invoices',
  payment: 'Payments',
  station: 'Stations',
  associate: 'People',
};

/** Returns the recent targets that are still permitted and resolvable. */
function useRecentTargets(
  pages: readonly PaletteTarget[],
  targetsById: ReadonlyMap<string, PaletteTarget>,
): readonly PaletteTarget[] {
  const text = useText();
  const { browser } = usePortal();
  const visitor = useVisitor();
  const { session } = visitor;
  const stationPath = useStationPath();
  const getTarget = (recent: RecentTarget): PaletteTarget | undefined => {
    const { kind, id } = recent;
    if (kind === 'page') return pages.find((page) => page.id === id);
    const fetchedTarget = targetsById.get(getCommandId('', recent));
    if (fetchedTarget || kind === 'associate') return fetchedTarget;
    if (kind === 'order')
      return canOpen(visitor, 'orders') ? createOrderNumberTarget(id, text) : undefined;
    if (kind === 'invoice') {
      return canOpen(visitor, 'invoice') ? createInvoiceNumberTarget(id, text) : undefined;
    }
    if (kind === 'payment') {
      return canOpen(visitor, 'pending-invoices') ? createPaymentIdTarget(id, text) : undefined;
    }
    return stationPath === null
      ? undefined
      : createStationTarget({ code: id, name: '' }, stationPath, text);
  };
  return readRecents(browser.sharedStorage, session)
    .map(getTarget)
    .filter((target) => target !== undefined);
}

/**
 * Renders the open command palette: permitted pages, and orders, invoices, payments, stations and users by number or name. Without
 * text it lists recent targets.
 */
export const Palette = ({ onClose }: PaletteProps) => {
  const text = useText();
  const session = useSession();
  const { browser } = usePortal();
  const navigate = useNavigate();
  const [inputValue, setInputValue] = useState('');
  const pages = usePageTargets();
  const recents = useRecentTargets(pages, useRecentNames());
  const { results, isSearching } = usePaletteSearch(inputValue);
  const listTargets = useListTargets(results?.searchText ?? '');
  const createGroup = (id: string, label: string, targets: readonly PaletteTarget[]) => ({
    id,
    label,
    commands: targets.map((target) => ({ ...target, id: getCommandId(id, target), target })),
  });
  const groups = [
    ...(inputValue.trim() === '' ? [createGroup('recent', text('Recent'), recents)] : []),
    createGroup('page', text(headings.page), pages),
    ...(['order', 'invoice', 'payment', 'station', 'associate'] as const).map((kind) =>
      createGroup(
        kind,
        text(headings[kind]),
        results?.targets.filter((target) => target.kind === kind) ?? [],
      ),
    ),
    createGroup(
      'lists',
      text(
        results?.failed
          ? 'Part of the search failed. Check the lists.'
          : 'There may be more results in the lists',
      ),
      results?.failed || results?.hasMore ? listTargets : [],
    ),
  ];
  return (
    <>
      <CloseOnBack onBack={onClose} />
      <CommandPalette
        open
        onOpenChange={onClose}
        label={text('Search for a page, order, invoice, station or user')}
        groups={groups}
        state={isSearching ? 'loading' : 'ready'}
        onType={setInputValue}
        onSelect={(id) => {
          const selected = groups.flatMap(({ commands }) => commands).find((one) => one.id === id);
          if (!selected) return;
          saveRecent(browser.sharedStorage, session, selected.target);
          navigate(selected.href);
        }}
      />
    </>
  );
};
