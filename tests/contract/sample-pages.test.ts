import { accessRoutes, getRoutePath } from '@surtidor/domain/session';
import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import {
  findPage,
  type RouteRow,
  routes,
} from '../../packages/portal/src/platform/routes/routes.ts';
import { getSamplePages } from '../harness/sample-pages.ts';

describe('getSamplePages', () => {
  const samples = getSamplePages('Surtidor');

  it('returns URLs that show the named screen', () => {
    for (const { path, screen } of samples) {
      const { pathname } = new URL(path, 'http://portal');
      expect(findPage(pathname, defaultDeploymentOptions)?.screen).toBe(screen);
    }
  });

  it('includes every route that is not explicitly excluded', () => {
    const samplePaths = new Set(samples.map(({ path }) => new URL(path, 'http://portal').pathname));
    const missing = accessRoutes.filter(({ id }) => {
      const { sampleQuery }: RouteRow = routes[id];
      return sampleQuery !== null && !samplePaths.has(getRoutePath(id, 'Surtidor'));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
