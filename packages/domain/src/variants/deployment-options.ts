import { defaultProductKey } from '../shared/constants/roles.ts';
import type { DeploymentOptions } from './types.ts';

/** The default deployment options (docs/readings.md). */
export const defaultDeploymentOptions: DeploymentOptions = {
  product: defaultProductKey,
  ownRoutes: [],
  omitted: [],
  menuPositions: {},
  orderStatusSix: 'rejected',
  orderStatusNames: 'first',
  storeEntry: 'hidden-in-lubricants',
  salesCertificate: 'redirected',
  rejectionReasons: 'hidden',
  tokenEscapes: { plus: '-', slash: '_', equals: '.' },
  paymentMinimum: { mode: 'block', units: { COP: 1600 } },
  cashMaximumUnits: null,
  paymentResults: {
    approved: ['approved', 'aprobado', 'aprobada'],
    rejected: ['rejected', 'rechazado', 'rechazada', 'declined', 'failed', 'fallido', 'fallida'],
  },
  paymentGraceMs: 1_800_000,
  forms: 'enabled',
  rolePermissions: 'enabled',
  activity: 'enabled',
  passwordReset: 'enabled',
  stationDocuments: 'enabled',
};

/** Returns the default options with some of them overridden. */
export const overrideDeploymentOptions = (
  changes: Partial<DeploymentOptions>,
): DeploymentOptions => ({
  ...defaultDeploymentOptions,
  ...changes,
});
