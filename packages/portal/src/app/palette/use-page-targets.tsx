import {
  canOpen,
  getOpenablePages,
  getOwnPages,
  getRoutePath,
  isIncluded,
  type RouteId,
} from '@surtidor/domain/session';
import { RouteIcon } from '../../features/menu/menu-icons.tsx';
import { useAbilities, useVisitor } from '../../platform/context/portal-context.tsx';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { getSectionPath } from '../../platform/routes/find-page.ts';
import { getPortalRoute } from '../../platform/routes/routes.ts';
import type { PaletteTarget } from './palette-target.ts';

/** The sections that require permission to edit. */
const editSections: ReadonlySet<string> = new Set(['import']);

/** Returns the permitted pages with their sections. Labels are unique, because two routes are 'Mi perfil'. */
export function usePageTargets(): readonly PaletteTarget[] {
  const text = useText();
  const visitor = useVisitor();
  const { changeAssociates, changePassword } = useAbilities();
  const getPages = (id: RouteId): readonly PaletteTarget[] => {
    const { title, keywords, sections = {} } = getPortalRoute(id);
    const href = getRoutePath(id, visitor.deploymentOptions.product);
    const icon = <RouteIcon id={id} />;
    const page = {
      kind: 'page',
      id,
      label: text(title),
      href,
      icon,
      ...(keywords && { keywords: text(keywords) }),
    } as const;
    const sectionTargets = Object.entries(sections)
      .filter(([, section]) => isIncluded(section, visitor.deploymentOptions))
      .filter(([name]) => canOpen(visitor, id, new URLSearchParams({ section: name })))
      .filter(([name]) => changeAssociates || !editSections.has(name))
      .map(([name, section]) => ({
        ...page,
        id: `${id}/${name}`,
        label: text(section.title),
        keywords: section.keywords ? text(section.keywords) : '',
        hint: page.label,
        href: getSectionPath(href, name),
      }));
    return [page, ...sectionTargets];
  };
  const passwordTargets = getPages('personal-info')
    .slice(0, 1)
    .map((page) => ({ ...page, id: 'personal-info/password', label: text('Change password') }));
  const ownTargets = getOwnPages(visitor).map(({ path, title }) => ({
    kind: 'page' as const,
    id: path,
    label: translate(text, title),
    href: path,
  }));
  const targets: readonly PaletteTarget[] = [
    ...getOpenablePages(visitor).flatMap(getPages),
    ...ownTargets,
    ...(changePassword ? passwordTargets : []),
  ];
  const seenLabels = new Set<string>();
  return targets.filter(({ label }) => !seenLabels.has(label) && seenLabels.add(label));
}
