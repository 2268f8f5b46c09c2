/// <reference path="./virtual-modules.d.ts" />
import 'virtual:surtidor/brand.css';
import config from 'virtual:surtidor/config';
import { routeTree } from 'virtual:surtidor/route-tree';
import { createPortalRouter } from './create-router.ts';

/** Creates the router of the app that is being built. TanStack Start calls it. */
export const getRouter = () => createPortalRouter(routeTree, config);
