import { type DeploymentOptions, withDeploymentOptions } from '@surtidor/domain';
import type { PublicConfig } from './public-config.ts';

/** The id of the JSON element that the portal's server writes into the page. */
export const configElementId = 'surtidor-config';

/**
 * The deployment's configuration as the page carries it.
 * @throws Error when the page does not carry it: it was not served by the portal's server.
 */
export function readConfig(page: Document): PublicConfig {
  const element = page.getElementById(configElementId);
  if (element === null) throw new Error('The page carries no configuration.');
  // Written and validated by our own server in the same answer as this script's address.
  return JSON.parse(element.textContent ?? '') as PublicConfig;
}

/** The deployment's options in force: the specification's defaults with what the deployment turned. */
export const deploymentOptionsOf = (config: PublicConfig): DeploymentOptions =>
  withDeploymentOptions(config.deploymentOptions);
