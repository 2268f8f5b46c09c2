import {
  getOpenablePages,
  getOwnPages,
  getProfilePath,
  getRoutePath,
  type RouteId,
} from '@surtidor/domain/session';
import { RouteIcon } from '../../features/menu/menu-icons.tsx';
import { useAbilities, useVisitor } from '../../platform/context/portal-context.tsx';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { getPortalRoute } from '../../platform/routes/routes.ts';
import type { PaletteTarget } from './palette-target.ts';

/** Returns the permitted pages. Labels are unique, because two routes are 'Mi perfil'. */
export function usePageTargets(): readonly PaletteTarget[] {
  const text = useText();
  const visitor = useVisitor();
  const { changeAssociates, changePassword } = useAbilities();
  const toTarget = (id: RouteId): PaletteTarget => {
    const { title, keywords, parent } = getPortalRoute(id);
    return {
      kind: 'page',
      id,
      label: text(title),
      href: getRoutePath(id, visitor.deploymentOptions.product),
      icon: <RouteIcon id={parent ?? id} />,
      ...(keywords && { keywords: text(keywords) }),
      ...(parent && { hint: text(getPortalRoute(parent).title) }),
    };
  };
  const pageIds = getOpenablePages(visitor).filter(
    (id) => id !== 'associates-import' || changeAssociates,
  );
  const passwordTarget = {
    ...toTarget('personal-info'),
    id: 'personal-info/password',
    label: text('Change password'),
  };
  const personTarget = {
    ...toTarget('associates'),
    id: 'associates/create',
    label: text('New person'),
    href: getProfilePath('create'),
  };
  const ownTargets = getOwnPages(visitor).map(({ path, title }) => ({
    kind: 'page' as const,
    id: path,
    label: translate(text, title),
    href: path,
  }));
  const targets: readonly PaletteTarget[] = [
    ...pageIds.map(toTarget),
    ...ownTargets,
    ...(changePassword ? [passwordTarget] : []),
    ...(changeAssociates ? [personTarget] : []),
  ];
  const seenLabels = new Set<string>();
  return targets.filter(({ label }) => !seenLabels.has(label) && seenLabels.add(label));
}
